import { box, document, type Svg } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';

/**
 * Size of a cover in units. The subject stays within the central square, because articles and phones show only that.
 */
export const [width, height] = [800, 620];

/** Ground beyond each edge of a cover. Drawings that touch an edge go on there. */
export const beyond = 800;

interface Detail {
  /** Top left corner and width of the part shown; its height follows from the format. */
  from: readonly [x: number, y: number, width: number];
  /** A drawing of its own; the cover's by default. */
  body?: Svg;
}

/**
 * An article's cover, delivered as SVG, in three formats: `covers/{name}`; `-upright` with ground around it;
 * `-detail`, a close-up with ground before it.
 */
export function cover(
  name: string,
  ground: string,
  body: Svg,
  { from, body: close = body }: Detail,
): Still[] {
  const all = box(-beyond, -beyond, width + 2 * beyond, height + 2 * beyond, ground);
  const format = (
    suffix: string,
    [x, y]: readonly [x: number, y: number],
    w: number,
    h: number,
    drawn = body,
  ) => ({
    key: `covers/${name}${suffix}`,
    width: w,
    height: h,
    draw: { svg: () => document(`${x} ${y} ${w} ${h}`, all + drawn) },
  });
  const [x, y, across] = from;
  return [
    format('', [0, 0], width, height),
    format('-upright', [-6, -110], 720, 952),
    format('-detail', [x, y], across, Math.round(across * 0.44), close),
  ];
}
