import { box, layers, palette as c, times, turned } from '#artwork/draw/index.ts';
import { condensed, say } from './lettering.ts';
import { byHand, sheet } from './sheet.ts';

const pencil = { colour: c.ember, width: 15, stray: 14 };

/** Five crossed-out versions, and the sixth, signed. */
const description = async () =>
  layers(
    box(0, 0, 760, 950, c.ember),
    turned(
      layers(
        box(112, 76, 560, 1000, c.brick),
        box(92, 56, 560, 1000, c.paper),
        await say('AI practice lead', [132, 190], c.ink, 64, { face: condensed }),
        box(132, 224, 480, 5, c.ink),
        (
          await Promise.all(
            ['1', '2', '3', '4', '5'].map((version, index) =>
              say(version, [156 + index * 106, 340], c.ink, 74, { face: condensed, from: 0.5 }),
            ),
          )
        ).join(''),
        times(5, (index) =>
          byHand(`M${118 + index * 106} ${index % 2 ? 286 : 326}l80 ${index % 2 ? 32 : -42}`, {
            ...pencil,
            seed: index + 3,
          }),
        ),
        await say('6', [124, 716], c.ink, 318, { face: condensed }),
        times(6, (index) =>
          box(356, 398 + index * 58, [256, 232, 256, 196, 250, 140][index] ?? 0, 13, c.rope),
        ),
        box(132, 852, 480, 4, c.ink),
        byHand(
          'M150 830c24 -76 70 -86 58 -40c-14 46 -62 40 -34 20c40 -26 70 -54 78 -26c4 22 -16 40 6 34c26 -8 34 -52 58 -38c20 14 -10 42 16 34c30 -10 28 -60 46 -84c14 -16 8 60 20 74c16 12 34 -40 62 -30c20 10 -6 38 20 32l112 -34',
          { colour: c.tide, width: 8, stray: 6, seed: 11 },
        ),
      ),
      -4,
      380,
      475,
    ),
  );

export const jobDescription = [sheet('job-description', 760, 950, await description())];
