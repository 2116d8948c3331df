import { box, disc, layers, line, times, type Svg } from '#artwork/draw/index.ts';
import { condensed, plain } from './lettering.ts';
import { sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.digital;

/** One start, and everything else as a distance from it. */
async function record(): Promise<Svg> {
  const start = await condensed('Kick-off', 84);
  const before = await Promise.all(['Car park', 'Kitchen', 'Doors'].map((text) => condensed(text, 40)));
  const minutes = await Promise.all(['- 120 min', '- 90 min', '- 60 min'].map((text) => plain(text, 18)));
  const readers = await Promise.all(['Website', 'Map', 'Feed', 'Adverts'].map((text) => plain(text, 20)));
  return layers(
    box(0, 0, 1360, 520, ink),
    times(18, (index) => line(`M${40 + index * 75} 60V280`, ground, 2)),
    box(40, 236, 1280, 8, paper),
    [60, 320, 580].map((x, index) =>
      layers(
        box(x, 150, 14, 94, paper),
        before[index]?.at(x + 30, 190, paper) ?? '',
        minutes[index]?.at(x + 30, 224, paper) ?? '',
      ),
    ),
    box(860, 60, 460, 180, mark),
    start.at(890, 192, ink),
    readers.map((reader, index) => {
      const x = 90 + index * 330;
      return layers(
        line(`M1090 244C1090 330 ${x + 60} 300 ${x + 60} 392`, mark, 4),
        disc(x + 60, 398, 13, mark),
        reader.at(x + 60 - reader.width / 2, 460, paper),
      );
    }),
  );
}

/** The same, read downwards. */
async function recordTall(): Promise<Svg> {
  const start = await condensed('Kick-off', 104);
  const before = await Promise.all(['Car park', 'Kitchen', 'Doors'].map((text) => condensed(text, 60)));
  const minutes = await Promise.all(['- 120 min', '- 90 min', '- 60 min'].map((text) => plain(text, 26)));
  const readers = await Promise.all(['Website', 'Map', 'Feed', 'Adverts'].map((text) => plain(text, 26)));
  return layers(
    box(0, 0, 680, 1180, ink),
    times(12, (index) => line(`M40 ${60 + index * 50}H640`, ground, 2)),
    box(60, 40, 8, 640, paper),
    before.map((word, index) =>
      layers(
        box(60, 110 + index * 150, 90, 12, paper),
        word.at(176, 136 + index * 150, paper),
        minutes[index]?.at(470, 132 + index * 150, paper) ?? '',
      ),
    ),
    box(60, 540, 580, 220, mark),
    start.at(96, 704, ink),
    readers.map((reader, index) => {
      const x = 110 + index * 154;
      return layers(
        line(`M350 760C350 900 ${x} 860 ${x} 1010`, mark, 5),
        disc(x, 1020, 17, mark),
        reader.at(x - reader.width / 2, 1096, paper),
      );
    }),
  );
}

export const digital = [
  sheet('venue-record-tall', 680, 1180, await recordTall()),
  sheet('venue-record', 1360, 520, await record()),
];
