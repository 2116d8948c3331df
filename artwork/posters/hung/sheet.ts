import { box, clip, palette, place, rectPath, type Svg } from '#artwork/draw/index.ts';

/** Units of a place where a poster hangs, 16 to 9. */
export const PLACE = { width: 800, height: 450 } as const;

/** A poster as a sheet of paper: cut to its edges, its upper left corner at (x, y), `scale` of its 400 by 500. */
export function sheet(poster: Svg, x: number, y: number, scale: number, turn = 0): Svg {
  return place(
    box(0, 0, 400, 500, palette.paper) + clip(rectPath(0, 0, 400, 500), poster),
    x,
    y,
    turn,
    scale,
  );
}
