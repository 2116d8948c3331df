import { box, disc, fill, layers, line, place, times, turned, type Svg } from '#artwork/draw/index.ts';
import { worlds } from './worlds.ts';

const { ground, mark, ink, green } = worlds.rutab;
/** The stages of a date: hard and green, yellow, soft, dry. */
const stages = [green, '#f2c230', mark, '#4a1f10'] as const;

function frond(): Svg {
  return layers(
    line('M0 0C90 -26 230 -20 380 70', ink, 9),
    times(17, (index) => {
      const x = 56 + index * 19;
      const y = -14 - 26 * Math.sin(index / 4) + index * index * 0.26;
      return fill(
        `M${x} ${y}l34 ${-62 + index}l-13 66ZM${x} ${y}l46 ${50 - index}l-28 -48Z`,
        index % 2 ? ink : '#17573f',
      );
    }),
  );
}

function bunch(stage: number): Svg {
  const colour = stages[stage] ?? mark;
  return layers(
    line('M30 0L96 0', '#d9822b', 6),
    times(13, (index) => {
      const [row, side] = [Math.floor(index / 3), (index % 3) - 1];
      return `<ellipse cx="${92 + row * 13}" cy="${side * (17 - row)}" rx="11" ry="8" fill="${colour}" stroke="${ground}" stroke-width="1.5"/>`;
    }),
  );
}

/** Rutab & Palm: the crown from the foot of the palm, one bunch per week of the harvest. */
export function dateFarm(): Svg {
  const leaf = '<use href="#frond"/>';
  return layers(
    `<defs><g id="frond">${frond()}</g></defs>`,
    box(-700, -300, 1900, 1500, ground),
    times(11, (index) => place(leaf, 200, 250, index * 32.7 - 12, index % 2 ? 1.05 : 0.9)),
    times(8, (index) =>
      turned(place(bunch(Math.floor(index / 2)), 200, 250, 0, 1.05), index * 45 - 68, 200, 250),
    ),
    disc(200, 250, 50, '#6a3b1f'),
    times(
      4,
      (index) =>
        `<circle cx="200" cy="250" r="${42 - index * 11}" fill="none" stroke="#a8672f" stroke-width="5" stroke-dasharray="15 6"/>`,
    ),
  );
}
