/** Shapes of the compositions, all flat and on a grid. */

/** Colours of a composition: background first, then by decreasing area. */
export type Inks = readonly [ground: string, ...others: string[]];

export interface Sheet {
  width: number;
  height: number;
  inks: Inks;
  /** The same seed gives the same drawing. */
  seed: number;
  /** The path of the agency's mark, in a 32 × 32 viewBox. */
  mark?: string;
}

/** Whole numbers below `limit`, reproducible by seed (mulberry32). */
export function numbers(seed: number): (limit: number) => number {
  let state = seed + 1;
  return (limit) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

export const rect = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<path fill="${fill}" d="M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z"/>`;

export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;

export const ring = (x: number, y: number, r: number, width: number, stroke: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"/>`;

/** A quarter disc in a square; `turn` is the corner of its centre, clockwise from the upper left. */
export function quarter(x: number, y: number, size: number, turn: number, fill: string): string {
  const [a, b] = [round(x), round(y)];
  const s = round(size);
  const paths = [
    `M${a} ${b}h${s}a${s} ${s} 0 0 1-${s} ${s}z`,
    `M${round(a + s)} ${b}v${s}a${s} ${s} 0 0 1-${s}-${s}z`,
    `M${round(a + s)} ${round(b + s)}h-${s}a${s} ${s} 0 0 1 ${s}-${s}z`,
    `M${a} ${round(b + s)}v-${s}a${s} ${s} 0 0 1 ${s} ${s}z`,
  ];
  return `<path fill="${fill}" d="${paths[turn % 4]}"/>`;
}

export function document(
  { width, height, inks: [ground] }: Pick<Sheet, 'width' | 'height' | 'inks'>,
  body: string,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rect(0, 0, width, height, ground)}${body}</svg>`;
}
