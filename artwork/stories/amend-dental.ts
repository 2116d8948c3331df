import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  place,
  ring,
  roundedPath,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed, malayalam, say } from './lettering.ts';
import { sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['amend-dental'];
const [pale, skin, rose] = ['#bfe6f2', '#a95a2c', '#e58a9d'];

const rows = (...parts: readonly (Svg | Promise<Svg>)[]): Promise<Svg> =>
  Promise.all(parts).then((drawn) => drawn.join(''));

/** The view from inside a mouth: teeth above and below, and a dentist without a mask. */
function mouth(): Svg {
  return layers(
    box(0, 0, 900, 680, ink),
    fill('M450 40C740 40 860 190 860 340S740 640 450 640S40 490 40 340S160 40 450 40Z', pale),
    fill('M330 640C330 470 380 420 450 420S570 470 570 640Z', '#ffffff'),
    disc(450, 320, 92, skin),
    fill('M358 300C350 200 550 200 542 300C500 262 400 262 358 300Z', ink),
    disc(418, 322, 8, ink) + disc(484, 322, 8, ink),
    line('M414 360Q450 396 488 360', '#ffffff', 11),
    line('M572 520L650 380', '#ffffff', 46),
    disc(660, 360, 30, skin),
    fill('M0 0H900V150C760 60 140 60 0 150Z', rose),
    fill('M0 680H900V540C760 640 140 640 0 540Z', mark),
    times(8, (index) => {
      const [x, drop] = [62 + index * 98, 26 + Math.sin((index / 7) * Math.PI) * -26];
      return (
        fill(roundedPath(x, 84 + drop, 88, 112, 30), paper) +
        fill(roundedPath(x + 4, 520 - drop, 82, 98, 28), paper)
      );
    }),
  );
}

/** What affects a price, as a range without figures, since each practice sets its own. */
const range = (top: number, [name, local]: readonly [string, string], from: number, to: number) =>
  rows(
    say(name, [130, top], ink, 34, { face: condensed }),
    say(local, [770, top], ground, 30, { face: malayalam, from: 1 }),
    box(130, top + 26, 640, 26, pale, 13),
    box(130 + from, top + 26, to - from, 26, ground, 13),
    ring(130 + from, top + 39, 17, ink, 8) + ring(130 + to, top + 39, 17, ink, 8),
  );

const prices = () =>
  rows(
    box(0, 0, 900, 680, ground),
    turned(fill(roundedPath(80, 56, 740, 568, 26), pale), -5, 450, 340),
    fill(roundedPath(80, 56, 740, 568, 26), '#ffffff'),
    range(152, ['Cleaning', 'ക്ലീനിങ്'], 40, 150),
    range(292, ['Filling', 'പല്ല് അടയ്ക്കൽ'], 110, 330),
    range(432, ['Root canal', 'റൂട്ട് കനാൽ'], 260, 600),
    line('M130 528H770', pale, 4),
    say('Depth and visits move it', [130, 578], ink, 20),
  );

/** A person from above: shoulders and hair. */
const person = (x: number, y: number, cloth: string, size = 1) =>
  place(fill(roundedPath(-56, -30, 112, 60, 30), cloth) + disc(0, 0, 30, ink), x, y, 0, size);

/** The waiting room from above: seats, the entrance, and the place for a parent. */
const room = () =>
  rows(
    box(0, 0, 900, 680, pale),
    box(470, 40, 390, 600, '#ffffff') + box(40, 40, 400, 600, paper),
    line('M455 40V250M455 400V640', ink, 14),
    times(4, (index) => fill(roundedPath(70, 80 + index * 138, 120, 112, 24), index === 2 ? pale : mark)),
    person(136, 136, ground) +
      person(136, 274, '#f2b632') +
      person(136, 550, ground) +
      person(150, 470, '#ffffff', 0.6),
    line('M260 410C350 410 340 325 455 325S560 420 620 400', ground, 9, 'stroke-dasharray="2 22"'),
    turned(
      fill(roundedPath(600, 220, 150, 330, 70), ground) + fill(roundedPath(622, 240, 106, 110, 46), mark),
      -18,
      675,
      380,
    ),
    disc(628, 292, 34, ink),
    person(792, 250, '#ffffff') + ring(792, 250, 70, ground, 3),
    ring(560, 560, 66, ground, 8) + person(560, 560, '#f2b632'),
    say('A parent', [644, 578], ink, 24),
    say('stands here', [644, 614], ink, 24),
  );

const answers = () =>
  rows(
    box(0, 0, 900, 680, ink),
    fill(roundedPath(60, 70, 600, 190, 44), mark) + fill('M110 240v90l90 -76Z', mark),
    say('Will it hurt?', [104, 196], ink, 74, { face: condensed }),
    fill(roundedPath(170, 340, 670, 270, 44), paper) + fill('M790 590v74l-90 -66Z', paper),
    say('It will press.', [216, 444], ground, 62, { face: condensed }),
    say('Raise a hand and we stop.', [216, 548], ink, 34),
  );

/** The reply as it arrives at night, 480 wide. */
const chat = await rows(
  fill(roundedPath(0, 0, 480, 980, 60), '#01131e'),
  fill(roundedPath(16, 16, 448, 948, 46), '#ffffff'),
  clip(roundedPath(16, 16, 448, 948, 46), box(16, 16, 448, 128, ground)),
  say('02:13', [48, 58], paper, 14),
  disc(82, 102, 26, paper) +
    fill('M70 92q12 -10 24 0q6 16 -4 26q-4 -14 -8 -14t-8 14q-10 -10 -4 -26Z', ground),
  say('The clinic', [122, 112], paper, 19),
  fill(roundedPath(96, 180, 344, 104, 26), mark),
  say('My tooth is awake.', [120, 224], ink, 18),
  say('Is anybody there?', [120, 260], ink, 18),
  say('02:13', [436, 312], ground, 12, { from: 1 }),
  fill(roundedPath(40, 340, 392, 308, 26), pale),
  say('We write', [66, 406], ink, 42, { face: condensed }),
  say('at eight in', [66, 460], ink, 42, { face: condensed }),
  say('the morning.', [66, 514], ink, 42, { face: condensed }),
  say('രാവിലെ എട്ടിന്', [66, 566], ground, 24, { face: malayalam }),
  say('A dentist wrote this line.', [66, 616], ink, 14),
  say('02:13', [44, 676], ground, 12),
  fill(roundedPath(40, 706, 392, 72, 36), ground),
  say('If it cannot wait, ring', [236, 750], paper, 17, { from: 0.5 }),
  fill(roundedPath(40, 796, 392, 72, 36), '#ffffff') +
    line('M76 797H396a35 35 0 0 1 0 70H76a35 35 0 0 1 0 -70Z', ground, 4),
  say('First hour tomorrow', [236, 840], ground, 17, { from: 0.5 }),
);

/** A person awake in bed, from above. */
const sleepless = layers(
  turned(
    fill(roundedPath(-230, -170, 460, 330, 90), mark) +
      line('M-190 -60q40 -50 90 -60M150 110q40 -10 50 -50', rose, 9),
    -8,
    0,
    0,
  ),
  fill('M-160 20C-190 -150 -70 -200 10 -194S180 -120 150 40Z', '#03202f'),
  fill(
    'M-112 -10C-112 -120 112 -120 112 0C130 60 122 92 84 112C40 152 -40 150 -76 108C-100 78 -112 40 -112 -10Z',
    skin,
  ),
  fill('M-114 -10C-124 -140 124 -140 114 0C60 -60 -40 -66 -114 -10Z', '#03202f'),
  disc(-44, 6, 20, paper) + disc(48, 6, 20, paper) + disc(-38, 8, 9, ink) + disc(54, 8, 9, ink),
  line('M-72 -30q26 -18 50 -4M24 -34q26 -12 50 6', '#03202f', 9),
  line('M-20 84q24 -18 46 0', '#5c2a10', 9),
  disc(98, 62, 44, rose),
  line('M180 350Q250 200 128 96', skin, 46) + disc(120, 84, 34, skin),
  fill('M-330 480C-330 220 -210 150 -90 150H90C220 150 330 220 330 480Z', ground),
  times(4, (index) => line(`M${-250 + index * 160} 480q20 -180 ${60 - index * 34} -300`, '#0d7699', 8)),
);

const awake = () =>
  layers(box(0, 0, 1440, 780, ink), place(sleepless, 420, 320, 0, 1.1), place(chat, 830, -70, 7, 0.94));
const awakeTall = () =>
  layers(box(0, 0, 780, 1180, ink), place(chat, 330, -110, 7, 0.92), place(sleepless, 300, 800, 0, 0.98));

/** The consent form: where a picture may appear, for how long, and how to withdraw. */
const consent = async () =>
  rows(
    box(0, 0, 760, 760, mark),
    turned(
      await rows(
        box(90, 70, 580, 760, '#ffffff'),
        say('My picture', [130, 158], ink, 56, { face: condensed }),
        ...(['On the wall', 'In the feed', 'In an advert'] as const).map((where, index) =>
          rows(
            line(`M132 ${216 + index * 76}h44v44h-44Z`, ground, 6),
            index < 2 ? line(`M140 ${238 + index * 76}l14 16l30 -40`, rose, 9) : '',
            say(where, [200, 250 + index * 76], ink, 24),
          ),
        ),
        box(130, 452, 500, 4, ink),
        say('Until', [130, 506], ink, 20),
        say('Onam', [630, 512], ground, 42, { face: condensed, from: 1 }),
        box(130, 540, 500, 4, ink),
        say('Take it back: one message', [130, 590], ink, 20),
        line('M140 690c40 -70 70 30 100 -20s40 -40 60 0t70 -20 70 10', ground, 6),
      ),
      3,
      380,
      400,
    ),
  );

export const amendDental = [
  sheet('amend-mouth', 900, 680, mouth()),
  sheet('amend-prices', 900, 680, await prices()),
  sheet('amend-room', 900, 680, await room()),
  sheet('amend-answers', 900, 680, await answers()),
  sheet('amend-night', 1440, 780, awake()),
  sheet('amend-night-tall', 780, 1180, awakeTall()),
  sheet('amend-consent', 760, 760, await consent()),
];
