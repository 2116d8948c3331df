import {
  box,
  disc,
  fill,
  layers,
  line,
  palette as c,
  place,
  shade,
  sun,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { shirt } from '#artwork/portraits/dress.ts';
import { d, type Head } from '#artwork/portraits/geometry.ts';
import { crop } from '#artwork/portraits/hair.ts';
import type { Portrait } from '#artwork/portraits/portrait.ts';
import { skins } from '#artwork/portraits/tones.ts';
import { arm, shaded, sit, teaGlass, type Scene } from '#artwork/scenes/kit.ts';

/** The tea seller: a towel round the head, a moustache, a checked shirt. */
export const teaMaker: Partial<Portrait> = {
  skin: 'umber',
  hair: 'grizzled',
  beard: 'thick-moustache',
  brows: '#3C3A40',
  build: { width: 1.03, jaw: 1.08, wings: 1.25 },
  features: { age: 0.7, smile: 0.9, open: 0.84 },
  dress: shirt({ lit: c.aqua, shade: '#6FA098', trim: '#4C7F78' }, 214),
  parts: ({ h, tone, light }) => ({
    top: crop(h, tone, light, { volume: 5, line: -66, corners: 10 }).top + towel(h),
  }),
};

/** A cotton towel, tied. */
export function towel(h: Head): Svg {
  const { skull, temple, middle: m } = h;
  const band = d`M${skull[0] - 7} -24C${skull[0] + 10} -66 ${m - 10} -74 ${temple[0] + 5} -54L${temple[0] + 6} -80C${m} -106 ${skull[0] + 14} -98 ${skull[0] - 8} -52Z`;
  return layers(
    fill(
      d`M${skull[0] - 2} -40C${skull[0] - 34} -52 ${skull[0] - 40} -20 ${skull[0] - 30} 8L${skull[0] - 12} -6L${skull[0] - 2} 14C${skull[0] - 8} -6 ${skull[0] - 2} -20 ${skull[0] - 2} -40Z`,
      c.rope,
    ),
    fill(band, c.paper),
    line(d`M${skull[0] - 6} -36C${skull[0] + 12} -80 ${m - 6} -86 ${temple[0] + 5} -64`, c.laterite, 4),
    line(d`M${skull[0] - 6} -46C${skull[0] + 12} -88 ${m - 6} -96 ${temple[0] + 5} -73`, c.rope, 2),
  );
}

/** Tea poured from arm's height, at the middle of a stall with so much room on both sides. */
function chai(side = 0): Svg {
  const skin = skins.umber;
  const [start, wide] = [-side, 400 + 2 * side];
  const stall = d`M${start} 0H${start + wide}V500H${start}Z`;
  const counter = d`M${start - 10} 414H${start + wide + 10}V510H${start - 10}Z`;
  const folds = Math.ceil(side / 40);
  // Glasses and jars from the seller's back to the end of the stall.
  const [glasses, jars] = [6 + Math.floor(side / 22), 4 + Math.floor(side / 32)];
  const shelf = layers(
    times(glasses, (i) => teaGlass(262 + i * 22, 210, 26, '#7A4630', '#C98A52')),
    box(244, 210, 160 + side, 7, c.umber),
    times(jars, (i) =>
      layers(
        box(270 + i * 32, 112, 22, 40, '#EBD9B8', 4),
        box(270 + i * 32, 112, 22, 9, [c.ember, c.palm, c.sun, c.tide][i % 4] ?? c.ember, 3),
        disc(281 + i * 32, 134, 6, c.turmeric),
      ),
    ),
    box(244, 152, 160 + side, 7, c.umber),
  );
  return layers(
    box(start, 0, wide, 500, c.tide),
    shade(stall, { colour: c.abyss, x: 420, y: 480, angle: 236, length: 520, reach: 840 }),
    sun(86, 132, 92, c.sun, c.ember),
    fill(
      d`M${start - 10} -10H${start + wide + 10}V${44 + side * 0.035}L${start - 10} ${30 - side * 0.035}Z`,
      c.laterite,
    ),
    times(11 + 2 * folds, (n) => {
      const i = n - folds;
      return fill(
        d`M${-10 + i * 40} ${30 + i * 1.4}h40v${10}c0 18 -40 18 -40 0Z`,
        Math.abs(i) % 2 ? c.paper : c.laterite,
      );
    }),
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
      change: teaMaker,
    }),
    arm([128, 388], [52, 300], [66, 178], 25, c.aqua, skin, { bare: 0.45, curl: 0.8, turn: -80 }),
    fill('M46 118H96L90 152H52Z', '#B9C0C4'),
    shade('M46 118H96L90 152H52Z', { colour: '#7B868D', x: 98, y: 140, angle: 190, length: 40 }),
    line('M47 130H34V150H50', '#7B868D', 4),
    arm([246, 402], [246, 456], [140, 410], 24, '#6FA098', skin, { bare: 0.45, curl: 0.8, turn: 190 }),
    teaGlass(108, 412, 56, '#B5713F', '#F0D3A4'),
    // Tea in one long ribbon from lip to glass.
    fill('M93 126C112 150 118 250 112 372L102 372C106 262 104 170 88 134Z', '#C07A3E'),
    line('M97 136C112 180 112 270 107 366', '#EDBE7E', 2.6),
    fill(counter, '#7A3A22'),
    shade(counter, { colour: c.umber, x: 400, y: 470, angle: 200, length: 300 }),
    box(start, 414, wide, 8, '#A85A30'),
    times(3 + Math.floor(side / 44), (i) => teaGlass(262 + i * 44, 470, 44, '#B5713F', '#F0D3A4')),
    fill('M20 470C20 452 100 452 100 470L92 482H28Z', c.paper),
    times(5, (i) => shaded(34 + i * 13, 458 - (i % 2) * 6, 8.5, c.turmeric, c.clay, 210)),
    line('M268 420Q260 404 270 390M312 420Q304 400 316 384', c.glow, 2, 'opacity="0.5"'),
  );
}

/** The brass urn at the other end of the counter. */
function urn(): Svg {
  const body = 'M-236 290C-236 250 -116 250 -116 290L-128 414H-224Z';
  return layers(
    line('M-190 226Q-202 200 -188 176M-160 226Q-172 196 -156 166', c.glow, 2.6, 'opacity="0.5"'),
    fill(body, c.turmeric),
    shade(body, { colour: c.clay, x: -140, y: 330, angle: 190, length: 70 }),
    fill('M-222 262C-214 232 -138 232 -130 262Z', c.clay),
    box(-184, 228, 16, 14, c.umber, 4),
    box(-236, 286, 120, 8, c.umber),
    fill('M-118 372H-84V398H-94V382H-118Z', c.umber),
    box(-112, 360, 8, 14, c.umber, 3),
    teaGlass(-89, 414, 40, '#B5713F', '#F0D3A4'),
  );
}

export const tea: Scene = {
  slug: 'life-5',
  alt: 'At the tea stall: a man with a towel round his head pulls tea in one long stream',
  width: 400,
  height: 500,
  draw: () => chai(),
};

/** The whole stall, for wide frames. */
export const stall: Scene = {
  slug: 'life-11',
  alt: tea.alt,
  width: 848,
  height: 336,
  draw: () => place(chai(330) + urn(), 264, -32, 0, 0.8),
};
