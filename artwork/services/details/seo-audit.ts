import { box, disc, layers, line, place, type Svg } from '#artwork/draw/index.ts';
import { condensed } from '#artwork/stories/lettering.ts';

const [paper, lit, ink, sea, grey] = ['#EAF4EE', '#FFD84A', '#04191F', '#6FBDBF', '#B9D2C9'];

/** What an audit sorts what it found into, with examples. */
const found: ReadonlyArray<readonly [title: string, colour: string, ...examples: string[]]> = [
  ['this week', '#F0562B', '404 on the price page', 'opening hours of last Onam', 'Arabic pages, hidden by a tag'],
  ['this quarter', sea, 'one page for each branch', 'fees, said in words', 'photographs from this year'],
  ['leave alone', grey, 'three posts nobody reads', 'a rival’s Instagram', 'the colour of the button'],
]; // prettier-ignore

/** Three lists, pinned side by side or, if narrow, over each other. */
export async function audited(width: number, height: number, narrow: boolean): Promise<Svg> {
  const room = narrow ? 632 : 416;
  const lists = await Promise.all(
    found.map(async ([title, colour, ...examples], at) => {
      const name = await condensed(title, narrow ? 52 : 46);
      const lines = await Promise.all(
        examples.slice(0, narrow ? 3 : undefined).map((example) => condensed(example, narrow ? 40 : 27)),
      );
      const [head, step, high] = narrow ? [92, 66, 306] : [96, 58, height];
      const box24 = (y: number): Svg =>
        at === 2
          ? box(24, y, 26, 26, grey, 3) + line(`M30 ${y + 13}h14`, paper, 4)
          : line(`M25 ${y + 1}h24v24h-24z`, ink, 4) +
            (at === 0 ? line(`M29 ${y + 12}l8 9l17 -26`, '#C23D14', 6) : '');
      return place(
        layers(
          box(8, 10, room, high, '#D9B42E') + box(0, 0, room, high, '#FFFFFF') + box(0, 0, room, head, colour),
          name.at(24, head - (narrow ? 23 : 25), ink, Math.min(1, (room - 44) / name.width)),
          lines.map((words, row) => {
            const y = head + 24 + row * step;
            return box24(y) + words.at(68, y + (narrow ? 29 : 25), at === 2 ? '#4F6B66' : ink, Math.min(1, (room - 88) / words.width));
          }),
          disc(room / 2, 0, 9, ink),
        ),
        at * ((width - room - (narrow ? 8 : 0)) / 2), narrow ? 14 + at * 334 : 14 + at * 14,
      ); // prettier-ignore
    }),
  );
  return layers(box(0, 0, width, height, lit), lists);
}
