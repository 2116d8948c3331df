import { box, disc, layers, line, times, type Svg } from '#artwork/draw/index.ts';
import { plain } from './lettering.ts';
import { sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['web-development'];

/** Nine old addresses and the nine that answer for them, laced like a shoe. */
async function addresses(): Promise<Svg> {
  const [before, after] = await Promise.all(['/item?id=', '/shoes/'].map((text) => plain(text, 17)));
  const order = [3, 0, 5, 1, 7, 2, 8, 4, 6];
  return layers(
    box(0, 0, 1360, 620, ink),
    box(0, 0, 430, 620, ground),
    box(930, 0, 430, 620, ground),
    times(9, (index) => {
      const y = 60 + index * 62;
      const to = 60 + (order[index] ?? 0) * 62;
      return layers(
        before?.at(40, y + 6, paper) ?? '',
        box(136, y - 12, 120 + ((index * 43) % 90), 20, mark),
        line(`M410 ${y}C620 ${y} 740 ${to} 950 ${to}`, index % 3 ? paper : mark, 7),
        disc(410, y, 15, paper) + disc(410, y, 7, ink),
        disc(950, to, 15, paper) + disc(950, to, 7, ink),
        after?.at(1000, y + 6, paper) ?? '',
        box(1070, y - 12, 100 + ((index * 57) % 120), 20, mark),
      );
    }),
  );
}

export const webDevelopment = [sheet('shoe-addresses', 1360, 620, await addresses())];
