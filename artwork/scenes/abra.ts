import {
  bird,
  box,
  clip,
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

/** The ferry across the Creek. */
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
  const scarf =
    'M286 292C262 262 272 226 244 206C218 188 190 210 164 198C150 192 142 184 132 186C146 204 158 222 184 222C206 222 222 214 238 232C252 250 250 286 274 308Z';
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
    fill(scarf, c.sun),
    shade(scarf, { colour: c.ember, x: 150, y: 210, angle: 10, length: 90 }),
    clip(
      'M0 0H600V322H0Z',
      sit('oliver-brandt', { x: 132, y: 246, scale: 0.37, facing: 'right', sun: 'right', yaw: 0.9, tilt: 3 }),
    ),
    sit('yusuf-abdi', { x: 224, y: 252, scale: 0.36, facing: 'left', sun: 'right', yaw: 0.55, tilt: 5 }),
    sit('kiran-das', { x: 392, y: 254, scale: 0.36, facing: 'left', sun: 'right', yaw: 0.4, tilt: 6 }),
    sit('farah-siddiqui', {
      x: 470,
      y: 250,
      scale: 0.35,
      facing: 'right',
      sun: 'right',
      yaw: 0.9,
      tilt: 2,
      pitch: 0.4,
    }),
    sit('sana-haddad', {
      x: 310,
      y: 234,
      scale: 0.42,
      facing: 'right',
      sun: 'right',
      yaw: 0.9,
      tilt: -6,
      pitch: 0.9,
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
      },
    }),
    fill('M276 282C290 300 324 304 340 284C346 292 346 304 338 312C318 326 288 320 272 306Z', c.sun),
    line('M278 294C294 310 322 312 340 296', c.turmeric, 2),
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

export const abra: Scene = {
  slug: 'life-8',
  alt: 'Crossing Dubai Creek on an abra: five colleagues, one yellow scarf in the wind',
  width: 600,
  height: 400,
  draw: abraRide,
};
