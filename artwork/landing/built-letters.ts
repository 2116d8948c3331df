import {
  box,
  disc,
  fill,
  layers,
  line,
  palette as c,
  round,
  shade,
  times,
  type Path,
  type Svg,
} from '#artwork/draw/index.ts';
import { pathData } from '#artwork/wordmarks/encode.ts';
import { place as moved, type Box } from '#artwork/wordmarks/shape.ts';
import { setLine, type Letter, type Line } from '#artwork/wordmarks/type.ts';
import type { Bank } from './bank.ts';

/** A place name in five groups of letters, from laid out to painted. */
export interface Name extends Bank {
  groups: readonly [string, string, string, string, string];
}

export interface Frame {
  width: number;
  /** From the edges to the letters. */
  margin: number;
  /** Air above the letters. */
  sky: number;
  /** Height of capitals, if the name is short. */
  cap: number;
  weight: number;
  /** The narrowest letters, by the axis of the typeface. */
  narrowest: number;
  /** Pixels to the unit, and widths of the files. */
  fine: number;
  widths: readonly number[];
}

/** A letter where it stands, its box from the ground up. */
export interface Stood extends Box {
  d: Path;
  stage: number;
}

/** Letters as wide as the room allows, with air between them, and their height as a share of the frame's. */
export async function stand(
  { groups }: Name,
  { width, margin, sky, cap, weight, narrowest }: Frame,
): Promise<{ stood: Stood[]; foot: number; size: number; below: number }> {
  const text = groups.join('');
  const stages = groups.flatMap((group, stage) => [...group.trim()].map(() => stage));
  const room = width - 2 * margin;
  const set = async (wdth: number, size = 1): Promise<Line> =>
    setLine('display', text, { cap: cap * size, track: 0.055, axes: { wght: weight, wdth } });
  let [low, high] = [narrowest, 140];
  for (let step = 0; step < 7; step += 1) {
    const middle = (low + high) / 2;
    const { box: drawn } = await set(middle);
    if (drawn.w > room) high = middle;
    else low = middle;
  }
  // A long name is lower.
  const size = Math.min(1, room / (await set(low)).box.w);
  const drawn = await set(low, size);
  const left = (width - drawn.box.w) / 2 - drawn.box.x;
  const foot = Math.round(sky - drawn.box.y);
  const stood = drawn.letters.map(({ shape, box: own }: Letter, index) => ({
    d: moved(shape, left, foot).map(pathData).join(''),
    stage: stages[index] ?? 4,
    x: own.x + left,
    y: own.y + foot,
    w: own.w,
    h: -own.y,
  }));
  return { stood, foot, size, below: drawn.box.y + drawn.box.h };
}

/** Strokes of a variable face overlap, so a letter's inside is not even-odd. */
function inside(id: string, d: Path, body: Svg): Svg {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;
}

/** The outline of all strokes together. */
function edge(id: string, d: Path, colour: string, width: number): Svg {
  return `<mask id="${id}m"><path d="${d}" fill="#000" stroke="#fff" stroke-width="${width * 2}" stroke-linejoin="round" style="paint-order:stroke"/></mask><path d="${d}" fill="none" stroke="${colour}" stroke-width="${width * 2}" stroke-linejoin="round" mask="url(#${id}m)"/>`;
}

const woods = ['#C97F3E', c.turmeric, '#D68B3A', '#B9702F'];

/** Planks up to a height, each with its seam and trenails. */
function planks({ x, y, w, h }: Box, from: number, size: number): Svg {
  const thick = 26 * size;
  const rows = Math.ceil(h / thick) + 1;
  return times(rows, (row) => {
    const top = y + h - (row + 1) * thick;
    if (top + thick < from) return '';
    return layers(
      box(x - 6, top, w + 12, thick, woods[(row * 3) % 4] ?? c.turmeric),
      box(x - 6, top + thick - 3, w + 12, 3, '#7A3F1C'),
      times(Math.ceil(w / 40), (at) =>
        disc(x + 14 + at * 40 + (row % 2) * 18, top + thick * 0.42, 2.4 * size, '#7A3F1C'),
      ),
    );
  });
}

function ribs({ x, y, w, h }: Box, size: number): Svg {
  return layers(
    times(Math.ceil(w / (27 * size)), (at) => box(x + (8 + at * 27) * size, y - 4, 10 * size, h + 8, c.teak)),
    times(3, (at) => box(x - 4, y + h * (0.22 + at * 0.29), w + 8, 8, '#8E4A26')),
  );
}

/** The first coat of paint, from the top down in strokes of a broad brush. */
function coat({ x, y, w, h }: Box): Svg {
  const ends = [0.1, 0.17, 0.13, 0.22, 0.3, 0.26, 0.36];
  const wide = (w + 12) / ends.length;
  return fill(
    `M${round(x - 6)} ${round(y - 6)}${ends.map((end) => `V${round(y + h * end)}q${round(wide / 2)} 16 ${round(wide)} 0`).join('')}V${round(y - 6)}Z`,
    c.tide,
  );
}

/** A letter in its state: laid out in battens, in ribs, half planked, planked, painted. */
export function letter(own: Stood, index: number, size: number): Svg {
  const { d, stage, x, y, w, h } = own;
  const id = `n${index}`;
  if (stage === 0)
    return layers(
      inside(
        id,
        d,
        line(
          `M${round(x)} ${round(y)}l${round(w)} ${round(h)}m0 ${round(-h)}l${round(-w)} ${round(h)}`,
          '#B5713F',
          7 * size,
        ),
      ),
      edge(id, d, c.teak, 8 * size),
    );
  const skin = (body: Svg): Svg => inside(id, d, body);
  const shaded = shade(d, {
    colour: '#8E4A26',
    x: x - w * 0.1,
    y: y + h / 2,
    angle: 0,
    length: w * 0.75,
    opacity: 0.7,
  });
  if (stage === 1) return skin(ribs(own, size)) + edge(id, d, c.teak, 4);
  if (stage === 2) return skin(ribs(own, size) + planks(own, y + h * 0.5, size)) + edge(id, d, c.teak, 4);
  if (stage === 3) return skin(planks(own, y, size) + shaded + coat(own)) + edge(id, d, '#7A3F1C', 3);
  return skin(
    layers(
      box(x - 6, y - 6, w + 12, h + 12, c.tide),
      shade(`M${x - 6} ${y - 6}h${w + 12}v${h + 12}h${-w - 12}Z`, {
        colour: c.abyss,
        x: x - w * 0.1,
        y,
        angle: 0,
        length: w * 0.8,
      }),
      box(x - 6, y + h - 62 * size, w + 12, 14 * size, c.paper),
      box(x - 6, y + h - 48 * size, w + 12, 180, c.ember),
    ),
  );
}
