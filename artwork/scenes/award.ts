import {
  box,
  disc,
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
import { arm, sit, skinOf, type Scene } from '#artwork/scenes/kit.ts';
import { star } from '#artwork/trophies/trophies.ts';

/** The moment after the award is announced. */
function awardNight(): Svg {
  const next = random('confetti');
  const confetti = times(44, () =>
    place(
      fill('M-5 5L2 -6C6 -2 6 3 5 5Z', [c.sun, c.ember, c.paper, c.lagoon][Math.floor(next() * 4)] ?? c.sun),
      next() * 400,
      next() * 330,
      next() * 360,
      0.7 + next() * 0.9,
    ),
  );
  const beam = (x: number, a: number, b: number, tone: string): Svg =>
    shade(d`M${x} -20L${a} 520H${b}Z`, { colour: tone, x, y: -30, angle: 90, length: 430, opacity: 0.8 });
  const heads = times(9, (i) => {
    const x = -6 + i * 52 + (i % 2) * 8;
    const y = 452 + (i % 3) * 9;
    return layers(
      fill(
        d`M${x - 34} 520C${x - 34} ${y + 34} ${x - 16} ${y + 26} ${x} ${y + 26}C${x + 16} ${y + 26} ${x + 34} ${y + 34} ${x + 34} 520Z`,
        c.ink,
      ),
      disc(x, y, 18, c.ink),
      i === 2 ? disc(x + 14, y + 10, 9, c.ink) : '',
      i === 5
        ? fill(d`M${x - 20} ${y + 2}C${x - 24} ${y - 30} ${x + 24} ${y - 30} ${x + 20} ${y + 2}Z`, c.ink)
        : '',
      line(d`M${x - 15} ${y - 10}A18 18 0 0 1 ${x + 8} ${y - 16}`, c.coral, 2),
    );
  });
  const phone = (x: number, y: number): Svg =>
    layers(
      line(d`M${x - 8} ${y + 76}L${x} ${y + 22}`, c.ink, 13),
      box(x - 11, y - 16, 22, 40, c.ink, 4),
      box(x - 8.5, y - 12.5, 17, 31, c.glow, 2),
      fill(
        d`M${x - 4} ${y + 10}L${x + 3} ${y - 6}C${x + 6} ${y} ${x + 6} ${y + 6} ${x + 4} ${y + 10}Z`,
        c.ember,
      ),
    );
  return layers(
    box(0, 0, 400, 500, '#4A1620'),
    shade('M0 0H400V500H0Z', { colour: '#1A0B14', x: 200, y: 520, angle: -90, length: 220, reach: 840 }),
    beam(40, -60, 230, '#C23D14'),
    beam(360, 190, 470, '#C23D14'),
    beam(214, 110, 330, c.ember),
    disc(214, 120, 88, '#F0562B'),
    shade('M126 120a88 88 0 1 1 176 0a88 88 0 1 1 -176 0Z', {
      colour: c.sun,
      x: 214,
      y: 196,
      angle: -90,
      length: 130,
    }),
    confetti,
    sit('devika-menon', {
      x: 190,
      y: 282,
      scale: 0.66,
      facing: 'right',
      sun: 'right',
      yaw: 0.7,
      tilt: -7,
      pitch: 1,
      change: {
        features: { smile: 1.1, teeth: true, lash: 0.6, rouge: '#A83A34', arch: 7, open: 0.86, age: 0.3 },
      },
    }),
    arm([238, 386], [286, 318], [240, 208], 20, c.laterite, skinOf('devika-menon'), {
      bare: 0.72,
      curl: 0.8,
      turn: -96,
    }),
    place(place(star(), -200, -400), 232, 208, 6, 0.36),
    line('M262 262L284 272', c.sun, 5),
    phone(70, 392),
    phone(338, 404),
    heads,
  );
}

export const award: Scene = {
  slug: 'life-10',
  alt: 'Award night: a woman in a green saree lifts a silver star above the crowd',
  width: 400,
  height: 500,
  draw: awardNight,
};
