import { rig } from '../sail.ts';
import { clip, fill, line, type Svg } from '../svg.ts';
import { afloat, livery, type Look } from './vessel.ts';

const hull =
  'M-78 -27C-62 -9 -42 -3 -18 -2C14 -1 40 -5 50 -17L64 -19C63 -2 56 8 46 17H-38C-54 10 -66 -6 -78 -27Z';

/** The sambuk of the Gulf: curved stem, square stern, two lateens. The brand's boat in most pictures. */
export function sambuk(x: number, y: number, scale: number, look: Look = {}): Svg {
  const dress = livery(look);
  const body =
    rig(dress) +
    fill(hull, dress.hull) +
    clip(hull, line('M-74 -20C-58 -4 -40 2.5 -18 3.5C14 4.5 44 1 62 -10', dress.trim, 1.8));
  return afloat(body, x, y, scale, dress);
}
