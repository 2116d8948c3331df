import { box, disc, fill, layers, line, times, turned, type Svg } from '#artwork/draw/index.ts';
import { condensed } from './lettering.ts';
import { answer } from './seo-answer.ts';
import { reception } from './seo-reception.ts';
import { print, sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.seo;

const [floors, columns] = [3, 3];
const dry = '#5f7a6c';

/** A room with a window, a bed, and a basin under the tap; dark if it has no water. */
function room(x: number, y: number, open: boolean): Svg {
  const pipe = open ? mark : dry;
  return layers(
    box(x, y, 196, 128, open ? '#f4f8f0' : '#9fb5a6'),
    box(x + 108, y + 20, 44, 44, open ? mark : '#7f978a'),
    line(`M${x + 130} ${y + 20}v44`, ink, 3),
    box(x + 84, y + 94, 98, 18, ink),
    box(x + 152, y + 82, 30, 12, ink),
    box(x + 88, y + 112, 6, 16, ink),
    box(x + 172, y + 112, 6, 16, ink),
    fill(`M${x + 16} ${y + 84}h48l-8 22h-11v22h-10v-22h-11Z`, ink),
    open ? line(`M${x + 40} ${y + 66}v16`, '#2f8fa6', 5) : '',
    line(`M${x - 10} ${y + 40}h50v22`, pipe, 12),
    line(`M${x + 28} ${y + 24}h24M${x + 40} ${y + 24}v12`, pipe, 6),
  );
}

/** A section through the resort: pipes rise from the cellar and end at a tap in each room. */
function section(): Svg {
  const riser = (index: number): number => 222 + index * 212;
  return layers(
    box(0, 0, 900, 760, ink),
    fill('M0 760V300C120 250 200 330 300 300L420 760Z', '#0f3a2e'),
    fill('M210 120L430 40L880 120V148H210Z', paper),
    box(210, 580, 670, 12, paper),
    times(columns, (index) => line(`M${riser(index)} 680V194`, mark, 12)),
    line(`M${riser(2)} 290V194`, dry, 12),
    times(floors, (floor) =>
      times(columns, (index) =>
        room(riser(index) + 10, 160 + floor * 142, !(floor === 0 && index === columns - 1)),
      ),
    ),
    line(`M0 680H${riser(2) + 6}`, mark, 16),
    disc(110, 680, 26, paper),
    line('M110 664v32M94 680h32', ground, 7),
    disc(riser(2), 300, 22, paper),
    line(`M${riser(2) - 10} 290l20 20`, ground, 7),
  );
}

/** Twelve months of local weather, which is named where it begins: mist, heat, rain, and green. */
async function seasons(): Promise<Svg> {
  const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const weather: Record<string, (x: number, y: number) => Svg> = {
    mist: (x, y) => times(4, (row) => line(`M${x + 16} ${y + 96 + row * 30}q26 -16 52 0t52 0t52 0`, paper, 8)),
    heat: (x, y) =>
      times(4, (fan) => turned(box(x + 94, y + 64, 14, 74, ground, 7), fan * 90 + 24, x + 101, y + 138)) +
      disc(x + 101, y + 138, 13, ground),
    rain: (x, y) => times(15, (drop) => line(`M${x + 34 + (drop % 5) * 36} ${y + 94 + Math.floor(drop / 5) * 38 - ((drop % 5) % 2) * 12}l-8 28`, mark, 5)),
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
  const names = await Promise.all(
    months.map((name, month) =>
      condensed(year[month] === year[month - 1] ? name : `${name} ${year[month]}`, 36),
    ),
  );
  return layers(
    box(0, 0, 900, 708, ink),
    year.map((kind, month) => {
      const [x, y] = [24 + (month % 4) * 216, 20 + Math.floor(month / 4) * 226];
      const words = kind === 'rain' ? paper : ground;
      return layers(
        box(x, y, 204, 214, tones[kind] ?? paper),
        weather[kind]?.(x, y) ?? '',
        names[month]?.at(x + 14, y + 54, words) ?? '',
      );
    }),
  );
}

export const seo = [
  sheet('seo-section', 900, 760, section()),
  sheet('seo-answer', 1000, 1000, answer(1000, 1000)),
  print('seo-reception', 800, 1040, reception, [390, 780, 1170]),
  sheet('seo-seasons', 900, 708, await seasons()),
];
