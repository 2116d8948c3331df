import { disc, fill, line, type Svg } from '../svg.ts';
import { afloat, livery, type Look } from './vessel.ts';

/** A fisherman standing in a vallam, poling it along. 120 units long. */
export function canoe(x: number, y: number, scale: number, look: Look = {}): Svg {
  const dress = livery(look);
  const body =
    line('M34 -70L-10 22', dress.spar, 2.2) +
    fill('M8 4L10 -20C8 -34 12 -42 19 -42C27 -41 28 -32 26 -20L28 4Z', dress.sail) +
    fill('M9 -8H28L29 5H7Z', dress.trim) +
    line('M14 -36L24 -26L28 -48', dress.spar, 3.4) +
    disc(19, -48, 6, dress.spar) +
    fill('M6 -50L19 -62L32 -50Z', dress.trim) +
    fill('M-66 -12C-44 2 36 4 66 -14C64 4 52 15 40 17H-42C-54 14 -64 2 -66 -12Z', dress.hull);
  return afloat(body, x, y, scale, dress, 80);
}
