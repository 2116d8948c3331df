import { box, disc, fill, line, times, type Svg } from '../svg.ts';
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

/** The abra of Dubai Creek: an open ferry under a flat canopy, its passengers back to back. */
export function abra(x: number, y: number, scale: number, look: Look = {}): Svg {
  const dress = livery(look);
  const people = times(6, (index) => {
    const at = -38 + index * 15;
    return (
      fill(
        `M${at - 6} 2V-10C${at - 6} -19 ${at + 6} -19 ${at + 6} -10V2Z`,
        index % 2 ? dress.trim : dress.shade,
      ) + disc(at, -23, 4.4, dress.spar)
    );
  });
  const body =
    box(-50, -42, 3, 42, dress.spar) +
    box(48, -42, 3, 42, dress.spar) +
    box(-1, -42, 3, 42, dress.spar) +
    people +
    fill('M-66 -42C-40 -50 44 -50 70 -42L66 -37H-62Z', dress.sail) +
    fill(
      'M-96 -20C-74 -4 -40 -1 -6 -1H42C64 -1 80 -8 90 -20C92 -2 80 12 66 17H-56C-76 10 -90 -2 -96 -20Z',
      dress.hull,
    ) +
    line('M-90 -11C-70 3 -40 6 -6 6H42C62 6 76 1 86 -8', dress.trim, 2) +
    line('M78 -16V-34', dress.spar, 1.4) +
    fill('M78 -34L94 -30L78 -25Z', dress.trim);
  return afloat(body, x, y, scale, dress, 120);
}
