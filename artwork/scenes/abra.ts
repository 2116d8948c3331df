import {
  bird,
  box,
  disc,
  fill,
  glitter,
  layers,
  lensPath,
  line,
  palette as c,
  place,
  sea,
  shade,
  sun,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { d } from '#artwork/portraits/geometry.ts';
import type { Scene } from '#artwork/scenes/kit.ts';
import { boatman, boy, leaning, seated } from '#artwork/scenes/passengers.ts';

/** The far bank in the evening. */
function bank(): Svg {
  const tower = (x: number, w: number, h: number, tone: string): Svg =>
    layers(
      box(x, 206 - h, w, h + 10, tone),
      times(3, (i) => box(x + 4 + (i * (w - 8)) / 3, 214 - h, (w - 8) / 3 - 3, 16, '#7A3A22')),
      line(d`M${x - 4} ${210 - h}H${x + w + 4}`, '#7A3A22', 2.4),
    );
  return layers(
    box(0, 0, 600, 400, c.aqua),
    shade('M0 0H600V400H0Z', { colour: c.glow, x: 300, y: 210, angle: -90, length: 190, reach: 840 }),
    sun(520, 116, 40, c.paper, c.glow),
    box(0, 176, 600, 50, '#D9895A'),
    tower(30, 30, 66, '#E3A06F'),
    tower(94, 26, 50, '#C9774B'),
    tower(432, 32, 74, '#E3A06F'),
    tower(552, 26, 54, '#C9774B'),
    fill('M204 210V150C204 120 250 120 250 150V210Z', c.sand),
    box(272, 56, 12, 154, c.sand),
    box(268, 76, 20, 6, c.rope),
    fill('M270 56C270 42 286 42 286 56Z', c.palm),
    box(346, 160, 60, 50, '#EDC08F'),
    times(4, (i) => box(352 + i * 14, 172, 8, 14, '#A4552F')),
    sea(212, [c.lagoon, '#0F6B7B', c.tide, c.abyss], { gap: 34 }),
    glitter(520, 218, 300, c.glow, 40, 120, 'creek'),
  );
}

const awning = 'M146 146C300 122 560 122 722 140L714 164C560 146 300 148 156 170Z';
const hull =
  'M18 322C70 366 180 376 320 376H560C680 374 764 346 820 286C830 352 792 410 716 428H150C80 414 32 376 18 322Z';
const water = 'M0 422C140 408 220 436 420 424C590 412 700 432 840 416V570H0Z';

/** The ferry across the Creek. */
function abraRide(): Svg {
  return layers(
    place(bank(), 0, 0, 0, 1.4),
    bird(246, 98, 1.1, c.paper, -6),
    bird(778, 206, 0.9, c.paper, 4),
    bird(812, 168, 0.7, c.paper, 8),
    boatman(),
    times(2, (i) => box(172 + i * 516, 150, 8, 230, c.umber)),
    seated(),
    boy(),
    fill(awning, c.ember),
    shade(awning, { colour: c.laterite, x: 120, y: 150, angle: 0, length: 380 }),
    times(15, (i) =>
      fill(
        d`M${156 + i * 37.2} ${167 - Math.sin(((i + 0.5) / 15) * Math.PI) * 19 - i * 0.4}l38 -1l-19 20Z`,
        i % 2 ? c.paper : c.ember,
      ),
    ),
    fill(hull, c.teak),
    shade(hull, { colour: c.umber, x: 10, y: 420, angle: -14, length: 500 }),
    line('M20 326C72 369 180 380 320 380H560C680 378 766 350 819 292', c.sun, 7),
    line('M36 366C100 402 200 404 320 404H570C680 402 750 384 808 346', c.umber, 3),
    times(5, (i) => layers(disc(200 + i * 112, 404, 16, c.ink), disc(200 + i * 112, 404, 6, c.teak))),
    leaning(),
    fill(water, c.tide),
    shade(water, { colour: c.lagoon, x: 420, y: 418, angle: 90, length: 90, reach: 1100 }),
    times(34, (i) => {
      const [y, long] = [440 + (i % 9) * 13, 40 + ((i * 37) % 70)];
      return fill(lensPath((i * 173) % 840, y, long, 4), i % 4 ? c.lagoon : c.shoal);
    }),
  );
}

export const abra: Scene = {
  slug: 'life-8',
  alt: 'Crossing Dubai Creek on an abra: a boatman, five colleagues, one of them pointing ashore, and a boy who waves',
  width: 840,
  height: 560,
  draw: abraRide,
};
