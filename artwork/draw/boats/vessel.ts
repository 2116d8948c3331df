import { palette } from '../palette.ts';
import type { Livery } from '../sail.ts';
import { lensPath } from '../shapes.ts';
import { faded, fill, place, times, type Svg } from '../svg.ts';

/** Optional changes to a boat; the defaults are a white sail, amber lee, ink hull and ember trim. */
export type Look = Partial<Livery>;

/** Completes a look with the defaults. */
export function livery(look: Look): Livery {
  return {
    sail: palette.paper,
    shade: palette.sun,
    hull: palette.ink,
    trim: palette.ember,
    spar: palette.ink,
    mizzen: true,
    flip: false,
    ...look,
  };
}

/**
 * Puts a boat on the water at (x, y). Boats are drawn bow left, about 150 units long at scale 1, with the
 * deck at 0 and the keel at +17; 16 of these lie above the waterline.
 */
export function afloat(body: Svg, x: number, y: number, scale: number, look: Livery, beam = 104): Svg {
  const { reflection, flip } = look;
  const bars = reflection
    ? faded(
        times(7, (row) =>
          fill(lensPath(-6 + row * 3, 20 + row * 7, beam * (1 - row * 0.125), 2.4), reflection),
        ),
        0.5,
      )
    : '';
  return place(bars + place(body, 0, -16), x, y, 0, flip ? -scale : scale);
}
