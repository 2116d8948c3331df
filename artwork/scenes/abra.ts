import {
  bird,
  box,
  disc,
  fill,
  glitter,
  layers,
  line,
  palette as c,
  sambuk,
  sea,
  shade,
  sun,
  times,
  type Svg,
} from '#artwork/draw/index.ts';

import { d } from '#artwork/portraits/geometry.ts';

import { sit, type Scene } from '#artwork/scenes/kit.ts';

/** Across the Creek for one dirham. */
function abraRide(): Svg {
  const tower = (x: number, w: number, h: number, tone: string): Svg =>
    layers(
      box(x, 206 - h, w, h + 10, tone),
      times(3, (i) => box(x + 4 + (i * (w - 8)) / 3, 214 - h, (w - 8) / 3 - 3, 16, '#7A3A22')),
      line(d`M${x - 4} ${210 - h}H${x + w + 4}`, '#7A3A22', 2.4),
    );
  const town = layers(
    box(0, 176, 600, 50, '#D9895A'),
    tower(30, 30, 66, '#E3A06F'),
    tower(110, 26, 50, '#C9774B'),
    tower(432, 32, 74, '#E3A06F'),
    tower(540, 26, 54, '#C9774B'),
    fill('M204 210V150C204 120 250 120 250 150V210Z', c.sand),
    line('M227 128V112', c.sand, 3),
    box(272, 84, 12, 126, c.sand),
    box(268, 112, 20, 6, c.rope),
    fill('M270 84C270 70 286 70 286 84Z', c.palm),
    fill('M200 152C204 128 250 128 254 152Z', c.palm),
    box(330, 160, 60, 50, '#EDC08F'),
    times(4, (i) => box(336 + i * 14, 172, 8, 14, '#A4552F')),
  );
  const hull =
    'M20 286C60 318 130 328 230 328H430C500 326 548 310 580 282C584 330 560 366 520 378H110C64 366 30 332 20 286Z';
  return layers(
    box(0, 0, 600, 400, c.aqua),
    shade('M0 0H600V400H0Z', { colour: c.glow, x: 300, y: 210, angle: -90, length: 190, reach: 840 }),
    sun(498, 84, 44, c.paper, c.glow),
    town,
    sea(216, [c.lagoon, '#0F6B7B', c.tide, c.abyss], { gap: 34 }),
    glitter(498, 222, 300, c.glow, 40, 120, 'creek'),
    sambuk(74, 236, 0.34, { reflection: c.paper }),
    box(70, 150, 6, 170, c.umber),
    box(526, 146, 6, 170, c.umber),
    sit('oliver-brandt', { x: 138, y: 244, scale: 0.36, facing: 'right', sun: 'right', yaw: 0.8 }),
    sit('arjun-pillai', { x: 224, y: 246, scale: 0.37, facing: 'left', sun: 'right', yaw: 0.5, tilt: 4 }),
    sit('hessa-al-ketbi', {
      x: 310,
      y: 236,
      scale: 0.4,
      facing: 'right',
      sun: 'right',
      yaw: 0.85,
      tilt: -3,
      pitch: 0.6,
    }),
    sit('kiran-das', { x: 396, y: 250, scale: 0.36, facing: 'left', sun: 'right', yaw: 0.4, tilt: 5 }),
    sit('lena-haidar', { x: 474, y: 246, scale: 0.36, facing: 'right', sun: 'right', yaw: 0.9, tilt: 2 }),
    fill('M26 148C120 122 480 118 574 142L566 160C470 140 130 142 36 166Z', c.ember),
    shade('M26 148C120 122 480 118 574 142L566 160C470 140 130 142 36 166Z', {
      colour: c.laterite,
      x: 0,
      y: 150,
      angle: 0,
      length: 320,
    }),
    times(14, (i) =>
      fill(
        d`M${36 + i * 38} ${163 - Math.sin((i / 14) * Math.PI) * 18}l19 -2l17 1l-18 14Z`,
        i % 2 ? c.paper : c.ember,
      ),
    ),
    fill(hull, c.teak),
    shade(hull, { colour: c.umber, x: 10, y: 350, angle: -14, length: 420 }),
    line('M22 290C62 322 130 332 230 332H430C500 330 546 314 578 288', c.sun, 5),
    line('M40 326C90 350 160 356 240 356H430C490 354 530 344 560 326', c.umber, 2.4),
    times(4, (i) => layers(disc(150 + i * 100, 350, 13, c.ink), disc(150 + i * 100, 350, 5, c.teak))),
    fill('M0 368C100 356 160 380 300 370C420 362 500 380 600 366V410H0Z', c.abyss),
    shade('M0 368C100 356 160 380 300 370C420 362 500 380 600 366V410H0Z', {
      colour: c.lagoon,
      x: 300,
      y: 358,
      angle: 90,
      length: 40,
      reach: 840,
    }),
    bird(176, 60, 0.9, c.paper, -6),
    bird(238, 88, 0.6, c.paper, 4),
    bird(372, 52, 0.75, c.paper, 8),
  );
}

/** The scene for the gallery. */
export const abra: Scene = {
  slug: 'life-8',
  alt: 'Five colleagues cross Dubai Creek on an abra, wind towers and a minaret behind',
  width: 600,
  height: 400,
  draw: abraRide,
};
