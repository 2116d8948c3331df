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
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { d } from '#artwork/portraits/geometry.ts';
import { skins } from '#artwork/portraits/tones.ts';
import { arm, shaded, teaGlass, type Scene } from '#artwork/scenes/kit.ts';

/** A mound seen from above. */
const mound = (x: number, y: number, w: number, h: number, lit: string, dark: string): Svg => {
  const path = ellipsePath(x, y, w, h);
  return (
    fill(path, lit) + shade(path, { colour: dark, x: x + w, y: y + h * 0.5, angle: 205, length: w * 1.3 })
  );
};

/** A banana leaf with a whole meal; the tip points left, as is the custom. */
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
      fill('M12 4C30 -4 62 2 60 24C58 44 34 56 20 46C8 40 22 32 14 24C8 18 2 10 12 4Z', '#A24B22'),
      shade('M12 4C30 -4 62 2 60 24C58 44 34 56 20 46C8 40 22 32 14 24C8 18 2 10 12 4Z', {
        colour: c.clay,
        x: 66,
        y: 50,
        angle: 220,
        length: 60,
      }),
      times(6, (i) => disc(26 + (i % 3) * 11, 12 + i * 5, 2.6, i % 2 ? c.turmeric : c.paddy)),
      fill('M-44 14C-36 2 -22 4 -20 14C-18 24 -34 28 -44 14Z', c.glow),
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

/** The Onam lunch from above, with everybody's hands. */
function sadya(): Svg {
  const cuff = (x: number, y: number, turn: number, tone: string): Svg =>
    place(box(-8, -18, 14, 36, tone), x, y, turn);
  return layers(
    box(0, 0, 600, 400, c.laterite),
    shade('M0 0H600V400H0Z', { colour: c.clay, x: 620, y: 380, angle: 212, length: 330, reach: 840 }),
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

export const onam: Scene = {
  slug: 'life-1',
  alt: 'Onam lunch from above: banana leaves heaped with rice and curries, four hands reaching in',
  width: 600,
  height: 400,
  draw: sadya,
};
