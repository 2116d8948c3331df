import { disc, fill, line, palette, random, type Random, round, type Svg } from '#artwork/draw/index.ts';

/** What a part of a town is built or planted with. */
export type Quarter =
  | 'lanes'
  | 'blocks'
  | 'villas'
  | 'sheds'
  | 'towers'
  | 'park'
  | 'mangrove'
  | 'plantation'
  | 'paddies'
  | 'palms';

/** An upright rectangle, all of it built upon unless `isFree` says otherwise. */
export interface Area {
  left: number;
  right: number;
  from: number;
  to: number;
}

interface Plot {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Shapes of one layer and colour become one path, so that a town of hundreds of houses is a small file. */
class Sheet {
  private readonly inks = new Map<string, string[]>();
  private readonly next: Random;

  constructor(next: Random) {
    this.next = next;
  }

  /** Layers are drawn in their order. */
  add(layer: number, colour: string, d: string): void {
    const key = `${layer} ${colour}`;
    this.inks.set(key, [...(this.inks.get(key) ?? []), d]);
  }

  box(layer: number, colour: string, x: number, y: number, w: number, h: number): void {
    const [left, top, wide, high] = [x, y, w, h].map((value) => Math.round(value));
    this.add(layer, colour, `M${left} ${top}h${wide}v${high}h-${wide}z`);
  }

  dot(layer: number, colour: string, x: number, y: number, radius: number): void {
    const [left, top, r] = [Math.round(x - radius), Math.round(y), round(radius)];
    this.add(layer, colour, `M${left} ${top}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`);
  }

  tree(x: number, y: number, radius: number, light: string = palette.jade): void {
    this.dot(1, 'shadow', x + 2, y + 2.5, radius);
    this.dot(5, palette.forest, x, y, radius);
    this.dot(6, light, x - radius * 0.2, y - radius * 0.25, radius * 0.62);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  pick<Each>(all: readonly [Each, ...Each[]]): Each {
    return all[Math.floor(this.next() * all.length)] ?? all[0];
  }

  svg(shadow: string): Svg {
    return [...this.inks]
      .toSorted(([one], [other]) => Number(one[0]) - Number(other[0]))
      .map(([key, all]) => {
        const colour = key.slice(2);
        if (colour === 'shade') return fill(all.join(''), palette.night, 'opacity=".13"');
        if (colour === 'cross') return line(all.join(''), palette.clay, 1.2);
        return fill(all.join(''), colour === 'shadow' ? shadow : colour);
      })
      .join('');
  }
}

interface Look {
  /** Of a house, away from its street. */
  deep: number;
  /** Of a house, along its street: the least and the most. */
  wide: readonly [number, number];
  /** Of a row between two side streets. */
  row: readonly [number, number];
  street: number;
  gap: number;
  draw: (sheet: Sheet, plot: Plot) => void;
}

const walls = [palette.paper, palette.rope, palette.sand, palette.blush, palette.paper] as const;

/** Houses wall to wall, some around a court, some with a wind tower. */
function house(sheet: Sheet, { x, y, w, h }: Plot): void {
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
function block(sheet: Sheet, { x, y, w, h }: Plot): void {
  const tone = sheet.pick([palette.paper, palette.apricot, palette.mist, palette.rope, palette.blush]);
  sheet.box(1, 'shadow', x + 5, y + 5, w, h);
  sheet.box(2, tone, x, y, w, h);
  sheet.box(3, 'shade', x + 3, y + 3, w - 6, h - 6);
  sheet.box(4, tone, x + 5, y + 5, w - 8, h - 8);
  sheet.box(5, palette.slate, x + w * 0.3, y + h * 0.3, 5, 5);
  if (sheet.chance(0.5)) sheet.box(5, palette.shoal, x + w * 0.62, y + h * 0.56, 4, 7);
}

/** A house in its garden, some with a pool. */
function villa(sheet: Sheet, { x, y, w, h }: Plot): void {
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
function shed(sheet: Sheet, { x, y, w, h }: Plot): void {
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
function tower(sheet: Sheet, { x, y, w, h }: Plot): void {
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
function field(sheet: Sheet, { x, y, w, h }: Plot): void {
  sheet.box(2, sheet.pick([palette.paddy, palette.moss, '#8FA94B', palette.jade]), x, y, w, h);
  for (let at = 5; at < h - 3; at += 6) sheet.box(3, 'shade', x + 3, y + at, w - 6, 1.6);
}

/** Trees in lines; now and then the tiled roof of a house. */
const grove =
  (lights: readonly [string, ...string[]], roofs: number, size: number) =>
  (sheet: Sheet, { x, y, w, h }: Plot): void => {
    if (sheet.chance(roofs)) {
      sheet.box(1, 'shadow', x + 3, y + 4, w - 3, h - 4);
      sheet.box(2, palette.ember, x + 1, y + 2, w - 3, (h - 4) / 2);
      sheet.box(2, palette.laterite, x + 1, y + h / 2, w - 3, (h - 4) / 2);
    } else sheet.tree(x + w / 2, y + h / 2, size * sheet.between(0.85, 1.1), sheet.pick(lights));
  };

const looks: Readonly<Record<Quarter, Look>> = {
  lanes: { deep: 23, wide: [15, 30], row: [74, 128], street: 9, gap: 1, draw: house },
  blocks: { deep: 25, wide: [30, 44], row: [92, 140], street: 13, gap: 5, draw: block },
  villas: { deep: 44, wide: [32, 38], row: [108, 160], street: 12, gap: 3, draw: villa },
  sheds: { deep: 52, wide: [24, 42], row: [96, 150], street: 14, gap: 5, draw: shed },
  towers: { deep: 40, wide: [38, 48], row: [96, 150], street: 14, gap: 4, draw: tower },
  park: {
    deep: 19,
    wide: [18, 22],
    row: [80, 130],
    street: 12,
    gap: 0,
    draw: grove([palette.jade, palette.moss], 0.04, 7),
  },
  mangrove: {
    deep: 14,
    wide: [11, 17],
    row: [70, 160],
    street: 5,
    gap: 0,
    draw: grove([palette.jade, palette.palm, palette.moss], 0, 8.5),
  },
  plantation: {
    deep: 17,
    wide: [16, 17],
    row: [100, 150],
    street: 12,
    gap: 0,
    draw: grove([palette.jade, palette.paddy, palette.jade], 0.07, 7),
  },
  paddies: { deep: 56, wide: [22, 38], row: [110, 170], street: 8, gap: 3, draw: field },
  palms: {
    deep: 19,
    wide: [18, 24],
    row: [60, 110],
    street: 12,
    gap: 0,
    draw: grove([palette.jade, palette.moss], 0.12, 8),
  },
};

/** Lengths between these bounds that fill a whole. */
function split(whole: number, [least, most]: readonly [number, number], gap: number, sheet: Sheet): number[] {
  const lengths: number[] = [];
  let left = whole;
  while (left > most + gap + least) {
    const length = Math.round(sheet.between(least, most));
    lengths.push(length);
    left -= length + gap;
  }
  return [...lengths, left];
}

/** Rows of houses, two and two back to back along streets, with side streets that cross all of them. */
export function quarter(
  kind: Quarter,
  seed: string,
  { left, right, from, to }: Area,
  shadow: string,
  isFree: (x: number, y: number) => boolean,
): Svg {
  const { deep, wide, row, street, gap, draw } = looks[kind];
  const sheet = new Sheet(random(`quarter ${seed}`));
  let top = from;
  for (const long of split(to - from, row, street, sheet)) {
    let x = left;
    for (let column = 0; x < right; column++) {
      let y = top;
      for (const h of split(long, wide, gap, sheet)) {
        const corners = [x, x + deep].flatMap((at) =>
          [y, y + h / 2, y + h].map((high) => [at, high] as const),
        );
        // All of a plot is free, or nothing stands there.
        if (corners.every(([at, high]) => isFree(Math.min(at, right), high)))
          draw(sheet, { x, y, w: deep, h });
        y += h + gap;
      }
      x += deep + (column % 2 ? street : gap + 1);
    }
    top += long + street;
  }
  return sheet.svg(shadow);
}

/** Trees along a road, as the dots of one line. */
export const treeLine = (x: number, from: number, to: number, step = 26): Svg =>
  [
    [palette.forest, 9, 0],
    [palette.jade, 5, -1],
  ]
    .map(
      ([colour, wide, off]) =>
        `<path d="M${x + Number(off)} ${from}V${to}" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round" stroke-dasharray="0 ${step}"/>`,
    )
    .join('');

/** A square with a tree in its middle. */
export const square = (x: number, y: number): Svg =>
  disc(x, y, 20, palette.sand) + disc(x, y, 8, palette.forest) + disc(x - 1, y - 2, 5, palette.jade);
