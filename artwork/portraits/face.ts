import { clip, fill, layers, line, type Svg } from '#artwork/draw/index.ts';
import { d, type Head } from '#artwork/portraits/geometry.ts';
import type { Skin } from '#artwork/portraits/tones.ts';

/** Position of the low sun: behind the near shoulder, or in front of the face. */
export type Light = 'behind' | 'ahead';

/** Inner edge of the shadow when the sun lights the near side: brow, nose, lips and chin in one line. */
function profileEdge(h: Head): string {
  const m = h.middle;
  const { bridge: k } = h.build;
  const [nx, ny] = h.noseTip;
  const [, by] = h.noseBase;
  const [lx, ly] = h.lips;
  const chin = h.chin[1];
  return (
    d`M${m - 8} -130C${m + 1} -86 ${m - 2} -46 ${m + 1} -22C${m - 5} -10 ${m - 4} 2 ${m} 12` +
    d`C${m + 3 + k} ${24 - k * 0.6} ${nx - 7 + k * 0.4} ${ny - 12} ${nx} ${ny}C${nx + 3} ${ny + 9} ${m + 10} ${by - 2} ${m + 4} ${by + 1}` +
    d`C${m + 5} ${by + 6} ${lx + 9} ${ly - 10} ${lx + 7} ${ly - 6}Q${lx + 3} ${ly - 1} ${lx + 4} ${ly + 1}` +
    d`Q${lx + 10} ${ly + 6} ${lx + 5} ${ly + 11}Q${lx} ${ly + 16} ${lx + 4} ${ly + 21}C${lx + 8} ${ly + 28} ${lx + 4} ${chin - 4} ${lx - 12} ${chin + 8}`
  );
}

/** Side plane of the near cheek with its hollow, for a face that looks into the sun. */
function sidePlane(h: Head): string {
  const e = h.eyeNear[0] - h.eyeHalf[0];
  const [lx, ly] = h.lips;
  const near = lx - 26;
  return (
    d`M${e - 14} -130C${e + 2} -90 ${e - 7} -56 ${e - 5} -30C${e - 10} -14 ${e - 9} 2 ${e - 2} 16` +
    d`C${e + 6} 30 ${near - 2} ${ly - 34} ${near + 1} ${ly - 16}C${near + 1} ${ly - 4} ${near - 6} ${ly + 8} ${near + 2} ${ly + 20}` +
    d`C${near + 12} ${ly + 30} ${h.chin[0] - 16} ${h.chin[1] - 8} ${h.chin[0] - 2} ${h.chin[1] + 10}`
  );
}

/** The nose as one flat shape; it may extend over the far cheek. */
function nosePath(h: Head): string {
  const m = h.middle;
  const { bridge: k, wings: g } = h.build;
  const [nx, ny] = h.noseTip;
  const [, by] = h.noseBase;
  return (
    d`M${m + 1} -20C${m - 4} -9 ${m - 3} 3 ${m} 12C${m + 3 + k} ${24 - k * 0.6} ${nx - 7 + k * 0.4} ${ny - 12} ${nx} ${ny}` +
    d`C${nx + 3} ${ny + 9} ${m + 10} ${by - 2} ${m + 4} ${by + 1}C${m - 2} ${by + 1} ${m - 10 * g} ${by} ${m - 13 * g} ${by - 4}` +
    d`C${m - 17 * g} ${by - 14} ${m - 9} ${by - 22} ${m - 9} 10Z`
  );
}

/** The near side of the nose, the nostril and the philtrum. */
function noseShade(h: Head): string {
  const m = h.middle;
  const { wings: g } = h.build;
  const [nx, ny] = h.noseTip;
  const [, by] = h.noseBase;
  return (
    d`M${m - 5} -12C${m - 11} -6 ${m - 9} 4 ${m - 4} 14C${m - 1} 26 ${nx - 15} ${ny - 8} ${nx - 11} ${ny + 4}` +
    d`C${nx - 9} ${ny + 9} ${m + 9} ${by} ${m + 4} ${by + 1}C${m - 2} ${by + 1} ${m - 9 * g} ${by + 1} ${m - 11 * g} ${by - 4}` +
    d`C${m - 13 * g} ${by - 13} ${m - 8} ${by - 22} ${m - 9} 12C${m - 12} 4 ${m - 14} -6 ${m - 5} -12Z`
  );
}

/** Shape and fold of an ear. `side` is -1 for the near one. */
export function ear(x: number, side: 1 | -1, tone: string, fold: string): Svg {
  const s = side;
  const shell = d`M${x - s * 4} -10C${x + s * 6} -20 ${x + s * 17} -14 ${x + s * 16} 2C${x + s * 15} 16 ${x + s * 8} 24 ${x + s * 5} 32C${x + s * 2} 39 ${x - s * 6} 37 ${x - s * 7} 28Z`;
  const inner = d`M${x + s * 1} -5C${x + s * 8} -11 ${x + s * 12} -4 ${x + s * 9} 5C${x + s * 7} 11 ${x + s * 3} 12 ${x + s * 3} 19`;
  const rim = d`M${x - s * 4} -10C${x + s * 6} -20 ${x + s * 17} -14 ${x + s * 16} 2C${x + s * 15} 16 ${x + s * 8} 24 ${x + s * 5} 32`;
  return fill(shell, tone) + line(rim, fold, 2) + line(inner, fold, 2.6);
}

/** Skin of the head in its two tones: one shadow shape draws the features. */
export function face(h: Head, skin: Skin, light: Light): Svg {
  const edge = light === 'behind' ? d`H220V-130Z` : d`H-220V-130Z`;
  const shadow = (light === 'behind' ? profileEdge(h) : sidePlane(h)) + edge;
  return layers(
    fill(h.outline, skin.lit),
    clip(h.outline, fill(shadow, skin.shade)),
    fill(nosePath(h), skin.lit),
    light === 'ahead' ? fill(noseShade(h), skin.shade) : '',
    light === 'behind' ? nostril(h, skin) : '',
  );
}

function nostril(h: Head, skin: Skin): Svg {
  const m = h.middle;
  const g = h.build.wings;
  const [, by] = h.noseBase;
  return line(d`M${m - 12 * g} ${by - 5}Q${m - 9 * g} ${by + 1} ${m - 2} ${by - 1}`, skin.shade, 3);
}
