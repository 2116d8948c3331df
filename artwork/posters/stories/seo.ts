import { box, fill, layers, random, times, type Svg } from '#artwork/draw/index.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds.seo;

function ridge(x: number): number {
  return 190 - Math.exp(-(((x - 250) / 120) ** 2)) * 150 + Math.sin(x / 38) * 8;
}

/** The resort: a hill with 270 windows, one for every ten visits; 39 of them, at its foot, were lit before. */
export function seoStory(): Svg {
  const [rows, columns] = [15, 18];
  const next = random('resort');
  const hill = Array.from(
    { length: 61 },
    (_, index) => `L${-300 + index * 18} ${ridge(-300 + index * 18).toFixed(1)}`,
  ).join('');
  return layers(
    box(-700, -300, 1900, 1500, ground),
    fill(`M-700 900V190${hill}L1200 190V900Z`, ink),
    times(rows * columns, (index) => {
      const [row, column] = [Math.floor(index / columns), index % columns];
      const x = -30 + (column + (row % 2) / 2) * 25;
      const y = 496 - ((450 - ridge(x)) * row) / (rows - 1);
      const late = next() < 0.14 ? '#8fb59d' : paper;
      return box(x, y - 18, 12, 16, index < 39 ? mark : late);
    }),
  );
}
