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
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.med7online;
const [grey, pale, soft] = ['#b9d6cb', '#e1f1ea', '#4d6b62'];

/** Joins the parts of a screen. */
const all = async (...parts: readonly (Svg | Promise<Svg>)[]): Promise<Svg> =>
  (await Promise.all(parts)).join('');

/** A strip of capsules in foil. */
function strip(columns: number, rows: number, size: number): Svg {
  const step = size * 1.5;
  return layers(
    fill(roundedPath(0, 0, columns * step + size * 0.5, rows * size + size * 0.5, 10), '#cfe0d9'),
    times(columns * rows, (index) => {
      const x = size * 0.5 + (index % columns) * step;
      const y = size * 0.45 + Math.floor(index / columns) * size;
      return (
        fill(roundedPath(x, y, size, size * 0.6, size * 0.3), '#ffffff') +
        fill(
          `M${x + size * 0.5} ${y}h${size * 0.2}a${size * 0.3} ${size * 0.3} 0 0 1 0 ${size * 0.6}h${-size * 0.2}Z`,
          mark,
        )
      );
    }),
  );
}

const bottle = fill('M-18 -34h36v18l10 14v40h-56v-40l10 -14Z', mark) + box(-14, 4, 28, 20, '#ffffff');

const head = (title: string, dark = false): Promise<Svg> =>
  all(
    say('23:41', [56, 74], dark ? '#ffffff' : ink, 13),
    box(388, 61, 34, 15, dark ? '#ffffff' : ink, 4),
    line('M58 122l-12 12l12 12', dark ? '#ffffff' : ground, 5),
    say(title, [84, 141], dark ? '#ffffff' : ink, 17),
  );

function keyboard(): Svg {
  const key = (x: number, y: number, w: number) => box(x, y, w, 46, '#ffffff', 7);
  return layers(
    box(30, 664, 420, 280, grey),
    times(10, (index) => key(40 + index * 40.4, 680, 34)),
    times(9, (index) => key(60 + index * 40.4, 738, 34)),
    times(7, (index) => key(100 + index * 40.4, 796, 34)),
    key(40, 854, 84) + key(134, 854, 210) + box(354, 854, 86, 46, ground, 7),
    ring(393, 874, 9, '#ffffff', 4) + line('M400 881l8 8', '#ffffff', 4),
  );
}

const search = () =>
  all(
    say('23:41', [56, 74], ink, 13),
    box(388, 61, 34, 15, ink, 4),
    box(30, 98, 420, 228, ground),
    say('What do you', [56, 180], paper, 44, { face: condensed }),
    say('need?', [56, 240], paper, 44, { face: condensed }),
    fill(roundedPath(46, 264, 388, 88, 44), ground) + fill(roundedPath(52, 270, 376, 76, 38), '#ffffff'),
    ring(92, 306, 13, ground, 5) + line('M102 316l11 11', ground, 5),
    say('parasitamol 650', [126, 317], ink, 19),
    box(336, 286, 4, 44, mark),
    say('We read this as', [56, 402], soft, 12),
    fill(roundedPath(50, 420, 380, 84, 14), mark),
    say('Paracetamol 650 mg', [72, 472], ink, 19),
    fill(roundedPath(50, 520, 250, 54, 27), pale),
    say('തലവേദന ഗുളിക', [72, 556], ground, 17, { face: malayalam }),
    fill(roundedPath(50, 590, 190, 54, 27), pale),
    say('the white one', [72, 624], ground, 15),
    keyboard(),
  );

/** A search result: name, and price per tablet. */
const answer = (top: number, [name, note, price]: readonly [string, string, string], first = false) =>
  all(
    fill(roundedPath(46, top, 388, first ? 250 : 166, 16), first ? mark : pale),
    place(name === 'Syrup' ? place(bottle, 70, 52, 0, 1.4) : strip(3, 2, first ? 34 : 26), 64, top + 30),
    say(name, [first ? 250 : 212, top + 54], ink, 17),
    say(note, [first ? 250 : 212, top + 86], first ? ink : soft, 11.5),
    say(price, [414, top + (first ? 222 : 140)], ink, first ? 40 : 28, { face: condensed, from: 1 }),
    first ? fill(roundedPath(64, top + 172, 190, 58, 29), ink) : '',
    first ? say('Add to basket', [159, top + 208], '#ffffff', 14, { from: 0.5 }) : '',
  );

const answers = () =>
  all(
    head('parasitamol 650'),
    say('3 answers', [50, 214], ink, 34, { face: condensed }),
    answer(244, ['650 mg', 'The likely one', 'Rs 20'], true),
    answer(514, ['500 mg', 'Same salt, weaker', 'Rs 12']),
    answer(700, ['Syrup', 'Same salt, for a child', 'Rs 38']),
    say('Not sure? Ring the counter', [240, 910], ground, 14, { from: 0.5 }),
  );

const prescription = () =>
  all(
    fill(roundedPath(30, 24, 420, 912, 44), '#12332c'),
    head('Prescription', true),
    turned(
      layers(
        box(104, 200, 280, 400, '#f3ecd8'),
        line('M128 246h90M128 270h60', soft, 5),
        line('M134 330q16 -30 22 0t-14 34M156 348l26 26M182 348l-26 26', ink, 5),
        times(5, (index) =>
          line(
            `M${206 - (index ? 70 : 0)} ${350 + index * 44}q12 -20 24 0t24 0 18 -6 24 4 26 -4${index % 2 ? ' 20 6 34 -2' : ''}`,
            '#26427a',
            4,
          ),
        ),
        line('M280 566q16 -40 34 -6t44 -20', '#26427a', 5),
      ),
      -4,
      240,
      400,
    ),
    line('M80 236V180H136M344 180H400V236M400 572V628H344M136 628H80V572', mark, 9),
    fill(roundedPath(66, 664, 348, 74, 37), mark),
    line('M96 702l14 14l24 -28', ink, 7),
    say('It can be read', [152, 709], ink, 19),
    say('A pharmacist checks it first', [240, 778], '#ffffff', 13, { from: 0.5 }),
    ring(240, 862, 44, '#ffffff', 6) + disc(240, 862, 33, '#ffffff'),
    say('Call', [352, 868], '#ffffff', 15),
  );

/** Packs compared by price per tablet. */
const pack = (top: number, [size, price, each]: readonly [string, string, string], chosen: boolean) =>
  all(
    fill(roundedPath(46, top, 388, 100, 14), chosen ? pale : '#ffffff'),
    chosen ? line(`M48 ${top + 14}V${top + 86}`, mark, 8) : '',
    ring(84, top + 50, 15, ground, 4) + (chosen ? disc(84, top + 50, 8, ground) : ''),
    say(size, [116, top + 44], ink, 16),
    say(each, [116, top + 75], soft, 12.5),
    say(price, [414, top + 66], ground, 36, { face: condensed, from: 1 }),
  );

const product = () =>
  all(
    head('Paracetamol'),
    box(30, 176, 420, 254, ground),
    turned(place(strip(5, 2, 46), 60, 244), -7, 240, 300),
    say('650 mg', [50, 500], ink, 46, { face: condensed }),
    say('for fever and pain', [222, 500], soft, 14),
    pack(528, ['Strip of 10', 'Rs 20', 'Rs 2 a tablet'], true),
    pack(640, ['Strip of 15', 'Rs 33', 'Rs 2.20 a tablet'], false),
    fill(roundedPath(46, 780, 388, 86, 43), mark),
    say('Add, Rs 20', [240, 833], ink, 21, { from: 0.5 }),
  );

const item = (top: number, drawing: Svg, [name, note, price]: readonly [string, string, string]) =>
  all(
    fill(roundedPath(46, top, 96, 96, 14), pale) + place(drawing, 94, top + 48),
    say(name, [162, top + 42], ink, 16),
    say(note, [162, top + 74], soft, 12.5),
    say(price, [434, top + 44], ink, 17, { from: 1 }),
    line(`M46 ${top + 118}H434`, grey, 2),
  );

const basket = () =>
  all(
    head('Basket'),
    say('3 things', [50, 232], ink, 46, { face: condensed }),
    item(266, place(strip(2, 3, 22), -38, -38), ['Strip of 10', '650 mg', 'Rs 20']),
    item(402, turned(box(-38, -9, 76, 18, ground, 9) + disc(30, 0, 5, mark), -45, 0, 0), [
      'Thermometer',
      'Digital',
      'Rs 180',
    ]),
    item(538, bottle, ['Syrup', 'Waits for the pharmacist', 'Rs 38']),
    say('Total', [50, 722], ink, 18),
    say('Rs 238', [434, 730], ink, 46, { face: condensed, from: 1 }),
    fill(roundedPath(46, 780, 388, 86, 43), mark),
    say('Order', [240, 835], ink, 24, { from: 0.5 }),
  );

const courier = () =>
  all(
    box(30, 24, 420, 500, pale),
    line('M30 180H190V90H450M190 180V520M30 380H330V180H450M330 380V520', '#ffffff', 26),
    fill('M30 430Q120 410 190 470T330 524H30Z', grey),
    line('M110 380H330V180H400', ground, 11, 'stroke-dasharray="1 20"'),
    disc(110, 380, 20, ground),
    disc(330, 262, 46, mark) +
      fill('M306 270h34l10 -20h10l-14 32h-40Z', ink) +
      disc(314, 284, 9, ink) +
      disc(348, 284, 9, ink),
    fill('M400 196C370 156 372 124 400 124S430 156 400 196Z', ink) + disc(400, 150, 10, '#ffffff'),
    fill(roundedPath(30, 484, 420, 452, 36), '#ffffff'),
    say('On its way', [60, 566], ink, 44, { face: condensed }),
    line('M76 630V862', grey, 7),
    line('M76 630V780', ground, 7),
    ...['Ordered', 'Packed', 'On its way', 'At the door'].map((step, index) =>
      all(
        disc(76, 630 + index * 77, index === 2 ? 19 : 13, [ground, ground, mark, grey][index] ?? grey),
        say(step, [116, 637 + index * 77], index === 3 ? soft : ink, 17),
      ),
    ),
    say('23:58', [424, 638], soft, 15, { from: 1 }),
    say('00:04', [424, 715], soft, 15, { from: 1 }),
    say('Ring Anu', [424, 792], ground, 15, { from: 1 }),
  );

/** A phone around a screen. */
const phone = (screen: Svg): Svg =>
  layers(
    fill(roundedPath(14, 8, 452, 944, 58), ink),
    clip(roundedPath(30, 24, 420, 912, 44), box(30, 24, 420, 912, '#ffffff') + screen),
  );

/** The steps of one order, from typing to the door. */
export const phones: readonly Svg[] = (
  await Promise.all([search(), answers(), prescription(), product(), basket(), courier()])
).map(phone);
