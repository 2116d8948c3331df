import { rig } from '../sail.ts';
import { clip, fill, line, type Svg } from '../svg.ts';
import { afloat, livery, type Look } from './vessel.ts';

const hull =
  'M-92 -40L-85 -35C-68 -14 -44 -6 -14 -5C18 -4 44 -11 62 -32L70 -31C69 -8 60 8 46 17H-38C-58 8 -76 -12 -92 -40Z';

/** The boom of Kuwait: pointed at both ends, a straight stem with a long post, a raised stern. */
export function boom(x: number, y: number, scale: number, look: Look = {}): Svg {
  const dress = livery(look);
  const body =
    line('M-112 -52L-84 -33', dress.hull, 4.4) +
    fill('M-112 -55L-104 -52L-108 -46L-116 -49Z', dress.trim) +
    rig(dress) +
    fill(hull, dress.hull) +
    clip(hull, line('M-88 -31C-70 -6 -44 1.500 -14 2.500C20 3.500 48 -4 70 -22', dress.trim, 2)) +
    fill('M60 -32C64 -36 70 -37 75 -35L72 -28H62Z', dress.trim);
  return afloat(body, x, y, scale, dress);
}
