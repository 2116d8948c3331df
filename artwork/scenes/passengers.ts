import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  palette as c,
  place,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { torso, type Body } from '#artwork/portraits/body.ts';
import { neckline, type Dress, type Wear } from '#artwork/portraits/dress.ts';
import { d } from '#artwork/portraits/geometry.ts';
import { crop } from '#artwork/portraits/hair.ts';
import { turban } from '#artwork/portraits/headwear.ts';
import { figure, type Portrait } from '#artwork/portraits/portrait.ts';
import { skins } from '#artwork/portraits/tones.ts';
import { arm, person, sit, skinOf } from '#artwork/scenes/kit.ts';

/** A round neck in printed cloth. */
const printed =
  (wear: Wear, print: (b: Body) => Svg, depth = 196): Dress =>
  (b) =>
    layers(
      torso(b, wear.lit, wear.shade),
      clip(b.outline, print(b)),
      neckline(b, depth + 26, b.stance.neck + 5),
    );

const stripes =
  (colour: string, gap: number, wide: number) =>
  (b: Body): Svg =>
    times(12, (i) =>
      line(
        d`M${b.x - 200} ${206 + i * gap}Q${b.x} ${226 + i * gap} ${b.x + 200} ${206 + i * gap}`,
        colour,
        wide,
      ),
    );

const dots =
  (colour: string, core: string) =>
  (b: Body): Svg =>
    times(60, (i) => {
      const [x, y] = [b.x - 190 + (i % 8) * 52 + (Math.floor(i / 8) % 2) * 26, 190 + Math.floor(i / 8) * 38];
      return disc(x, y, 11, colour) + disc(x, y, 4, core);
    });

/** Somebody who is not from the portraits, with the eyes at (x, y). */
const stranger = (like: string, change: Partial<Portrait>, x: number, y: number, scale: number): Svg =>
  place(figure({ ...person(like), flip: false, light: 'ahead', ...change }), x, y, 0, scale);

/** The boatman stands at the stern, with both hands at his pole. */
export function boatman(): Svg {
  const sleeve = '#8DBBB2';
  const cloth = 'M72 318H142L146 376H66Z';
  return layers(
    fill(cloth, c.lagoon),
    clip(
      cloth,
      times(7, (i) => line(d`M${60 + i * 14} 310V380M50 ${318 + i * 12}H160`, c.tide, 3)),
    ),
    line('M92 92L28 476', c.umber, 6),
    stranger(
      'latheef-koyamu',
      {
        pose: { yaw: 0.9, pitch: 0.5, tilt: -2 },
        skin: 'umber',
        hair: 'grizzled',
        beard: 'short',
        features: { age: 0.5, smile: 0.9, open: 0.85 },
        dress: printed({ lit: c.aqua, shade: '#6FA098' }, stripes(c.mist, 36, 5), 190),
        parts: ({ h, light }) => ({
          top: turban(h, { lit: c.ember, shade: c.brick, fold: c.glow }, light, c.paper).top,
        }),
      },
      106,
      216,
      0.29,
    ),
    arm([134, 288], [112, 326], [62, 296], 10, sleeve, skins.umber, { bare: 0.5, curl: 1 }),
    arm([76, 282], [50, 250], [77, 198], 10, sleeve, skins.umber, { bare: 0.5, curl: 1 }),
  );
}

/** Colleagues below the awning: two talk, one points ashore, one looks at his telephone with another. */
export function seated(): Svg {
  const scarf =
    'M424 290C405 266 413 237 390 221C370 207 347 224 326 215C315 210 309 204 301 206C312 220 322 235 342 235C360 235 372 222 385 237C396 251 394 280 414 302Z';
  const wrap = 'M410 282C424 298 460 300 474 284C480 292 480 304 472 311C454 324 424 318 408 304Z';
  return layers(
    sit('oliver-brandt', {
      ...{ x: 226, y: 266, scale: 0.29, facing: 'right', sun: 'right', yaw: 0.85, tilt: 4 },
      change: { features: { age: 0.7, smile: 1.2, open: 0.8, iris: '#3E6A86', slant: -1 } },
    }),
    sit('yusuf-abdi', {
      ...{ x: 334, y: 272, scale: 0.29, facing: 'left', sun: 'right', yaw: 0.7, tilt: 6 },
      change: {
        features: { smile: 1.2, teeth: true, lips: 1.25, brow: 0.9, open: 0.9 },
        dress: printed({ lit: c.sand, shade: '#C4AD8A' }, stripes(c.laterite, 44, 16), 164),
      },
    }),
    arm([303, 340], [288, 376], [270, 330], 11, c.laterite, skinOf('yusuf-abdi'), { bare: 0.5 }),
    fill(scarf, c.sun),
    fill('M408 330H472L478 390H400Z', c.night),
    sit('sana-haddad', {
      ...{ x: 440, y: 226, scale: 0.3, facing: 'right', sun: 'right', yaw: 0.9, tilt: -6, pitch: 0.9 },
      change: {
        features: {
          smile: 1.1,
          teeth: true,
          lash: 0.9,
          arch: 7,
          rouge: '#B03A34',
          iris: '#5A6B3A',
          open: 0.86,
        },
        dress: printed({ lit: c.ember, shade: c.laterite }, dots(c.glow, c.laterite)),
      },
    }),
    fill(wrap, c.sun),
    line('M412 292C426 306 456 308 472 294', c.turmeric, 2),
    arm([404, 300], [386, 344], [414, 372], 11, c.ember, skinOf('sana-haddad'), { curl: 0.6 }),
    arm([478, 296], [530, 262], [574, 206], 11, c.ember, skinOf('sana-haddad'), { bare: 0.35, curl: 0.7 }),
    line('M580 199L592 182', skinOf('sana-haddad').lit, 5),
    sit('kiran-das', {
      ...{ x: 544, y: 284, scale: 0.29, facing: 'right', sun: 'right', yaw: 0.6, tilt: 10, pitch: -1 },
      change: { features: { smile: 1.1, gaze: 0.4, open: 0.7 } },
    }),
    arm([514, 346], [534, 390], [580, 356], 11, c.navy, skinOf('kiran-das'), { curl: 0.8 }),
    sit('farah-siddiqui', {
      ...{ x: 642, y: 266, scale: 0.28, facing: 'left', sun: 'right', yaw: 0.85, tilt: 8, pitch: -0.4 },
      change: {
        features: { smile: 1.25, teeth: true, lash: 0.9, arch: 6, iris: '#54402A', rouge: '#B9504A' },
      },
    }),
    place(box(-11, -20, 22, 40, c.ink, 4) + box(-8, -16, 16, 30, c.aqua, 2), 592, 348, 14),
    arm([676, 346], [660, 388], [620, 360], 10, c.turmeric, skinOf('farah-siddiqui'), { curl: 0.4 }),
  );
}

/** A boy kneels in the bow and waves at the gulls. */
export const boy = (): Svg =>
  layers(
    arm([756, 316], [782, 284], [788, 240], 8, c.sun, skins.bronze, { bare: 0.6 }),
    stranger(
      'kiran-das',
      {
        pose: { yaw: 0.9, pitch: 0.9, tilt: -4 },
        build: { chin: -16, width: 1.06, jaw: 0.94, nose: 0.8, bridge: -4 },
        stance: { wide: 104, turn: 0.5, raise: 6, neck: 26 },
        skin: 'bronze',
        hair: 'black',
        features: { smile: 1.3, teeth: true, open: 1.05 },
        dress: printed({ lit: c.sun, shade: c.turmeric }, stripes(c.tide, 46, 18)),
        parts: ({ h, tone, light }) => ({
          top: crop(h, tone, light, { volume: 15, line: -64, corners: 0, quiff: 10, fringe: true }).top,
        }),
      },
      738,
      278,
      0.25,
    ),
  );

/** The arm of the one at the side, who leans on it. */
export const leaning = (): Svg =>
  arm([196, 334], [206, 374], [262, 372], 12, '#D8C6A6', skinOf('oliver-brandt'), { curl: 0.5 });
