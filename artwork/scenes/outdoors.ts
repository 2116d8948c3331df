import {
  bird,
  box,
  clip,
  crown,
  disc,
  fill,
  glitter,
  layers,
  line,
  palette as c,
  place,
  random,
  sambuk,
  sea,
  shade,
  sun,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { d, type Point } from '#artwork/portraits/geometry.ts';
import { arm, limb, shaded, sit, skinOf, teaGlass, type Scene } from '#artwork/scenes/kit.ts';

/** A player as a dark cut-out: joints as points, head as a disc. */
interface Player {
  head: Point;
  neck: Point;
  hip: Point;
  arms: readonly [Point, Point, Point, Point];
  legs: readonly [Point, Point, Point, Point];
  shirt: string;
}

function player({ head, neck, hip, arms, legs, shirt }: Player, k = 1): Svg {
  const [e1, h1, e2, h2] = arms;
  const [k1, f1, k2, f2] = legs;
  const ink = c.ink;
  return layers(
    limb(neck, e2, 6 * k, 5 * k, ink),
    limb(e2, h2, 5 * k, 3.6 * k, ink),
    limb(hip, k2, 9.5 * k, 7 * k, ink),
    limb(k2, f2, 7 * k, 3.8 * k, ink),
    limb(neck, hip, 12.5 * k, 10 * k, shirt),
    limb(hip, k1, 10 * k, 7.4 * k, ink),
    limb(k1, f1, 7.4 * k, 4 * k, ink),
    limb(neck, e1, 6.6 * k, 5.2 * k, shirt),
    limb(e1, h1, 5.2 * k, 3.8 * k, ink),
    limb([(neck[0] * 2 + head[0]) / 3, (neck[1] * 2 + head[1]) / 3], head, 5 * k, 5 * k, ink),
    disc(head[0], head[1], 11.5 * k, ink),
  );
}

/** Six o'clock on Kozhikode beach: one leap in front of the sun, the old pier behind. */
function football(): Svg {
  const pier = times(11, (i) => {
    const x = 20 + i * 22;
    const h = 52 - i * 2.4;
    return i === 6 || i === 9
      ? line(d`M${x} 236V${236 - h * 0.5}`, c.plum, 4)
      : layers(
          line(d`M${x} 240V${236 - h}`, c.plum, 4.4),
          i % 2 ? '' : line(d`M${x - 2} ${237 - h}H${x + 22}`, c.plum, 4),
        );
  });
  const leaper: Player = {
    head: [286, 116],
    neck: [298, 138],
    hip: [326, 176],
    arms: [
      [274, 158],
      [252, 146],
      [326, 130],
      [346, 108],
    ],
    legs: [
      [356, 150],
      [392, 122],
      [342, 212],
      [318, 240],
    ],
    shirt: c.ember,
  };
  const runner: Player = {
    head: [112, 212],
    neck: [108, 234],
    hip: [98, 278],
    arms: [
      [128, 250],
      [142, 232],
      [88, 254],
      [72, 264],
    ],
    legs: [
      [122, 302],
      [112, 340],
      [76, 306],
      [52, 330],
    ],
    shirt: '#1D2B45',
  };
  const keeper: Player = {
    head: [488, 206],
    neck: [492, 230],
    hip: [498, 276],
    arms: [
      [470, 222],
      [452, 202],
      [514, 226],
      [532, 204],
    ],
    legs: [
      [484, 308],
      [476, 350],
      [514, 308],
      [520, 350],
    ],
    shirt: c.tide,
  };
  return layers(
    box(0, 0, 600, 400, c.ember),
    shade('M0 0H600V400H0Z', { colour: c.sun, x: 320, y: 250, angle: -90, length: 210, reach: 840 }),
    shade('M0 0H600V400H0Z', { colour: c.brick, x: 300, y: -60, angle: 90, length: 190, reach: 840 }),
    sun(330, 160, 118, c.glow, c.sun),
    box(0, 238, 600, 60, c.clay),
    sea(238, ['#B8452A', '#8E3420', '#6B2B2A'], { gap: 16 }),
    glitter(330, 244, 292, c.glow, 120, 170, 'beach'),
    pier,
    fill('M-10 292C120 284 240 300 360 292C460 286 540 294 610 288V410H-10Z', '#D98A4A'),
    shade('M-10 292C120 284 240 300 360 292C460 286 540 294 610 288V410H-10Z', {
      colour: '#7A3A26',
      x: 300,
      y: 420,
      angle: -90,
      length: 120,
      reach: 840,
    }),
    line('M-10 298C120 290 240 306 360 298C460 292 540 300 610 294', c.glow, 3),
    fill('M260 372C320 362 400 364 440 374C390 384 300 384 260 372Z', '#7A3A26'),
    fill('M60 344C90 338 150 338 170 346C140 352 90 352 60 344Z', '#7A3A26'),
    fill('M462 354C490 348 540 348 560 356C530 362 490 362 462 354Z', '#7A3A26'),
    player(runner, 0.9),
    player(keeper, 0.94),
    place(player(leaper, 1.06), -20, -14),
    shaded(408, 92, 14, c.paper, c.ink, 205),
    bird(96, 84, 0.6, c.clay),
    bird(140, 108, 0.42, c.clay),
    bird(522, 70, 0.5, c.clay, 8),
  );
}

/** Tea pulled from as high as an arm can reach. */
function chai(): Svg {
  const skin = skinOf('latheef-koyamu');
  const shelf = layers(
    times(6, (i) => teaGlass(262 + i * 22, 210, 26, '#7A4630', '#C98A52')),
    box(244, 210, 160, 7, c.umber),
    times(4, (i) =>
      layers(
        box(270 + i * 32, 112, 22, 40, '#EBD9B8', 4),
        box(270 + i * 32, 112, 22, 9, [c.ember, c.palm, c.sun, c.tide][i] ?? c.ember, 3),
        disc(281 + i * 32, 134, 6, c.turmeric),
      ),
    ),
    box(244, 152, 160, 7, c.umber),
  );
  return layers(
    box(0, 0, 400, 500, c.tide),
    shade('M0 0H400V500H0Z', { colour: c.abyss, x: 420, y: 480, angle: 236, length: 520, reach: 840 }),
    sun(86, 132, 92, c.sun, c.ember),
    fill('M-10 -10H410V44L-10 30Z', c.laterite),
    times(11, (i) =>
      fill(d`M${-10 + i * 40} ${30 + i * 1.4}h40v${10}c0 18 -40 18 -40 0Z`, i % 2 ? c.paper : c.laterite),
    ),
    shelf,
    sit('latheef-koyamu', {
      x: 196,
      y: 236,
      scale: 0.74,
      facing: 'right',
      sun: 'left',
      yaw: 0.5,
      tilt: 6,
      pitch: 0.5,
    }),
    // Tea in one long brown ribbon.
    fill('M79 142C62 210 78 296 96 366L116 366C92 296 78 214 88 144Z', '#C07A3E'),
    line('M82 150C70 212 84 292 104 362', '#E7B06F', 3),
    arm([128, 388], [52, 300], [66, 178], 25, c.aqua, skin, { bare: 0.45, curl: 0.8, turn: -80 }),
    fill('M46 118H96L90 152H52Z', '#B9C0C4'),
    shade('M46 118H96L90 152H52Z', { colour: '#7B868D', x: 98, y: 140, angle: 190, length: 40 }),
    line('M47 130H34V150H50', '#7B868D', 4),
    arm([262, 392], [246, 456], [140, 410], 24, '#6FA098', skin, { bare: 0.45, curl: 0.8, turn: 190 }),
    teaGlass(108, 412, 56, '#B5713F', '#F0D3A4'),
    fill('M-10 414H410V510H-10Z', '#7A3A22'),
    shade('M-10 414H410V510H-10Z', { colour: c.umber, x: 400, y: 470, angle: 200, length: 300 }),
    box(0, 414, 400, 8, '#A85A30'),
    times(3, (i) => teaGlass(262 + i * 44, 470, 44, '#B5713F', '#F0D3A4')),
    fill('M20 470C20 452 100 452 100 470L92 482H28Z', c.paper),
    times(5, (i) => shaded(34 + i * 13, 458 - (i % 2) * 6, 8.5, c.turmeric, c.clay, 210)),
    line('M276 414Q268 398 278 384M318 412Q310 394 322 378', c.glow, 2, 'opacity="0.6"'),
  );
}

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

/** The snake boats pass: the whole office is on the bank. */
function regatta(): Svg {
  const next = random('vallam');
  const crew = (
    count: number,
    x0: number,
    y0: number,
    dx: number,
    dy: number,
    k: number,
    shirt: string,
  ): Svg =>
    times(count, (i) => {
      const [x, y, s] = [x0 + i * dx, y0 + i * dy, k * (1 - i * 0.028)];
      return place(
        layers(
          line('M14 -30L-34 34', c.umber, 4),
          fill('M-34 34l-12 4l-4 20l16 -8Z', c.umber),
          fill('M-14 10C-18 -24 -4 -44 8 -44C22 -42 24 -14 20 12Z', shirt),
          line('M4 -34L-8 -8L-20 8', i % 2 ? '#8F5939' : '#7C482B', 8),
          disc(12, -56, 11, i % 3 ? '#8F5939' : '#70432C'),
          fill('M0 -58C0 -72 26 -72 24 -56C18 -64 8 -64 0 -58Z', c.ink),
        ),
        x,
        y + (i % 2 ? 2 : -1),
        0,
        s,
      );
    });
  const splash = times(30, () => disc(40 + next() * 380, 292 + next() * 40, 1 + next() * 3, c.mist));
  return layers(
    box(0, 0, 450, 450, '#8FC4BE'),
    shade('M0 0H450V450H0Z', { colour: c.glow, x: 225, y: 150, angle: -90, length: 150, reach: 840 }),
    sun(98, 82, 46, c.ember, c.coral),
    fill('M-10 148C60 128 120 142 190 132C270 122 360 134 460 124V190H-10Z', c.forest),
    place(crown(0, 0, 120, '#0F3F2E', 'k1', 9), 300, 78, 4),
    line('M292 160C294 130 296 100 300 78', '#0F3F2E', 4),
    place(crown(0, 0, 150, '#0F3F2E', 'k2', 9), 388, 58, -4),
    line('M396 170C394 130 390 90 388 58', '#0F3F2E', 5),
    place(crown(0, 0, 96, '#17573F', 'k3', 9), 214, 100, 0),
    line('M212 150L214 100', '#17573F', 3),
    sea(158, ['#2F8A86', c.lagoon, '#0E6474', c.tide, c.abyss], { gap: 32 }),
    crew(11, 60, 196, 30, -1.4, 0.34, c.sand),
    fill(
      'M20 196C120 208 300 206 386 190C408 184 418 168 420 150C428 172 420 200 394 206C300 216 110 216 20 196Z',
      c.umber,
    ),
    crew(9, 56, 292, 41, -7, 1, c.ember),
    fill(
      'M-30 300C80 330 240 316 352 268C392 248 414 196 410 118C410 104 428 104 430 118C438 214 420 284 366 312C260 356 70 362 -30 332Z',
      c.ink,
    ),
    line('M-30 312C90 338 246 324 360 276C404 254 424 196 420 116', c.sun, 5),
    times(6, (i) => disc(400 - i * 6 - (i > 2 ? i * 5 : 0), 208 + i * 14, 4.4, c.sun)),
    shaded(420, 108, 13, c.sun, c.ember),
    splash,
    sea(352, ['#0E6474', c.tide], { gap: 30, phase: 40 }),
    // Two of us on the bank.
    arm([70, 470], [36, 420], [64, 352], 20, c.turmeric, skinOf('danish-rahim'), {
      bare: 0.5,
      curl: 0.1,
      turn: -70,
    }),
    sit('danish-rahim', {
      x: 116,
      y: 396,
      scale: 0.5,
      facing: 'right',
      sun: 'left',
      yaw: 0.9,
      tilt: -4,
      pitch: 0.6,
    }),
    sit('lakshmi-warrier', {
      x: 246,
      y: 408,
      scale: 0.48,
      facing: 'right',
      sun: 'left',
      yaw: 1.1,
      tilt: 2,
      pitch: 0.4,
    }),
  );
}

/** Out of the office, on both shores. */
export const outdoors: Scene[] = [
  {
    slug: 'life-4',
    alt: 'Beach football at Kozhikode: a player leaps for the ball in front of the setting sun',
    width: 600,
    height: 400,
    draw: football,
  },
  {
    slug: 'life-5',
    alt: 'At the tea stall: an old man in a white cap pulls tea in one long stream',
    width: 400,
    height: 500,
    draw: chai,
  },
  {
    slug: 'life-8',
    alt: 'Five colleagues cross Dubai Creek on an abra, wind towers and a minaret behind',
    width: 600,
    height: 400,
    draw: abraRide,
  },
  {
    slug: 'life-9',
    alt: 'Boat-race day: a snake boat surges past, two of us cheer from the bank',
    width: 450,
    height: 450,
    draw: regatta,
  },
];
