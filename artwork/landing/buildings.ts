import { palette } from '#artwork/draw/index.ts';
import type { Sheet } from './town-sheet.ts';

/** What one building or tree may take. */
export interface Plot {
  x: number;
  y: number;
  w: number;
  h: number;
}

const walls = [palette.paper, palette.rope, palette.sand, palette.blush, palette.paper] as const;

/** Houses wall to wall, some around a court, some with a wind tower. */
export function house(sheet: Sheet, { x, y, w, h }: Plot): void {
  if (sheet.chance(0.05)) return sheet.tree(x + w / 2, y + h / 2, 6.5);
  sheet.box(1, 'shadow', x + 3, y + 3, w, h);
  sheet.box(2, sheet.pick(walls), x, y, w, h);
  const isCourt = Math.min(w, h) > 18 && sheet.chance(0.5);
  if (isCourt) {
    sheet.box(4, 'shadow', x + w * 0.28, y + h * 0.3, w * 0.44, h * 0.4);
    if (sheet.chance(0.4)) sheet.dot(6, palette.jade, x + w / 2, y + h / 2, 3);
  } else sheet.box(3, 'shade', x + w / 2, y, w / 2, h);
  if (sheet.chance(0.16)) {
    sheet.box(4, palette.clay, x + 4, y + 4, 9, 9);
    sheet.box(5, palette.paper, x + 2, y + 2, 9, 9);
    sheet.add(7, 'cross', `M${Math.round(x + 2)} ${Math.round(y + 2)}l9 9m-9 0l9-9`);
  }
  return undefined;
}

/** Blocks of flats, with what stands on flat roofs. */
export function block(sheet: Sheet, { x, y, w, h }: Plot): void {
  const tone = sheet.pick([palette.paper, palette.apricot, palette.mist, palette.rope, palette.blush]);
  sheet.box(1, 'shadow', x + 5, y + 5, w, h);
  sheet.box(2, tone, x, y, w, h);
  sheet.box(3, 'shade', x + 3, y + 3, w - 6, h - 6);
  sheet.box(4, tone, x + 5, y + 5, w - 8, h - 8);
  sheet.box(5, palette.slate, x + w * 0.3, y + h * 0.3, 5, 5);
  if (sheet.chance(0.5)) sheet.box(5, palette.shoal, x + w * 0.62, y + h * 0.56, 4, 7);
}

/** A house in its garden, some with a pool. */
export function villa(sheet: Sheet, { x, y, w, h }: Plot): void {
  sheet.box(1, sheet.chance(0.7) ? palette.moss : palette.paddy, x, y, w, h);
  const [wide, high] = [w * sheet.between(0.5, 0.62), h * sheet.between(0.56, 0.7)];
  const top = y + (sheet.chance(0.5) ? 3 : h - high - 4);
  sheet.box(2, palette.forest, x + 6, top + 3, wide, high);
  sheet.box(
    3,
    sheet.pick([palette.paper, palette.paper, palette.sand, palette.blush]),
    x + 3,
    top,
    wide,
    high,
  );
  sheet.box(4, 'shade', x + 3, top + high / 2, wide, high / 2);
  if (sheet.chance(0.55)) sheet.box(3, palette.aqua, x + w - 10, y + h * 0.28, 6, h * 0.42);
  else sheet.tree(x + w - 8, y + h / 2, 5);
}

/** Sheds with their ridges and skylights; between them yards where lorries wait. */
export function shed(sheet: Sheet, { x, y, w, h }: Plot): void {
  if (sheet.chance(0.14)) {
    for (const at of [4, 12, 20].filter((each) => each < h - 6))
      sheet.box(
        3,
        sheet.pick([palette.ember, palette.paper, palette.sun, palette.lagoon]),
        x + 6,
        y + at,
        17,
        5,
      );
    return;
  }
  const [lit, dark] = sheet.pick([
    [palette.paper, palette.rope],
    [palette.mist, palette.aqua],
    [palette.sand, '#C9A978'],
    [palette.paper, palette.rope],
    [palette.coral, palette.rose],
    [palette.aqua, palette.shoal],
    [palette.paper, palette.mist],
  ]);
  sheet.box(1, 'shadow', x + 4, y + 4, w, h);
  sheet.box(2, lit, x, y, w, h / 2);
  sheet.box(2, dark, x, y + h / 2, w, h / 2);
  for (let at = 6; at < w - 6; at += 12) sheet.box(4, palette.sand, x + at, y + h * 0.22, 5, 3);
}

/** A tower on its podium, with a pool beside it, and its shadow. */
export function tower(sheet: Sheet, { x, y, w, h }: Plot): void {
  if (sheet.chance(0.08)) {
    sheet.box(1, palette.moss, x, y, w, h);
    sheet.tree(x + w * 0.3, y + h * 0.35, 5);
    sheet.tree(x + w * 0.68, y + h * 0.66, 6);
    return;
  }
  sheet.box(1, sheet.pick([palette.paper, palette.paddy, palette.paper, palette.blush]), x, y, w, h);
  if (sheet.chance(0.5)) sheet.box(2, palette.shoal, x + w - 8, y + h - 14, 5, 11);
  const size = Math.round(Math.min(w, h) * sheet.between(0.56, 0.7));
  const [left, top] = [Math.round(x + 2), Math.round(y + h - size - 2)];
  sheet.add(3, 'shade', `M${left} ${top}l${size}-${size}h${size}v${size}l-${size} ${size}z`);
  const [roof, side] = sheet.pick([
    [palette.aqua, palette.lagoon],
    [palette.mist, palette.shoal],
    [palette.sand, palette.rose],
    [palette.aqua, palette.tide],
    [palette.sand, palette.clay],
  ]);
  sheet.box(4, side, left, top, size, size);
  sheet.box(5, roof, left + 5, top, size - 5, size - 5);
  if (sheet.chance(0.4)) sheet.dot(6, side, left + size / 2 + 2, top + size / 2 - 3, 4);
}

/** Fields between their dykes. */
export function field(sheet: Sheet, { x, y, w, h }: Plot): void {
  sheet.box(2, sheet.pick([palette.paddy, palette.moss, '#8FA94B', palette.jade]), x, y, w, h);
  for (let at = 5; at < h - 3; at += 6) sheet.box(3, 'shade', x + 3, y + at, w - 6, 1.6);
}

/** Trees in lines; now and then the tiled roof of a house. */
export const grove =
  (lights: readonly [string, ...string[]], roofs: number, size: number) =>
  (sheet: Sheet, { x, y, w, h }: Plot): void => {
    if (sheet.chance(roofs)) {
      sheet.box(1, 'shadow', x + 3, y + 4, w - 3, h - 4);
      sheet.box(2, palette.ember, x + 1, y + 2, w - 3, (h - 4) / 2);
      sheet.box(2, palette.laterite, x + 1, y + h / 2, w - 3, (h - 4) / 2);
    } else sheet.tree(x + w / 2, y + h / 2, size * sheet.between(0.85, 1.1), sheet.pick(lights));
  };
