import { readBrand } from '../../app/content/brand.server.ts';
import { BRAND } from '../deliver/paths.ts';
import { shade } from './stipple.ts';
import { clip, fill, line, place, type Path, type Svg } from './svg.ts';

/** The lateen sail of every boat: foot left, peak up right, full leech on the right. Origin on deck. */
export const lateenPath: Path = 'M-54 -30L32 -146C52 -104 56 -52 44 -18C14 -31 -20 -37 -54 -30Z';

const { mark: markPath } = readBrand(BRAND);

/** The brand's mark, centred on (x, y), `size` units high. */
export function mark(x: number, y: number, size: number, colour: string, turn = 0): Svg {
  return place(place(fill(markPath, colour), -16, -15), x, y, turn, size / 28);
}

/** The colours of a boat and what it carries. */
export interface Livery {
  sail: string;
  shade: string;
  hull: string;
  trim: string;
  spar: string;
  /** Bands across the sail, from luff to leech. */
  stripes?: readonly string[];
  /** Second, smaller sail at the stern. */
  mizzen: boolean;
  /** Colour of the mirrored bars in the water; none if left out. */
  reflection?: string;
  /** Sail to the left instead of to the right. */
  flip: boolean;
}

const mizzenPath = 'M34 -22L80 -92C90 -66 92 -38 86 -17C70 -24 52 -27 34 -22Z';

/** Mast, yard, stays and sail, with a mizzen if the livery has one. */
export function rig(livery: Livery): Svg {
  const { sail, shade: lee, spar, stripes, mizzen } = livery;
  const small =
    fill(mizzenPath, sail) +
    shade(mizzenPath, { colour: lee, x: 92, y: -40, angle: 170, length: 44 }) +
    line('M31 -18L83 -97', spar) +
    line('M48 -16L52 -58', spar);
  const bands = (stripes ?? []).map((colour, index) => {
    const at = -60 + index * 26;
    return fill(`M${at} 20L${at + 80} -190H${at + 106}L${at + 26} 20Z`, colour);
  });
  return (
    (mizzen ? small : '') +
    fill(lateenPath, sail) +
    (bands.length ? clip(lateenPath, bands.join('')) : '') +
    shade(lateenPath, { colour: lee, x: 56, y: -60, angle: 186, length: 70 }) +
    fill('M32 -146C52 -104 56 -52 44 -18L30 -25C42 -64 41 -106 29 -142Z', lee) +
    line('M-8 -2L-17 -92', spar, 2.2) +
    line('M-64 -19L38 -154', spar, 2.8) +
    line('M-17 -92L-60 -14M-17 -92L20 -6', spar, 0.6)
  );
}
