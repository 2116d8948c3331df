import { clip, fill, layers, shade, type Svg } from '#artwork/draw/index.ts';
import type { Light } from '#artwork/portraits/face.ts';
import { d, type Head } from '#artwork/portraits/geometry.ts';
import type { HairTone } from '#artwork/portraits/tones.ts';

/** Kinds of beards that the drawings know. */
export type Beard = 'full' | 'short' | 'long' | 'goatee' | 'moustache' | 'thick-moustache' | 'stubble';

function jawline(h: Head, grow: number, cheekLine: number): string {
  const { ear, jaw, chin, chinNear, chinFar, jawFar, cheek } = h;
  const [lx, ly] = h.lips;
  return (
    d`M${ear + 10} 8C${ear + 8} 30 ${ear + 14} ${ly - 38} ${ear + 22} ${ly - 30 + cheekLine}C${lx - 40} ${ly - 14 + cheekLine} ${lx - 32} ${ly - 22} ${lx - 18} ${ly - 19}` +
    d`Q${lx} ${ly - 22} ${lx + 16 - 3 * h.build.yaw} ${ly - 19}C${jawFar[0] - 10} ${ly - 20} ${jawFar[0] - 8} ${ly - 26 + cheekLine} ${cheek[0] + 3} 18` +
    d`C${cheek[0] + 4} 40 ${jawFar[0] + 7 + grow * 0.3} ${jawFar[1] - 10} ${jawFar[0] + grow * 0.4} ${jawFar[1] + 6}C${jawFar[0] - 3} ${jawFar[1] + 24} ${chinFar[0] + 12} ${chinFar[1] + grow * 0.7} ${chinFar[0] - 2} ${chinFar[1] + 4 + grow}` +
    d`Q${chin[0]} ${chin[1] + 6 + grow * 1.25} ${chinNear[0]} ${chinNear[1] + 3 + grow}C${chinNear[0] - 18} ${chinNear[1] - 4 + grow * 0.8} ${jaw[0] + 4} ${jaw[1] + 18 + grow * 0.5} ${jaw[0] - 3} ${jaw[1] + 2}` +
    d`C${jaw[0] - 9} ${jaw[1] - 16} ${ear - 1} 50 ${ear} 30Z`
  );
}

/** An opening for the lips, so that the beard frames them. */
function lipWindow(h: Head): string {
  const [x, y] = h.lips;
  const t = h.build.yaw;
  return d`M${x - 23} ${y - 1}Q${x} ${y - 12} ${x + 22 - 7 * t} ${y - 1}Q${x + 14 - 4 * t} ${y + 12} ${x} ${y + 13}Q${x - 15} ${y + 12} ${x - 23} ${y - 1}Z`;
}

function moustache(h: Head, size: number): string {
  const [x, y] = h.lips;
  const m = h.middle;
  const t = h.build.yaw;
  const [, by] = h.noseBase;
  return d`M${x - 27 * size} ${y + 3}C${x - 24} ${y - 14} ${m - 8} ${by + 2} ${m + 2} ${by + 5}C${m + 12} ${by + 2} ${x + 20 - 6 * t} ${y - 13} ${x + (26 - 8 * t) * size} ${y + 2}C${x + 14} ${y - 2 - size} ${x + 6} ${y - 2} ${x + 1} ${y - 3}C${x - 8} ${y - 1} ${x - 16} ${y - 2} ${x - 27 * size} ${y + 3}Z`;
}

/** A beard below the mouth's drawing; `upperLip` draws the moustache over it. */
export function beard(h: Head, kind: Beard, tone: HairTone, light: Light): Svg {
  const from = light === 'behind' ? { x: h.ear - 6, angle: 20 } : { x: h.cheek[0] + 14, angle: 160 };
  const lit = (path: string, length = 46) =>
    layers(
      fill(path, tone.dark, 'fill-rule="evenodd"'),
      shade(path, { colour: tone.lit, y: 60, length, opacity: 0.8, ...from }),
    );
  const [x, y] = h.lips;
  if (kind === 'stubble')
    return clip(
      h.outline,
      fill(jawline(h, 0, 6) + lipWindow(h), tone.dark, 'fill-rule="evenodd" opacity="0.26"'),
    );
  // Cut as short as this it keeps within the cheek.
  if (kind === 'short') return clip(h.outline, lit(jawline(h, 0, 12) + lipWindow(h)));
  if (kind === 'full') return lit(jawline(h, 7, 2) + lipWindow(h));
  if (kind === 'long') return lit(jawline(h, 26, -2) + lipWindow(h), 60);
  if (kind === 'goatee') {
    const { chin } = h;
    return fill(
      d`M${x - 26} ${y - 6}C${x - 30} ${y + 16} ${x - 22} ${chin[1] + 4} ${chin[0]} ${chin[1] + 9}C${chin[0] + 14} ${chin[1] + 7} ${x + 24} ${y + 20} ${x + 22 - 4 * h.build.yaw} ${y - 6}Z` +
        lipWindow(h),
      tone.dark,
      'fill-rule="evenodd"',
    );
  }
  return '';
}

/** The moustache that goes with a beard, drawn above the lips. */
export function upperLip(h: Head, kind: Beard, tone: HairTone): Svg {
  if (kind === 'stubble') return fill(moustache(h, 0.9), tone.dark, 'opacity="0.34"');
  if (kind === 'thick-moustache') return fill(moustache(h, 1.18), tone.dark);
  return fill(moustache(h, kind === 'moustache' ? 1 : 0.96), tone.dark);
}
