import { box, clip, disc, fill, layers, times, type Svg } from '#artwork/draw/index.ts';
import { sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.creative;
const petals = ['#5d9d3a', mark, '#f2542d', paper, ink];

/** The carpet after so many days: one ring each, from the middle. */
function carpet(x: number, y: number, days: number, step: number): Svg {
  return times(days, (turn) => {
    const ring = days - 1 - turn;
    const radius = (ring + 1) * step;
    const count = 6 + ring * 4;
    const dots = times(count, (index) => {
      const angle = ((index + (ring % 2) / 2) * 2 * Math.PI) / count;
      return disc(
        x + Math.cos(angle) * (radius - step / 2),
        y + Math.sin(angle) * (radius - step / 2),
        step * 0.36,
        petals[(ring + 2) % 5] ?? paper,
      );
    });
    return disc(x, y, radius, petals[ring % 5] ?? ink) + dots;
  });
}

/** A bus from behind. */
function bus(): Svg {
  const back = 'M90 130C90 90 110 70 150 70H550C590 70 610 90 610 130V520H90Z';
  return layers(
    box(0, 0, 700, 620, mark),
    box(0, 540, 700, 80, ink),
    fill(back, ground),
    clip(back, carpet(350, 420, 10, 25)),
    box(150, 104, 400, 116, '#9fd3df'),
    box(90, 508, 520, 40, ink),
    box(130, 540, 70, 44, ink) + box(500, 540, 70, 44, ink),
    disc(130, 486, 17, paper) + disc(570, 486, 17, paper),
  );
}

export const creative = [
  sheet(
    'onam-days',
    1440,
    760,
    layers(
      box(0, 0, 1440, 760, paper),
      times(10, (day) => carpet(150 + (day % 5) * 285, 200 + Math.floor(day / 5) * 360, day + 1, 12.8)),
    ),
  ),
  sheet('onam-bus', 700, 620, bus()),
];
