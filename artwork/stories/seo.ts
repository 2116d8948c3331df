import { box, disc, fill, layers, line, times, turned, type Svg } from '#artwork/draw/index.ts';
import { condensed } from './lettering.ts';
import { answer } from './seo-answer.ts';
import { sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.seo;

/** A section through the resort: four floors of rooms, and the pipe that feeds them, opened from the cellar up. */
function section(): Svg {
  const room = (x: number, y: number, open: boolean): Svg =>
    layers(
      box(x, y, 196, 128, open ? '#f4f8f0' : '#9fb5a6'),
      box(x + 18, y + 78, 92, 20, ink),
      box(x + 18, y + 66, 30, 14, ink),
      box(x + 14, y + 98, 6, 30, ink),
      box(x + 104, y + 98, 6, 30, ink),
      box(x + 132, y + 24, 44, 48, open ? mark : '#7f978a'),
      line(`M${x + 154} ${y + 24}v48`, ink, 3),
    );
  return layers(
    box(0, 0, 900, 760, ink),
    fill('M0 760V300C120 250 200 330 300 300L420 760Z', '#0f3a2e'),
    fill('M210 120L430 40L880 120V148H210Z', paper),
    times(3, (floor) =>
      times(3, (index) => room(232 + index * 212, 160 + floor * 142, !(floor === 0 && index === 2))),
    ),
    box(210, 580, 670, 12, paper),
    line('M0 680H150V640H232V612', mark, 16),
    line('M150 680H840V620', mark, 16),
    line('M222 612V170M434 612V170M646 612V310', mark, 12),
    line('M646 290V170', '#5f7a6c', 12),
    disc(150, 680, 26, paper),
    line('M150 664v32M134 680h32', ground, 7),
    disc(646, 300, 22, paper),
    line('M636 290l20 20', ground, 7),
  );
}

/** Twelve months as they are there: mist, heat, rain, and green after it. */
async function seasons(): Promise<Svg> {
  const names = await Promise.all([...'JFMAMJJASOND'].map((name) => condensed(name, 40)));
  const weather: Record<string, (x: number, y: number) => Svg> = {
    mist: (x, y) => times(4, (row) => line(`M${x + 16} ${y + 96 + row * 30}q26 -16 52 0t52 0t52 0`, paper, 8)),
    heat: (x, y) =>
      times(4, (fan) => turned(box(x + 94, y + 64, 14, 74, ground, 7), fan * 90 + 24, x + 101, y + 138)) +
      disc(x + 101, y + 138, 13, ground),
    rain: (x, y) => times(20, (drop) => line(`M${x + 34 + (drop % 5) * 36} ${y + 74 + Math.floor(drop / 5) * 38 - (drop % 2) * 12}l-8 28`, mark, 5)),
    green: (x, y) =>
      times(3, (leaf) => fill(`M${x + 44 + leaf * 56} ${y + 214}q-34 -60 0 -${96 + leaf * 14}q34 50 0 ${96 + leaf * 14}Z`, ground)),
  }; // prettier-ignore
  const year = [
    'mist',
    'mist',
    'heat',
    'heat',
    'heat',
    'rain',
    'rain',
    'rain',
    'rain',
    'green',
    'green',
    'mist',
  ];
  const tones: Record<string, string> = { mist: '#7f9a8c', heat: mark, rain: '#123f33', green: '#8fb88a' };
  return layers(
    box(0, 0, 900, 760, ink),
    year.map((kind, month) => {
      const [x, y] = [24 + (month % 4) * 216, 24 + Math.floor(month / 4) * 242];
      const words = kind === 'rain' ? paper : ground;
      return layers(
        box(x, y, 204, 230, tones[kind] ?? paper),
        weather[kind]?.(x, y) ?? '',
        names[month]?.at(x + 14, y + 54, words) ?? '',
      );
    }),
  );
}

export const seo = [
  sheet('seo-section', 900, 760, section()),
  sheet('seo-answer', 1000, 1000, answer(1000, 1000)),
  sheet('seo-seasons', 900, 760, await seasons()),
];
