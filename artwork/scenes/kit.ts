import { circlePath, clip, fill, layers, line, place, shade, times, type Svg } from '#artwork/draw/index.ts';
import { d, type Point } from '#artwork/portraits/geometry.ts';
import { limb } from '#artwork/portraits/limb.ts';
import { figure, type Portrait } from '#artwork/portraits/portrait.ts';
import { people } from '#artwork/portraits/stills.ts';
import { skins, type Skin } from '#artwork/portraits/tones.ts';

/** One picture of the life at the studio, in units of half a delivered pixel. */
export interface Scene {
  slug: string;
  /** The alternative text. */
  alt: string;
  width: number;
  height: number;
  draw: () => Svg;
}

/** A person from the portraits. */
export function person(slug: string): Portrait {
  const found = people.find((one) => one.slug === slug);
  if (!found) throw new Error(`nobody is called ${slug}`);
  return found;
}

/** The pose of a seated person. */
export interface Seat {
  x: number;
  y: number;
  scale: number;
  facing: 'left' | 'right';
  sun: 'left' | 'right';
  yaw?: number;
  tilt?: number;
  pitch?: number;
  /** Other differences from the portrait. */
  change?: Partial<Portrait>;
}

/** A person's bust with the eyes at (x, y), lit by the scene's own sun. */
export function sit(
  slug: string,
  { x, y, scale, facing, sun, yaw, tilt = 0, pitch = 0, change = {} }: Seat,
): Svg {
  const who = person(slug);
  const light = (facing === 'right') === (sun === 'right') ? 'ahead' : 'behind';
  const turn = yaw ?? (light === 'ahead' ? 0.7 : 0.6);
  const body = figure({
    ...who,
    ...change,
    light,
    flip: facing === 'left',
    pose: { yaw: turn, tilt, pitch },
  });
  return place(body, x, y, 0, facing === 'left' ? -scale : scale, scale);
}

/** The skin of somebody from the portraits. */
export const skinOf = (slug: string): Skin => skins[person(slug).skin];

/** A hand at the origin that points right; `curl` closes the fingers. */
export function hand(
  x: number,
  y: number,
  turn: number,
  scale: number,
  skin: Skin,
  curl = 0,
  mirror = false,
): Svg {
  const reach = 20 - curl * 9;
  const fingers = times(4, (i) => {
    const y0 = -9 + i * 6;
    const out = reach - Math.abs(i - 1.3) * 2.4;
    const end =
      curl > 0.5
        ? d`Q${14 + out * 0.7} ${y0 - 1} ${10 + out * 0.5} ${y0 + 5}`
        : d`L${14 + out} ${y0 + (i - 1.5) * 1.6}`;
    return line(d`M8 ${y0}` + end, skin.lit, 6.6);
  });
  const lines = times(3, (i) =>
    line(d`M14 ${-6 + i * 6}L${14 + reach * 0.6} ${-6 + i * 6.6}`, skin.shade, 1.3),
  );
  return place(
    layers(
      line('M-12 0H4', skin.lit, 15),
      fill('M-8 -9C0 -14 12 -14 16 -10C18 0 18 8 14 13C6 15 -4 13 -8 9Z', skin.lit),
      fingers,
      lines,
      line(d`M2 -8Q8 -17 ${16 - curl * 4} ${-18 + curl * 6}`, skin.lit, 6.4),
      fill('M-8 9C-4 13 6 15 14 13C10 10 0 10 -8 4Z', skin.shade),
    ),
    x,
    y,
    turn,
    scale,
    mirror ? -scale : scale,
  );
}

/** An arm from the shoulder over the elbow to the wrist, with its hand. */
export function arm(
  shoulder: Point,
  elbow: Point,
  wrist: Point,
  w: number,
  sleeve: string,
  skin: Skin,
  options: { bare?: number; curl?: number; mirror?: boolean; turn?: number } = {},
): Svg {
  const { bare = 0, curl = 0, mirror = false } = options;
  const mid: Point = [
    elbow[0] + (wrist[0] - elbow[0]) * (1 - bare),
    elbow[1] + (wrist[1] - elbow[1]) * (1 - bare),
  ];
  const along = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI;
  return layers(
    hand(wrist[0], wrist[1], options.turn ?? along, w / 17, skin, curl, mirror),
    bare > 0 ? limb(mid, wrist, w * 0.66, w * 0.5, skin.lit) : '',
    limb(shoulder, elbow, w, w * 0.82, sleeve),
    limb(elbow, mid, w * 0.82, w * (bare > 0 ? 0.8 : 0.66), sleeve),
  );
}

/** A disc with the grain of a low sun on it, for plates, lamps and moons. */
export function shaded(x: number, y: number, r: number, lit: string, dark: string, angle = 200): Svg {
  const a = (angle * Math.PI) / 180;
  return (
    fill(circlePath(x, y, r), lit) +
    shade(circlePath(x, y, r), {
      colour: dark,
      x: x - Math.cos(a) * r,
      y: y - Math.sin(a) * r,
      angle,
      length: r * 1.2,
    })
  );
}

/** A small glass of tea, standing on y. */
export function teaGlass(x: number, y: number, h: number, tea: string, foam: string): Svg {
  const w = h * 0.3;
  const shape = d`M${x - w} ${y - h}H${x + w}L${x + w * 0.72} ${y}H${x - w * 0.72}Z`;
  return layers(
    fill(shape, '#FBF6EE', 'opacity="0.55"'),
    clip(
      shape,
      fill(d`M${x - w} ${y - h * 0.74}H${x + w}V${y}H${x - w}Z`, tea) +
        fill(d`M${x - w} ${y - h * 0.86}H${x + w}V${y - h * 0.68}H${x - w}Z`, foam),
    ),
    line(d`M${x - w * 0.5} ${y - h * 0.6}L${x - w * 0.36} ${y - h * 0.12}`, '#FBF6EE', 1.6, 'opacity="0.7"'),
  );
}
