import {
  box,
  clip,
  fill,
  form,
  layers,
  line,
  place,
  rectPath,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed, letters, plain, wide } from './lettering.ts';
import { gate, inArabic, inMalayalam } from './algate-names.ts';
import { algateShutter } from './algate-shutter.ts';
import { algateSketches } from './algate-sketches.ts';
import { print, sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.algate;
const white = '#ffffff';

const refused: readonly [name: string, drawing: Svg][] = [
  [
    'key',
    `<g fill="none" stroke="${ink}" stroke-width="12"><circle cx="100" cy="62" r="28"/><path d="M100 90V168M100 140h28M100 162h20"/></g>`,
  ],
  ['letter', fill('M40 168L86 32H114L160 168H124V128C124 112 110 108 100 96C90 108 76 112 76 128V168Z', ink)],
  ['towers', fill('M56 36H90V164H56ZM110 36H144V164H110Z', ink)],
  [
    'lock',
    layers(
      line('M70 92V66a30 30 0 0 1 60 0V92', ink, 12),
      box(50, 90, 100, 78, ink),
      box(93, 116, 14, 28, white),
    ),
  ],
];

/** The name in Latin, with the door between AL and GATE. */
async function latin(): Promise<Svg> {
  const style = { cap: 150, axes: { wdth: 100, wght: 880 }, track: -0.02 };
  const [al, rest] = [await letters('display', 'AL', style), await letters('display', 'GATE', style)];
  return layers(
    al.at(0, 190, paper),
    gate(al.width + 20, 20, 88, 170, mark),
    rest.at(al.width + 126, 190, paper),
  );
}

/** An envelope from behind: the open flap is the gate, with the pattern as lining and a folded letter. */
function envelope(): Svg {
  const flap = 'M60 380V262C60 156 176 130 260 70C344 130 460 156 460 262V380Z';
  const lining = 'M84 380V268C84 178 186 150 260 100C334 150 436 178 436 268V380Z';
  const letter = rectPath(96, 190, 328, 400);
  const fold = (top: number): Svg =>
    shade(rectPath(96, top, 328, 44), { colour: '#c3c8dc', x: 96, y: top, angle: 90, length: 40 });
  return layers(
    box(0, 0, 520, 700, ground),
    fill(flap, paper),
    fill(lining, mark),
    clip(
      lining,
      times(63, (index) =>
        gate(
          86 + (index % 9) * 40 - (Math.floor(index / 9) % 2) * 20,
          96 + Math.floor(index / 9) * 44,
          26,
          38,
          '#e0a00f',
        ),
      ),
    ),
    fill(letter, white),
    fold(322),
    fold(452),
    gate(124, 218, 40, 66, ground),
    gate(137, 250, 14, 34, mark),
    inArabic(240, 246, 156, ink, ground),
    inMalayalam(240, 292, 156, ink, ground),
    times(5, (index) => box(124, 344 + index * 20, 270 - ((index * 47) % 90), 5, '#8f97bd')),
    form('M60 380L262 524V640H60Z', paper, '#cfc5a8', 60, 700, -45, 150),
    form('M460 380L258 524V640H460Z', paper, '#cfc5a8', 460, 700, -135, 150),
    form('M60 640L226 490C246 474 274 474 294 490L460 640Z', '#efe8d4', '#cfc5a8', 260, 470, 90, 80),
    gate(242, 548, 36, 58, ground),
  );
}

async function parcel(): Promise<Svg> {
  const [opens, name] = [await condensed('THIS SIDE OPENS', 62), await wide('ALGATE', 18)];
  const body = layers(
    box(104, 78, 604, 450, '#c79a1e'),
    box(90, 60, 604, 450, paper),
    box(90, 250, 604, 72, ground),
    times(10, (index) => gate(98 + index * 60, 258, 46, 58, mark) + gate(111 + index * 60, 282, 20, 34, ink)),
    box(470, 92, 190, 124, white),
    name.at(484, 128, ink),
    times(26, (index) => box(484 + index * 6.2, 146, [2, 4, 1, 3][(index * 7) % 4] ?? 2, 54, ink)),
    opens.at(126, 462, ground),
  );
  return layers(box(0, 0, 760, 560, mark), `<g transform="rotate(-7 380 280)">${body}</g>`);
}

/** Construction of the arch, its minimum size, and its pattern. */
async function system(width: number, height: number, rules: readonly [x: number, y: number]): Promise<Svg> {
  const numbers = await Promise.all(['1', '1', '2'].map((text) => plain(text, 15)));
  const names = await Promise.all(['Sign', 'Pack', 'Letter', 'Tab'].map((text) => plain(text, 15)));
  const shares = await Promise.all(
    (
      [
        ['Door blue', 60, paper],
        ['Lamp', 30, ink],
        ['Lime', 10, ink],
      ] as const
    ).map(async ([name, share, colour]) => ({
      name: await plain(name, 11),
      number: await condensed(String(share), 32),
      share,
      colour,
    })),
  );
  const grid = layers(
    times(Math.ceil(width / 80) + 1, (index) => `<path d="M${index * 80} 0V${height}"/>`),
    times(Math.ceil(height / 80), (index) => `<path d="M0 ${index * 80 + 20}H${width}"/>`),
  );
  const sheetOfRules = layers(
    [
      [0, 60, 160, 220],
      [220, 168, 80, 112],
      [360, 222, 40, 58],
      [456, 252, 16, 28],
    ].map(([x = 0, y = 0, w = 0, h = 0]) => gate(x, y, w, h, paper)),
    [0, 220, 350, 450].map((x, index) => names[index]?.at(x, 312, paper) ?? ''),
    box(0, 360, 560, 150, paper),
    times(18, (index) => {
      const [x, y] = [6 + (index % 9) * 61.5, 366 + Math.floor(index / 9) * 72];
      return gate(x, y, 48, 66, ground) + gate(x + 12, y + 26, 24, 40, mark);
    }),
    shares.map(({ name, number, share, colour }, index) => {
      const x = 5.6 * shares.slice(0, index).reduce((sum, before) => sum + before.share, 0);
      return layers(
        box(x, 550, 5.6 * share, 150, [ground, mark, paper][index] ?? paper),
        name.at(x + 10, 576, colour),
        number.at(x + 10, 684, colour),
      );
    }),
  );
  return layers(
    `<g stroke="${paper}" stroke-opacity=".4" fill="none">${grid}</g>`,
    gate(80, 60, 480, 640, ground),
    gate(160, 180, 320, 520, mark),
    gate(240, 300, 160, 400, ink),
    `<g stroke="${paper}" fill="none" stroke-width="1.5"><circle cx="320" cy="412" r="240"/><path d="M40 412H600M320 30V750"/><path d="M80 724H400M80 714v20M160 714v20M240 714v20M400 714v20" stroke-width="3"/></g>`,
    [112, 192, 340].map((x, index) => numbers[index]?.at(x, 754, paper) ?? ''),
    place(sheetOfRules, ...rules),
  );
}

export const algate = [
  ...algateSketches,
  ...refused.map(([name, drawing]) => sheet(`algate-refused-${name}`, 200, 200, drawing)),
  sheet('algate-latin', 1000, 210, await latin()),
  sheet('algate-arabic', 1300, 480, inArabic(40, 330, 1220, ink, ground)),
  sheet('algate-malayalam', 1400, 420, inMalayalam(0, 300, 1350, ground, mark)),
  ...algateShutter,
  print('algate-envelope', 520, 700, envelope()),
  sheet('algate-parcel', 760, 560, await parcel()),
  sheet('algate-system', 1360, 760, await system(1360, 760, [720, 0])),
  sheet('algate-system-tall', 640, 1500, await system(640, 1500, [40, 760])),
];
