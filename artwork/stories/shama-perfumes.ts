import { box, disc, layers, line, times, type Svg } from '#artwork/draw/index.ts';
import { condensed, plain } from './lettering.ts';
import { boxes, boxesTall, vials } from './shama-boxes.ts';
import { sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark } = worlds['shama-perfumes'];

/** Twelve months from right to left: the gift first, then what must be ready before it. */
async function calendar(): Promise<Svg> {
  const words = await Promise.all(
    ['Giving', 'Boxes', 'Samples', 'Pictures', 'Words'].map((text) => condensed(text, 46)),
  );
  const weeks = await Promise.all(['week 0', '- 4', '- 8', '- 13', '- 18'].map((text) => plain(text, 17)));
  const at = [1130, 880, 620, 350, 60];
  return layers(
    box(0, 0, 1360, 480, ground),
    line('M40 330H1320', paper, 3),
    times(53, (index) => line(`M${1320 - index * 24} 330v${index % 4 ? 14 : 30}`, paper, 2)),
    at.map((x, index) =>
      layers(
        box(x, 110 + index * 26, index ? 200 : 190, 220 - index * 26, index ? mark : paper),
        words[index]?.at(x + 14, 310, ground, index === 2 ? 0.82 : 0.9) ?? '',
        weeks[index]?.at(x, 400, paper) ?? '',
      ),
    ),
    times(4, (index) => disc(1150 + index * 46, 78, 14, mark)),
  );
}

/** The same top to bottom. */
async function calendarTall(): Promise<Svg> {
  const words = await Promise.all(
    ['Giving', 'Boxes', 'Samples', 'Pictures', 'Words'].map((text) => condensed(text, 62)),
  );
  const weeks = await Promise.all(['week 0', '- 4', '- 8', '- 13', '- 18'].map((text) => plain(text, 26)));
  const at = [0, 4, 8, 13, 18];
  return layers(
    box(0, 0, 680, 1160, ground),
    line('M150 40V1130', paper, 3),
    times(22, (week) => line(`M150 ${60 + week * 50}h${week % 4 ? 16 : 34}`, paper, 2)),
    at.map((week, index) =>
      layers(
        box(200, 60 + week * 50, 440 - index * 44, 150, index ? mark : paper),
        words[index]?.at(226, 162 + week * 50, ground) ?? '',
        weeks[index]?.at(26, 78 + week * 50, paper) ?? '',
      ),
    ),
    times(4, (index) => disc(490 + index * 38, 134, 12, mark)),
  );
}

export const shamaPerfumes = [
  sheet('shama-boxes', 1440, 780, boxes()),
  sheet('shama-boxes-tall', 780, 1300, boxesTall()),
  sheet('shama-vials', 760, 860, await vials()),
  sheet('shama-calendar-tall', 680, 1160, await calendarTall()),
  sheet('shama-calendar', 1360, 480, await calendar()),
];
