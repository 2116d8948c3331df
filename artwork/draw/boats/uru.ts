import { rig } from '../sail.ts';
import { box, clip, fill, line, times, type Svg } from '../svg.ts';
import { afloat, livery, type Look } from './vessel.ts';

const hull = 'M-90 -30C-72 -12 -44 -6 -10 -6L34 -8L42 -30L84 -34C86 -10 78 8 62 17H-44C-62 8 -80 -8 -90 -30Z';

/** The uru of Beypore: a deep merchantman with a high, windowed stern and an awning over it. */
export function uru(x: number, y: number, scale: number, look: Look = {}): Svg {
  const dress = livery({ ...look, mizzen: false });
  const windows = times(3, (index) => box(47 + index * 11, -24, 6, 7, dress.trim));
  const awning =
    line('M44 -30V-46M80 -34V-49', dress.hull, 1.8) +
    fill('M38 -45C50 -52 72 -54 88 -49L87 -45C72 -50 52 -48 39 -41Z', dress.sail) +
    line('M84 -34L92 -66', dress.hull, 1.6) +
    fill('M92 -66C100 -70 104 -62 114 -66L111 -55C103 -52 98 -59 90 -56Z', dress.trim);
  const body =
    rig(dress) +
    awning +
    fill(hull, dress.hull) +
    windows +
    clip(hull, line('M-88 -24C-68 -4 -42 2 -10 2C30 2 60 -4 88 -14', dress.trim, 2.2)) +
    line('M-70 -24V-15M-58 -17V-9M-44 -15V-6M-30 -14V-5', dress.hull, 1.4);
  return afloat(body, x, y, scale, dress, 116);
}
