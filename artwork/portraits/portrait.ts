import { clip, document, layers, rectPath, type Svg } from '#artwork/draw/index.ts';
import { beard, upperLip, type Beard } from '#artwork/portraits/beards.ts';
import { bodyOf, neckOf, RISE, type Body, type Stance } from '#artwork/portraits/body.ts';
import type { Dress } from '#artwork/portraits/dress.ts';
import { ear, face, type Light } from '#artwork/portraits/face.ts';
import { eyes, mouth, type Features } from '#artwork/portraits/features.ts';
import { d, headOf, type Build, type Head } from '#artwork/portraits/geometry.ts';
import { ground, type Ground } from '#artwork/portraits/ground.ts';
import { hairs, skins, type HairTone, type Skin } from '#artwork/portraits/tones.ts';

/** Where a person appears on the site. */
export type Group =
  'founder' | 'leadership' | 'business' | 'department' | 'regional' | 'review' | 'testimonial' | 'article';

/** Input for drawing a head's accessories. */
export interface Sitter {
  h: Head;
  b: Body;
  light: Light;
  skin: Skin;
  tone: HairTone;
}

/** Layers that a person adds, already drawn. */
export interface Parts {
  /** Behind the neck, moves with the head. */
  back?: Svg;
  /** On the head. */
  top?: Svg;
  /** Over the dress, does not move with the head. */
  chest?: Svg;
  /** In front of everything. */
  over?: Svg;
  ears?: boolean;
}

/** One person as data. */
export interface Portrait {
  slug: string;
  name: string;
  role: string;
  group: Group;
  city: string;
  /** The alternative text. */
  alt: string;
  ground: Ground;
  light: Light;
  /** Mirrors the finished tile, sun and all. */
  flip?: boolean;
  /** Turn and place of the head in the tile. */
  pose: { yaw: number; pitch?: number; tilt?: number; x?: number; y?: number; scale?: number };
  build?: Partial<Build>;
  stance?: Partial<Stance>;
  skin: keyof typeof skins;
  hair: keyof typeof hairs;
  brows?: string;
  features?: Features;
  beard?: Beard;
  /** Tone of the beard where it differs from the hair. */
  beardTone?: keyof typeof hairs;
  dress: Dress;
  parts: (sitter: Sitter) => Parts;
}

/** Beards that leave the corners of the mouth free. */
const bareCheeks = new Set<Beard>(['stubble', 'moustache', 'thick-moustache']);

/** The figure without a background, eyes at the origin, for scenes. */
export function figure(p: Portrait): Svg {
  const h = headOf({
    pitch: 0,
    width: 1,
    jaw: 1,
    chin: 0,
    nose: 1,
    wings: 1,
    bridge: 0,
    ...p.build,
    yaw: p.pose.yaw,
    ...(p.pose.pitch && { pitch: p.pose.pitch }),
  });
  const b = bodyOf(h, { wide: 140, turn: 0, raise: 0, neck: 36, ...p.stance }, p.light, skins[p.skin]);
  const skin = skins[p.skin];
  const tone: HairTone = hairs[p.hair];
  const whiskers: HairTone = hairs[p.beardTone ?? p.hair];
  const f = p.features ?? {};
  const parts = p.parts({ h, b, light: p.light, skin, tone });
  const tilt = (body: Svg): Svg =>
    p.pose.tilt ? `<g transform="rotate(${p.pose.tilt} ${h.nape[0] * 0.5} 120)">${body}</g>` : body;
  const sunny = p.light === 'behind';
  const bare = parts.ears !== false;
  const ears = {
    far:
      bare && h.build.yaw < 0.32
        ? ear(h.farEar, 1, sunny ? skin.shade : skin.lit, sunny ? skin.line : skin.shade)
        : '',
    near: bare ? ear(h.ear, -1, sunny ? skin.lit : skin.shade, sunny ? skin.shade : skin.line) : '',
  };
  const head = layers(
    ears.far,
    face(h, skin, p.light),
    ears.near,
    p.beard ? beard(h, p.beard, whiskers, p.light) : '',
    eyes(h, f, skin, p.brows ?? tone.dark, p.light),
    mouth(h, f, skin, p.light, p.beard !== undefined && !bareCheeks.has(p.beard)),
    p.beard ? upperLip(h, p.beard, whiskers) : '',
    parts.top ?? '',
  );
  return layers(
    tilt(parts.back ?? ''),
    neckOf(h, b),
    `<g transform="translate(0 ${-RISE})">${p.dress(b, p.flip ?? false)}</g>`,
    parts.chest ?? '',
    tilt(head),
    parts.over ?? '',
  );
}

/** The finished tile, 400 by 480. */
export function tile(p: Portrait): Svg {
  const { x = 0, y = 0, scale = 1 } = p.pose;
  const body = layers(
    ground(p.ground),
    `<g transform="translate(${200 + x} ${212 + y}) scale(${scale * 1.14})">${figure(p)}</g>`,
  );
  const framed = clip(rectPath(0, 0, 400, 480), body);
  const turned = p.flip ? `<g transform="translate(400 0) scale(-1 1)">${framed}</g>` : framed;
  return document(d`${0} ${0} ${400} ${480}`, turned);
}

/** The figure without a background, eyes at the same height for everybody, so that figures can form a row. */
export function cutout(p: Portrait): Svg {
  const turned = p.flip ? `<g transform="scale(-1 1)">${figure(p)}</g>` : figure(p);
  return document(d`${-180} ${-200} ${360} ${440}`, turned);
}
