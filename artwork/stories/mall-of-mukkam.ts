import { box, disc, fill, layers, line, ring, times, type Svg } from '#artwork/draw/index.ts';
import { plain } from './lettering.ts';
import { sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['mall-of-mukkam'];

const briefs: readonly [name: string, drawing: Svg][] = [
  [
    'bag',
    layers(
      fill('M60 96C60 50 180 50 180 96V220H60Z', ground),
      box(78, 140, 84, 60, mark),
      line('M90 66C90 30 150 30 150 66', ink, 9),
      line('M78 158H162', ink, 5),
    ),
  ],
  [
    'pot',
    layers(
      fill('M40 120H200C200 210 170 226 120 226S40 210 40 120Z', ink),
      box(30, 104, 180, 20, ground),
      line('M120 96L170 30', ground, 10),
      times(3, (index) => line(`M${80 + index * 30} 86q-14 -18 0 -34`, mark, 7)),
    ),
  ],
  [
    'ball',
    layers(
      disc(120, 136, 88, ink),
      disc(120, 136, 80, '#ffffff'),
      fill('M120 100l34 25 -13 40h-42l-13 -40Z', ground),
      line('M120 100V58M154 125l40 -14M141 165l26 32M99 165l-26 32M86 125l-40 -14', ink, 6),
    ),
  ],
  [
    'chair',
    layers(
      fill('M50 60C50 30 190 30 190 60V150H50Z', ground),
      fill('M26 120C26 96 62 96 62 120V160H178V120C178 96 214 96 214 120V206H26Z', mark),
      box(40, 206, 14, 24, ink),
      box(186, 206, 14, 24, ink),
      disc(96, 90, 7, paper) + disc(144, 90, 7, paper),
    ),
  ],
];

/** The weeks of a year in a row: as tall as they are loud. */
async function calendar(): Promise<Svg> {
  const loud: Readonly<Record<number, string>> = {
    11: 'Eid',
    18: 'Results',
    26: 'Home from the Gulf',
    34: 'Onam',
    50: 'Christmas',
  };
  const names = await Promise.all(
    Object.entries(loud).map(async ([week, name]) => [Number(week), await plain(name, 17)] as const),
  );
  return layers(
    box(0, 0, 1360, 520, ink),
    times(52, (week) => {
      const x = 30 + week * 25;
      if (loud[week] !== undefined) return box(x - 3, 70, 24, 330, mark);
      const near = [week - 1, week + 1].some((other) => loud[other] !== undefined);
      return near
        ? box(x, 190, 18, 210, paper)
        : layers(
            box(x, 352, 18, 48, ground),
            week % 2 ? disc(x + 9, 336, 6, paper) : ring(x + 9, 336, 6, paper, 2),
          );
    }),
    line('M20 402H1340', paper, 3),
    names.map(([week, name]) => name.at(Math.min(30 + week * 25, 1230), week === 34 ? 466 : 440, paper)),
  );
}

export const mallOfMukkam = [
  ...briefs.map(([name, drawing]) =>
    sheet(`mukkam-${name}`, 240, 260, layers(box(0, 0, 240, 260, '#ffffff'), drawing)),
  ),
  sheet('mukkam-calendar', 1360, 520, await calendar()),
];
