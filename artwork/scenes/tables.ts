import {
  box,
  clip,
  disc,
  ellipsePath,
  fill,
  layers,
  line,
  palette as c,
  place,
  random,
  sambuk,
  sea,
  shade,
  stars,
  sun,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { d } from '#artwork/portraits/geometry.ts';
import { skins } from '#artwork/portraits/tones.ts';
import { arm, shaded, sit, skinOf, teaGlass, type Scene } from '#artwork/scenes/kit.ts';

/** A mound seen from above. */
const mound = (x: number, y: number, w: number, h: number, lit: string, dark: string): Svg => {
  const path = ellipsePath(x, y, w, h);
  return (
    fill(path, lit) + shade(path, { colour: dark, x: x + w, y: y + h * 0.5, angle: 205, length: w * 1.3 })
  );
};

/** A banana leaf with a whole meal on it; the tip points left, as custom has it. */
function leafMeal(x: number, y: number, turn: number, scale: number, seed: string): Svg {
  const leaf =
    'M-176 0C-150 -58 -60 -74 40 -72C96 -71 140 -66 164 -62C172 -20 172 24 164 62C140 68 90 72 40 72C-60 74 -150 56 -176 0Z';
  const next = random(seed);
  const veins = times(15, (i) => {
    const at = -150 + i * 21;
    return line(d`M${at} 0Q${at + 10} -40 ${at + 2} -72M${at} 0Q${at + 10} 40 ${at + 2} 72`, '#2F8A66', 1.4);
  });
  const sides = [c.sun, '#C9D46A', c.laterite, c.paper, c.turmeric, '#7A1F2B', c.paddy];
  const curries = sides
    .map((tone, i) => mound(-104 + i * 36, -46 + (i % 2) * 7, 13 + next() * 3, 9 + next() * 2, tone, c.clay))
    .join('');
  return place(
    layers(
      fill(leaf, '#2C9A68'),
      shade(leaf, { colour: c.palm, x: 150, y: 70, angle: 206, length: 280 }),
      clip(leaf, veins),
      line('M-176 0H166', '#7CC28E', 4),
      curries,
      mound(-6, 26, 62, 36, c.paper, c.rope),
      times(26, () => line(d`M${-50 + next() * 88} ${8 + next() * 36}l3 1.6`, '#E0D2B6', 2)),
      mound(10, 20, 26, 15, c.turmeric, c.ember),
      mound(108, 22, 34, 27, c.glow, c.sun),
      disc(98, 12, 2.6, c.turmeric) + disc(116, 26, 2.4, c.turmeric) + disc(108, 36, 2, c.turmeric),
      line('M-128 34Q-112 16 -88 26', c.sun, 11),
      line('M-130 34L-134 38M-88 26L-82 29', c.umber, 4),
      mound(-98, 6, 10, 7, c.brick, c.umber),
      times(5, (i) => disc(-140 + i * 9, -10 - (i % 2) * 6, 3.6, c.sun)),
    ),
    x,
    y,
    turn,
    scale,
  );
}

/** The Onam lunch from above: everybody reaches in. */
function sadya(): Svg {
  const cuff = (x: number, y: number, turn: number, tone: string): Svg =>
    place(box(-8, -18, 14, 36, tone), x, y, turn);
  return layers(
    box(0, 0, 600, 400, c.laterite),
    shade('M0 0H600V400H0Z', { colour: c.clay, x: 620, y: 380, angle: 212, length: 560, reach: 840 }),
    times(7, (i) =>
      line(d`M-10 ${i * 66 + 8}C200 ${i * 66 - 4} 400 ${i * 66 + 18} 610 ${i * 66 + 2}`, c.brick, 2),
    ),
    leafMeal(118, 54, -4, 0.78, 'a'),
    leafMeal(486, 42, 3, 0.78, 'b'),
    leafMeal(84, 366, 4, 0.8, 'c'),
    leafMeal(520, 372, -3, 0.8, 'd'),
    leafMeal(300, 204, -3, 1.16, 'first'),
    arm([-30, 250], [30, 236], [158, 216], 30, c.paper, skins.brown, { bare: 0.55, curl: 0.4, turn: -6 }),
    cuff(84, 227, -8, c.sun),
    arm([640, 120], [580, 142], [470, 176], 28, c.tide, skins.bronze, {
      bare: 0.5,
      curl: 0.2,
      turn: 164,
      mirror: false,
    }),
    arm([360, 450], [352, 410], [318, 292], 27, c.ember, skins.umber, { bare: 0.7, curl: 0.5, turn: -106 }),
    line('M316 342L344 334', c.sun, 6),
    line('M320 354L348 346', c.glow, 4),
    arm([300, -60], [318, -20], [356, 96], 26, '#8FB4C4', skins.honey, { bare: 0.45, curl: 0.6, turn: 74 }),
    shaded(208, 308, 25, '#E9ECEC', '#7B868D'),
    mound(208, 308, 18, 17, '#8A4A2A', c.umber),
    shaded(432, 278, 22, '#E9ECEC', '#7B868D'),
    mound(432, 278, 16, 15, c.sun, c.ember),
    teaGlass(392, 352, 30, '#CFE0D6', c.paper),
  );
}

/** Dusk prayer has been called: the first date is taken. */
function iftar(): Svg {
  const arch = 'M196 330V150C196 96 252 74 300 30C348 74 404 96 404 150V330Z';
  const lantern = (x: number, y: number, k: number): Svg =>
    place(
      layers(
        line('M0 -300V-46', c.ink, 1.6),
        fill('M-6 -46H6L16 -26H-16Z', c.brick),
        fill('M-16 -26H16L22 14L0 34L-22 14Z', c.sun),
        shade('M-16 -26H16L22 14L0 34L-22 14Z', { colour: c.ember, x: 24, y: 14, angle: 200, length: 36 }),
        line('M-16 -26L-22 14L0 34L22 14L16 -26M0 -26V34M-16 -26H16', c.brick, 2.6),
      ),
      x,
      y,
      0,
      k,
    );
  const dish = (x: number, y: number, w: number, tone: string, dark: string): Svg =>
    layers(
      fill(ellipsePath(x, y, w, w * 0.3), '#E9ECEC'),
      fill(
        d`M${x - w * 0.78} ${y - 2}C${x - w * 0.6} ${y - w * 0.6} ${x + w * 0.6} ${y - w * 0.6} ${x + w * 0.78} ${y - 2}C${x + w * 0.4} ${y + w * 0.16} ${x - w * 0.4} ${y + w * 0.16} ${x - w * 0.78} ${y - 2}Z`,
        tone,
      ),
      shade(ellipsePath(x, y - w * 0.14, w * 0.76, w * 0.3), {
        colour: dark,
        x: x + w,
        y,
        angle: 196,
        length: w * 1.2,
      }),
    );
  const dates = times(13, (i) =>
    fill(
      ellipsePath(262 + (i % 7) * 12 + (i > 6 ? 6 : 0), 342 - (i > 6 ? 9 : 0), 7.6, 5),
      i % 3 ? '#5E2D1C' : '#7E4428',
    ),
  );
  return layers(
    box(0, 0, 600, 400, '#0E3442'),
    shade('M0 0H600V400H0Z', { colour: c.night, x: 300, y: -10, angle: 90, length: 300, reach: 840 }),
    fill('M180 340V146C180 86 244 62 300 10C356 62 420 86 420 146V340Z', c.clay),
    clip(
      arch,
      layers(
        box(190, 20, 220, 320, '#F0835A'),
        shade('M190 20H410V340H190Z', { colour: '#3A2233', x: 300, y: 40, angle: 90, length: 190 }),
        stars(40, 120, c.glow, 'iftar'),
        fill(
          'M330 84C306 84 290 102 290 122C290 144 308 160 330 160C314 150 306 138 306 122C306 106 314 94 330 84Z',
          c.glow,
        ),
        fill(
          'M190 262H214V230H222V262H244V244L252 236L260 244V262H300V250H316V262H344V216L350 206L356 216V262H410V290H190Z',
          '#6B2B2A',
        ),
        sea(272, [c.plum, '#22273E', c.night], { gap: 20 }),
        sambuk(258, 300, 0.3, { reflection: c.sun, flip: true }),
      ),
    ),
    lantern(120, 66, 0.9),
    lantern(478, 52, 1.05),
    sit('saif-al-qubaisat', {
      x: 104,
      y: 218,
      scale: 0.56,
      facing: 'right',
      sun: 'right',
      yaw: 0.8,
      tilt: 3,
      pitch: -0.5,
    }),
    sit('bea-santos', { x: 214, y: 250, scale: 0.46, facing: 'right', sun: 'right', yaw: 0.6, tilt: -3 }),
    sit('harpreet-gill', { x: 394, y: 244, scale: 0.46, facing: 'left', sun: 'left', yaw: 0.6, tilt: 2 }),
    sit('maitha-al-rumaitha', {
      x: 506,
      y: 222,
      scale: 0.55,
      facing: 'left',
      sun: 'left',
      yaw: 0.85,
      tilt: -2,
      pitch: -0.4,
    }),
    fill('M-10 332C150 322 450 322 610 332V410H-10Z', c.sand),
    shade('M-10 332C150 322 450 322 610 332V410H-10Z', {
      colour: c.rope,
      x: 300,
      y: 414,
      angle: -90,
      length: 80,
      reach: 840,
    }),
    arm([150, 320], [176, 352], [262, 346], 19, c.paper, skinOf('saif-al-qubaisat'), { curl: 0.5, turn: -8 }),
    arm([470, 330], [452, 356], [404, 360], 17, '#23202C', skinOf('maitha-al-rumaitha'), {
      curl: 0.4,
      turn: 184,
    }),
    fill(ellipsePath(304, 350, 62, 15), c.brick),
    dates,
    dish(140, 372, 48, c.sun, c.ember),
    dish(214, 386, 30, c.palm, c.forest),
    dish(470, 376, 50, c.ember, c.brick),
    teaGlass(390, 384, 26, '#9C3A22', '#C4583A'),
    teaGlass(374, 392, 26, '#9C3A22', '#C4583A'),
    // The coffee pot, the one bright thing.
    place(
      layers(
        fill(
          'M0 -62L4 -54C14 -50 16 -40 12 -34C24 -18 26 0 20 14H-20C-26 0 -24 -16 -13 -32C-26 -34 -34 -38 -44 -48C-32 -44 -20 -46 -14 -52L-4 -54Z',
          c.sun,
        ),
        shade('M0 -62L4 -54C14 -50 16 -40 12 -34C24 -18 26 0 20 14H-20C-26 0 -24 -16 -13 -32Z', {
          colour: c.turmeric,
          x: 28,
          y: 0,
          angle: 190,
          length: 40,
        }),
        line('M14 -38C40 -36 40 -2 21 4', c.turmeric, 5),
      ),
      566,
      356,
      0,
      0.9,
    ),
  );
}

/** Tables that everybody sits down to. */
export const tables: Scene[] = [
  {
    slug: 'life-1',
    alt: 'Onam lunch from above: banana leaves heaped with rice and curries, four hands reaching in',
    width: 600,
    height: 400,
    draw: sadya,
  },
  {
    slug: 'life-7',
    alt: 'Iftar in Dubai: four colleagues at a table of dates and coffee, a crescent in the arch behind',
    width: 600,
    height: 400,
    draw: iftar,
  },
];
