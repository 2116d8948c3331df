import {
  box,
  disc,
  fill,
  layers,
  line,
  place,
  roundedPath,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { arabic, condensed, malayalam, say } from './lettering.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['shama-perfumes'];
const [wine, gold] = ['#a92b5c', '#f2c46d'];

const rows = (...parts: readonly (Svg | Promise<Svg>)[]): Promise<Svg> =>
  Promise.all(parts).then((drawn) => drawn.join(''));

/** The bottle lying flat around the origin, marked with its three hours. */
const bottle = await rows(
  box(-44, -236, 88, 70, ground, 10),
  box(-30, -170, 60, 30, paper),
  fill('M-30 -142C-100 -130 -118 -92 -118 -40V190H118V-40C118 -92 100 -130 30 -142Z', paper),
  box(-102, -30, 204, 66, ground),
  box(-102, 36, 204, 70, mark),
  box(-102, 106, 204, 68, wine),
  say('9', [0, 24], paper, 42, { face: condensed, from: 0.5 }),
  say('1', [0, 92], ground, 42, { face: condensed, from: 0.5 }),
  say('10', [0, 161], paper, 42, { face: condensed, from: 0.5 }),
);

/** For opening in company: tray-sized, with its lid beside it. */
const name = await say('ما يبقى', [-400, 76], ground, 60, { face: arabic, from: 0.5 });
const company = (named: boolean) =>
  layers(
    turned(box(-660, -210, 420, 560, ink) + box(-664, -220, 420, 560, mark), -9, -450, 60),
    named ? turned(name, -9, -450, 60) : '',
    box(-216, -296, 480, 640, ink) + box(-230, -310, 480, 640, ground) + box(-206, -286, 432, 592, gold),
    times(6, (index) =>
      fill(
        `M${-206 + index * 72} -286h72l${index % 2 ? -18 : 14} 296l${index % 2 ? 18 : -14} 296h-72l${index % 2 ? -16 : 16} -296Z`,
        index % 2 ? mark : '#f7b3c3',
      ),
    ),
    place(bottle, 8, 30, 7, 1.12),
  );

/** For sending: tied, stamped, and flat enough for a letterbox. */
const posted = await rows(
  box(-200, -140, 400, 290, ink, 6),
  box(-206, -150, 400, 290, '#d9a77e', 6),
  box(-24, -150, 30, 290, ground) + box(-206, -30, 400, 30, ground),
  fill(
    'M-10 -16C-80 -90 -120 -20 -10 -12C-100 40 -50 90 -4 -6C40 90 100 50 2 -14C110 -20 70 -92 -6 -16Z',
    mark,
  ),
  box(92, -134, 84, 98, paper) + box(100, -126, 68, 82, wine),
  say('3', [134, -62], paper, 44, { face: condensed, from: 0.5 }),
  box(-190, 30, 140, 92, paper),
  times(3, (index) => line(`M-174 ${54 + index * 24}h${108 - index * 30}`, ground, 6)),
);

/** For a handbag: as long as a finger. */
const pocket = await rows(
  fill('M-70 -160V-220C-70 -290 70 -290 70 -220V-160', 'none', `stroke="${ground}" stroke-width="22"`),
  fill(roundedPath(-170, -170, 340, 330, 60), ground),
  fill('M-170 -100C-170 40 170 40 170 -100V-110A60 60 0 0 0 110 -170H-110A60 60 0 0 0 -170 -110Z', mark),
  disc(0, 4, 18, gold),
  turned(box(-34, -250, 68, 190, paper, 8) + box(-34, -250, 68, 56, gold, 8), 14, 60, -120),
);

/** Three boxes from above. */
export const boxes = (): Svg =>
  layers(
    box(0, 0, 1440, 780, wine),
    place(company(true), 650, 380),
    place(posted, 1150, 190, -6, 0.9),
    place(pocket, 1260, 600, 7, 0.84),
  );

export const boxesTall = (): Svg =>
  layers(
    box(0, 0, 780, 1300, wine),
    place(company(false), 480, 360, 0, 1.04),
    place(posted, 280, 900, -6, 1.1),
    place(pocket, 590, 1110, 7, 0.84),
  );

const scents = ['Citrus', 'Flower', 'Wood', 'Amber'];
const liquids = ['#f4d35e', mark, wine, '#c9732f'];

/** Four vials in a card, each for a few days of a scent. */
export async function vials(): Promise<Svg> {
  const card = await rows(
    box(90, 70, 580, 760, paper),
    say('What stays', [130, 160], ground, 44, { face: condensed }),
    say('ബാക്കി', [630, 158], wine, 36, { face: malayalam, from: 1 }),
    ...scents.map((scent, index) => {
      const x = 176 + index * 136;
      return rows(
        box(x - 46, 220, 92, 470, '#e3bfb8', 46),
        fill(roundedPath(x - 30, 270, 60, 390, 30), '#ffffff'),
        fill(roundedPath(x - 30, 400 + index * 26, 60, 260 - index * 26, 28), liquids[index] ?? mark),
        box(x - 24, 236, 48, 70, ground, 8),
        line(`M${x + 16} 330V${600}`, '#ffffff', 6),
        say(scent, [x, 744], ground, 20, { from: 0.5 }),
      );
    }),
  );
  return layers(box(0, 0, 760, 860, ground), turned(card, -4, 380, 430));
}
