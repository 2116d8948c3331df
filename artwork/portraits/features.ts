import { clip, disc, fill, layers, line, palette, type Svg } from '#artwork/draw/index.ts';
import type { Light } from '#artwork/portraits/face.ts';
import { brush } from '#artwork/portraits/clients/ink.ts';
import { d, type Head } from '#artwork/portraits/geometry.ts';
import type { Skin } from '#artwork/portraits/tones.ts';

/** A person's features; all are optional. */
export interface Features {
  /** Colour of the iris. */
  iris?: string;
  /** Opening of the eyes, 1 is average, less for laughing or old eyes. */
  open?: number;
  /** Outer corners up (positive) or down, in units. */
  slant?: number;
  /** Where the eyes look: -1 near side, 1 far side. */
  gaze?: number;
  /** Eyes shut with laughing, or lowered. */
  lids?: 'laughing' | 'lowered';
  /** The near eyebrow raised by units. */
  raised?: number;
  /** Lashes and kohl. */
  lash?: number;
  brow?: number;
  /** Height of the arch in units. */
  arch?: number;
  /** Corners of the mouth up. */
  smile?: number;
  /** Shows a band of teeth. */
  teeth?: boolean;
  /** A mouth wide open with laughing. */
  laugh?: boolean;
  /** Fullness of the lips, 1 is average. */
  lips?: number;
  /** Lipstick. */
  rouge?: string;
  /** 0 young to 1 old: folds at eye, nose and mouth. */
  age?: number;
}

interface Eye {
  x: number;
  y: number;
  half: number;
  /** 1 when the outer corner is on the right. */
  out: 1 | -1;
  lit: boolean;
}

/** A closed eye: the lashes bend up over laughing cheeks, or down below the lid. */
function shut({ x, y, half, lit }: Eye, f: Features, skin: Skin): Svg {
  const w = half * 1.12;
  if (f.lids === 'laughing') return fill(brush([x - w, y + 5], [x, y - 17], [x + w, y + 4], 7), palette.ink);
  const lid = d`M${x - w} ${y}Q${x} ${y - 17} ${x + w} ${y - 1}Q${x} ${y + 16} ${x - w} ${y}Z`;
  return layers(
    fill(lid, skin.shade, lit ? 'opacity="0.5"' : ''),
    fill(brush([x - w - 2, y - 1], [x, y + 18], [x + w + 2, y - 2], 6), palette.ink),
  );
}

function eye(at: Eye, f: Features, skin: Skin): Svg {
  if (f.lids) return shut(at, f, skin);
  const { x, y, half, out, lit } = at;
  const open = f.open ?? 0.94;
  const [ix, iy] = [x - out * half, y + 2];
  const [ox, oy] = [x + out * half, y - (f.slant ?? 1.5)];
  const top = y - 15 * open;
  const low = y + 9 + 3 * open;
  const white = d`M${ix} ${iy}Q${x} ${top} ${ox} ${oy}Q${x} ${low} ${ix} ${iy}Z`;
  const weight = 4.4 + (f.lash ?? 0) * 2.4;
  const tip = 2 + (f.lash ?? 0) * 3.4;
  const lid = d`M${ix} ${iy}Q${x} ${top} ${ox} ${oy}L${ox + out * tip} ${oy - tip * 0.7}Q${x} ${top - weight * 1.7} ${ix} ${iy}Z`;
  const crease = d`M${ix + out * 4} ${iy - 8 * open - 4}Q${x} ${top - 8} ${ox + out} ${oy - 6}`;
  const look = (f.gaze ?? 0) * half * 0.26;
  const r = 7.4 * (0.6 + (0.4 * half) / 15.5);
  const [px, py] = [x + look, y - 1.4];
  return layers(
    line(crease, lit ? skin.shade : skin.line, 2.2),
    clip(
      white,
      layers(
        fill(white, lit ? '#FBF1E2' : '#D9BFA2'),
        disc(px, py, r, f.iris ?? '#2A1712'),
        disc(px, py, r * 0.5, palette.ink),
        disc(px - out * r * 0.1 - 2.2, py - 2.6, 1.7, palette.paper),
      ),
    ),
    fill(lid, palette.ink),
    (f.age ?? 0) > 0.3
      ? line(
          d`M${ix + out * 5} ${low + 4}Q${x} ${low + 9} ${ox - out * 4} ${low + 1}`,
          lit ? skin.shade : skin.line,
          2,
        )
      : '',
    (f.age ?? 0) > 0.55
      ? line(
          d`M${ox + out * 6} ${oy + 1}L${ox + out * 12} ${oy - 2}M${ox + out * 5} ${oy + 6}L${ox + out * 11} ${oy + 8}`,
          lit ? skin.shade : skin.line,
          1.8,
        )
      : '',
  );
}

function brow({ x, y: level, half, out }: Eye, f: Features, colour: string): Svg {
  const y = level - (out < 0 ? (f.raised ?? 0) : 0);
  const w = (f.brow ?? 1) * 6;
  const a = f.arch ?? 4;
  const [ix, iy] = [x - out * half * 1.05, y - 22];
  const [ox, oy] = [x + out * half * 1.32, y - 20.5];
  const peak = [x + out * half * 0.45, y - 25 - a] as const;
  return fill(
    d`M${ix} ${iy}Q${ix + out * half * 0.6} ${peak[1] - w * 0.1} ${peak[0]} ${peak[1]}Q${ox - out * 3} ${peak[1] + 1} ${ox} ${oy}Q${peak[0] + out * 2} ${peak[1] + w * 0.7} ${peak[0] - out * 2} ${peak[1] + w * 0.92}Q${ix + out * half * 0.7} ${peak[1] + w} ${ix + out} ${iy + w * 0.8}Q${ix - out * 2.5} ${iy + w * 0.5} ${ix} ${iy}Z`,
    colour,
  );
}

/** Both eyes and brows. */
export function eyes(h: Head, f: Features, skin: Skin, hair: string, light: Light): Svg {
  const near: Eye = { x: h.eyeNear[0], y: h.eyeNear[1], half: h.eyeHalf[0], out: -1, lit: true };
  const far: Eye = { x: h.eyeFar[0], y: h.eyeFar[1], half: h.eyeHalf[1], out: 1, lit: light === 'ahead' };
  return layers(
    clip(h.outline, eye(near, f, skin) + eye(far, f, skin) + brow(near, f, hair) + brow(far, f, hair)),
  );
}

/** A laugh that shows teeth and tongue; `far` is the half beyond the middle of the lips. */
function laughter(x: number, y: number, far: number, lip: string): Svg {
  const open = d`M${x - 28} ${y - 11}Q${x} ${y + 3} ${x + far} ${y - 12}C${x + far} ${y + 10} ${x + 12} ${y + 24} ${x - 2} ${y + 24}C${x - 18} ${y + 24} ${x - 28} ${y + 8} ${x - 28} ${y - 11}Z`;
  return layers(
    line(open, lip, 5),
    fill(open, '#4E1216'),
    clip(
      open,
      layers(
        disc(x, y + 28, 15, '#C4574B'),
        fill(d`M${x - 30} ${y - 20}H${x + far + 2}V${y - 6}Q${x} ${y + 9} ${x - 30} ${y - 4}Z`, '#FBF1E2'),
      ),
    ),
  );
}

/** The mouth in two tones; a beard that frames it hides its corners. */
export function mouth(h: Head, f: Features, skin: Skin, light: Light, framed = false): Svg {
  const [x, y] = h.lips;
  const t = h.build.yaw;
  if (f.laugh) return laughter(x, y, 27 - 7 * t, f.rouge ?? skin.lip);
  // Under a beard the corners hardly show, so they stay inside it.
  const s = (f.smile ?? 0.4) * (framed ? 0.45 : 1);
  const full = f.lips ?? 1;
  const near = x - (22 - 1.5 * t) - 3 * s;
  const far = x + (22 - 7 * t) + (3 - 2 * t) * s;
  const corner = y - 3.5 * s;
  const up = y - 7.4 * full;
  const down = y + 13 * full + (f.teeth ? 6 : 0);
  const bow = d`M${near} ${corner}Q${x - 12} ${up + 0.5} ${x - 4} ${up}Q${x} ${up + 3} ${x + 4} ${up}Q${x + 9 - 2 * t} ${up + 0.5} ${far} ${corner}`;
  const bowl = d`C${far - 5} ${down} ${near + 7} ${down + 1} ${near} ${corner}Z`;
  const parting = d`Q${x + 6} ${y + 3 + 2 * s} ${x} ${y + 1 + 1.6 * s}Q${x - 8} ${y + 3 + 2 * s} ${near} ${corner}Z`;
  const gap = d`M${near + 3} ${corner + 0.6}Q${x} ${y + 0.5} ${far - 3} ${corner + 0.6}Q${x} ${y + 12 + 3 * s} ${near + 3} ${corner + 0.6}Z`;
  const side = light === 'behind' ? d`M${x + 3} ${y - 20}h70v50h-70Z` : d`M${x - 14} ${y - 20}h-70v50h70Z`;
  const crease =
    lineOfAge(f) && !framed
      ? line(d`M${h.middle - 17} ${y - 26}Q${near - 7} ${y - 14} ${near - 7} ${y + 2}`, skin.shade, 2.4)
      : '';
  return layers(
    fill(bow + bowl, f.rouge ?? skin.lip),
    f.teeth ? fill(gap, '#FBF1E2') : fill(bow + parting, f.rouge ?? skin.lipShade),
    clip(bow + bowl, fill(side, palette.ink, 'opacity="0.2"')),
    f.teeth
      ? ''
      : line(
          d`M${near} ${corner}Q${x - 8} ${y + 3 + 2 * s} ${x} ${y + 1 + 1.6 * s}Q${x + 6} ${y + 3 + 2 * s} ${far} ${corner}`,
          skin.line,
          2.2,
        ),
    framed
      ? ''
      : line(
          d`M${near - 1.5} ${corner - 2.5}Q${near - 4} ${corner} ${near - 2.5} ${corner + 3}`,
          skin.shade,
          2,
        ),
    crease,
  );
}

const lineOfAge = (f: Features): boolean => (f.age ?? 0) > 0.25;
