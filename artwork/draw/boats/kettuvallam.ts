import { shade } from '../stipple.ts';
import { box, clip, fill, line, round, times, type Path, type Svg } from '../svg.ts';
import { afloat, livery, type Look } from './vessel.ts';

const hull =
  'M-122 -26C-104 -6 -76 0 -30 0H54C86 0 108 -10 124 -30C126 -8 112 10 94 16H-92C-110 8 -120 -8 -122 -26Z';
const roof: Path = 'M-56 -12C-60 -52 -46 -64 -14 -64H30C62 -64 74 -50 72 -12Z';
const porch: Path = 'M-88 -26C-86 -48 -74 -54 -52 -54V-46C-66 -46 -74 -42 -76 -26Z';

/** A Kerala houseboat: stitched hull, a bent thatched roof with ribs, a porch forward. 250 units long. */
export function kettuvallam(x: number, y: number, scale: number, look: Look = {}): Svg {
  const dress = livery(look);
  const ribs = times(7, (index) => {
    const at = round(-40 + index * 18);
    return line(`M${at} -8C${at - 3} -34 ${at - 1} -52 ${at + 6} -66`, dress.shade, 1.4);
  });
  const windows = times(4, (index) => box(-36 + index * 25, -32, 14, 15, dress.spar, 6));
  const body =
    fill(porch, dress.sail) +
    line('M-84 -24V-6M-62 -46V-4', dress.spar, 1.8) +
    fill(roof, dress.sail) +
    clip(roof, ribs) +
    shade(roof, { colour: dress.shade, x: 78, y: -30, angle: 178, length: 70 }) +
    windows +
    line('M88 -12V-40', dress.spar, 1.8) +
    fill('M78 -40C84 -50 102 -50 108 -38L106 -35C98 -42 88 -42 80 -36Z', dress.sail) +
    fill(hull, dress.hull) +
    line('M-116 -16C-100 2 -74 7 -30 7H54C84 7 104 -2 118 -18', dress.trim, 2);
  return afloat(body, x, y, scale, dress, 180);
}
