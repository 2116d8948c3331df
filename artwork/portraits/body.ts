import { clip, fill, layers, shade, type Path, type Svg } from '#artwork/draw/index.ts';
import type { Light } from '#artwork/portraits/face.ts';
import { d, mix, type Head } from '#artwork/portraits/geometry.ts';
import type { Skin } from '#artwork/portraits/tones.ts';

/** Units by which the collar is raised towards the chin. */
export const RISE = 34;

/** Shoulders: width, turn and tilt. */
export interface Stance {
  /** Half the width of the shoulders in units; 150 is a man's, 132 a woman's. */
  wide: number;
  /** -1 turned to the near side, 0 square to us, 1 turned with the face. */
  turn: number;
  /** Near shoulder raised by units; the far one falls as much. */
  raise: number;
  /** Half the width of the neck. */
  neck: number;
}

/** The torso in the head's coordinates. */
export interface Body {
  stance: Stance;
  /** Middle of the collar. */
  x: number;
  near: number;
  far: number;
  light: Light;
  outline: Path;
  /** Skin from the jaw down with the jaw's shadow, to be clipped by neck and neckline. */
  throat: Svg;
}

/** Positions a torso below a head. */
export function bodyOf(h: Head, stance: Stance, light: Light, skin: Skin): Body {
  const { wide, turn, raise, neck } = stance;
  const x = mix(0, -20, h.build.yaw) + turn * 12;
  const near = wide * (1 + 0.06 * turn - 0.18 * Math.max(0, -turn));
  const far = wide * (1 - 0.24 * Math.max(0, turn));
  const n = neck + 4;
  const outline =
    d`M${x - near - 6} 460C${x - near - 4} ${300 - raise} ${x - near + 6} ${234 - raise} ${x - near * 0.62} ${208 - raise * 0.7}C${x - near * 0.42} ${196 - raise * 0.4} ${x - n - 8} 184 ${x - n} 150` +
    d`Q${x} 214 ${x + n} 150C${x + n + 8} 184 ${x + far * 0.42} ${196 + raise * 0.4} ${x + far * 0.62} ${208 + raise * 0.7}C${x + far - 8} ${234 + raise} ${x + far + 2} ${300 + raise} ${x + far + 6} 460Z`;
  return { stance, x, near, far, light, outline, throat: throatOf(h, x, light, skin) };
}

function throatOf({ jaw, chin }: Head, x: number, light: Light, skin: Skin): Svg {
  // The edge between the tones from below the jaw down, then round the lit side.
  const sunlit =
    light === 'behind'
      ? d`M${jaw[0] - 10} ${jaw[1] - 6}C${jaw[0] + 14} ${jaw[1] + 44} ${chin[0] - 34} ${chin[1] + 22} ${x + 8} ${chin[1] + 42}C${x + 2} 190 ${x + 6} 220 ${x + 4} 420H-220V${jaw[1] - 6}Z`
      : d`M${chin[0] + 12} ${chin[1] - 16}C${chin[0] + 4} ${chin[1] + 22} ${x + 14} ${chin[1] + 24} ${x - 2} 186C${x - 4} 220 ${x - 2} 240 ${x - 4} 420H220V${chin[1] - 16}Z`;
  // Shade lies below, because the edge of a clip shows a trace of the lower tone, and light on dark would show.
  return fill('M-220 0H220V420H-220Z', skin.shade) + fill(sunlit, skin.lit);
}

/** The neck, from under the hair to the collar. */
export function neckOf(h: Head, b: Body): Svg {
  const t = h.build.yaw;
  const n = b.stance.neck;
  const near = mix(-n, -n - 22, t);
  const far = mix(n, n - 22, t);
  const path = d`M${near} 20C${near} 96 ${b.x - n} 96 ${b.x - n - 7} 138L${b.x - 20} 240H${b.x + 20}L${b.x + n + 7} 138C${b.x + n + 2} 112 ${far} 118 ${far} 60Z`;
  return clip(path, b.throat);
}

/** Skin that a garment leaves bare, in the garment's coordinates. */
export function bare(b: Body, path: Path): Svg {
  return clip(path, `<g transform="translate(0 ${RISE})">${b.throat}</g>`);
}

/** The torso in cloth: a flat shaded half and grain below. */
export function torso(b: Body, lit: string, dark: string): Svg {
  const { x, outline } = b;
  const half =
    b.light === 'behind'
      ? d`M${x + 10} 130C${x + 34} 210 ${x + 52} 270 ${x + 44} 470H${x + 260}V130Z`
      : d`M${x - 10} 130C${x - 34} 210 ${x - 52} 270 ${x - 44} 470H${x - 260}V130Z`;
  const grain = {
    colour: dark,
    x: b.light === 'behind' ? x + 140 : x - 140,
    y: 440,
    angle: b.light === 'behind' ? 214 : -34,
    length: 190,
  };
  return layers(fill(outline, lit), shade(outline, grain), clip(outline, fill(half, dark)));
}
