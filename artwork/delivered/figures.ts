import { box, layers, palette, place, random, times, type Svg } from '#artwork/draw/index.ts';
import { letters, type Word } from '#artwork/stories/lettering.ts';
import { sardine } from './hoarding.ts';

const { ink, ember, sun, glow, aqua } = palette;

/** In the display face, heavy and wide enough to hold what fills it. */
const roomy = (text: string, cap: number): Promise<Word> =>
  letters('display', text, { cap, axes: { wdth: 84, wght: 900 }, track: 0.01 });

/** Words, and a drawing seen only inside their letters. */
function filled(id: string, words: (colour: string) => Svg, colour: string, body: Svg): Svg {
  return layers(words(colour), `<mask id="${id}">${words('#fff')}</mask><g mask="url(#${id})">${body}</g>`);
}

/** "ten million" in two lines, full of sardines, 1000 by 590. */
export async function catchOfTheYear(): Promise<Svg> {
  const [ten, million] = [await roomy('ten', 250), await roomy('million', 250)];
  const scale = 1000 / million.width;
  const shoal = place(sardine(8, 30) + sardine(-110, 102) + sardine(126, 102), 0, 0, 0, 0.62);
  return filled(
    'catch',
    (colour) => ten.at(0, 268, colour, scale) + million.at(0, 582, colour, scale),
    ember,
    layers(
      `<pattern id="shoal" width="146" height="90" patternUnits="userSpaceOnUse">${shoal}</pattern>`,
      box(0, 0, 1000, 600, 'url(#shoal)'),
    ),
  );
}

/** "1,000" as towers at night, most of their windows lit, 1000 by 350. */
export async function towers(): Promise<Svg> {
  const word = await roomy('1,000', 280);
  const next = random('towers');
  const window = (column: number, row: number): Svg => {
    const colour = [sun, sun, glow, aqua, ink][Math.floor(next() * 5)] ?? sun;
    return box(10 + column * 34, 16 + row * 42, 18, 24, colour);
  };
  return filled(
    'towers',
    (colour) => word.at(0, 290, colour, 1000 / word.width),
    ink,
    times(30, (column) => times(8, (row) => window(column, row))),
  );
}
