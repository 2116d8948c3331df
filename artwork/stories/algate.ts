import { box, fill, layers, line, place, times, type Svg } from '#artwork/draw/index.ts';
import { arabic, condensed, letters, malayalam, plain, wide } from './lettering.ts';
import { pencilled, sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.algate;
const white = '#ffffff';

/** The arch that everything here is made of, in a box of 100 by 100. */
const arch = 'M0 100V55C0 18 29 10 50 0C71 10 100 18 100 55V100Z';

function gate(x: number, y: number, width: number, height: number, colour: string): Svg {
  return place(fill(arch, colour), x, y, 0, width / 100, height / 100);
}

const sketches: readonly [width: number, height: number, drawing: string][] = [
  [
    300,
    400,
    'M60 350V190C60 110 118 96 150 60C182 96 240 110 240 190V350M84 350V200C84 130 128 120 150 96C172 120 216 130 216 200V350M150 96V350M128 240h12M160 240h12M30 352H270M62 190l20 4M66 165l20 8M78 140l16 12M98 118l12 14M124 92l8 16M238 190l-20 4M234 165l-20 8M222 140l-16 12M202 118l-12 14M176 92l-8 16',
  ],
  [
    200,
    150,
    'M20 128V50M180 128V50M20 70C70 100 130 100 180 70M20 110H180M40 76V110M60 86V110M80 92V110M100 93V110M120 92V110M140 86V110M160 76V110M20 35a7 7 0 1 0 .1 0M180 35a7 7 0 1 0 .1 0',
  ],
  [120, 150, 'M24 130V70C24 20 96 20 96 70V130M14 130H106M60 34V130M52 88v10M68 88v10'],
  [120, 150, 'M20 134V30H100V134M20 30L100 134M100 30L20 134M20 82H100M12 134H108'],
  [120, 150, 'M30 130V74C30 44 50 44 60 24C70 44 90 44 90 74V130ZM44 130V84C44 62 76 62 76 84V130'],
  [120, 150, 'M18 60H102M26 60V132M94 60V132M12 46H108M34 46V30M86 46V30M26 30H94'],
  [
    200,
    150,
    'M24 130V70H50V130M24 70l6-10h14l6 10M50 92L180 60M50 100L180 68M70 88l10 8M100 80l10 8M130 73l10 8M160 65l10 8M12 130H190',
  ],
  [
    200,
    200,
    'M30 180V90H70V180M130 180V90H170V180M70 120C80 90 120 90 130 120M24 90H76M124 90H176M30 90V76h8v8h8v-8h8v8h8v-8h8V90M130 90V76h8v8h8v-8h8v8h8v-8h8V90M14 182H186',
  ],
  [140, 200, 'M30 180V30L110 50V180ZM30 30V180M98 112v10M110 180H124V24H30'],
  [
    480,
    190,
    'M24 108C60 88 120 92 168 84C190 66 214 66 226 86C270 78 330 84 372 100C412 112 444 120 466 96C452 138 400 150 340 146M24 108C20 118 26 124 40 122L60 132L74 120L92 132L106 118L126 132L142 116L160 130L178 114M44 122C90 146 150 148 200 146L232 146M196 76a6 6 0 1 0 .1 0M232 146L222 172H246L262 146H318L312 172H336L346 146M226 86l14-12 14 10 14-12 14 10 16-10 14 12 16-8 12 14',
  ],
];

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

/** The name in Latin: the door stands where the reading pauses. */
async function latin(): Promise<Svg> {
  const style = { cap: 150, axes: { wdth: 100, wght: 880 }, track: -0.02 };
  const [al, rest] = [await letters('display', 'AL', style), await letters('display', 'GATE', style)];
  return layers(
    al.at(0, 190, paper),
    gate(al.width + 20, 20, 88, 170, mark),
    rest.at(al.width + 126, 190, paper),
  );
}

/** In Arabic the letters stay joined: the door stands on the stroke between lam and jeem. */
async function inArabic(): Promise<Svg> {
  const name = await arabic('الـــــجيت', 250);
  return layers(name.at(40, 330, ink, 1220 / name.width), gate(838, 62, 130, 222, ground));
}

async function inMalayalam(): Promise<Svg> {
  const [al, rest] = [await malayalam('അൽ', 150), await malayalam('ഗേറ്റ്', 150)];
  const scale = 1180 / (al.width + rest.width);
  return layers(
    al.at(0, 300, ground, scale),
    gate(al.width * scale + 24, 40, 120, 262, mark),
    rest.at(al.width * scale + 170, 300, ground, scale),
  );
}

/** A roller shutter, half open, with what waits behind it. */
async function shutter(): Promise<Svg> {
  const [name, ar, ml] = [
    await wide('ALGATE', 160),
    await arabic('الجيت', 70),
    await malayalam('അൽഗേറ്റ്', 62),
  ];
  return layers(
    box(0, 0, 1440, 760, mark),
    box(0, 690, 1440, 70, ink),
    box(150, 0, 1140, 760, ink),
    box(176, 0, 1088, 600, ground),
    name.at(232, 232, paper, 976 / name.width),
    ar.at(232, 440, paper, 330 / ar.width),
    ml.at(1208 - 480, 440, mark, 480 / ml.width),
    times(17, (index) => box(176, index * 36, 1088, 3, ink)),
    box(176, 596, 1088, 16, paper),
    box(680, 612, 80, 12, paper),
    box(176, 612, 1088, 148, mark),
    times(5, (index) => gate(250 + index * 214, 640, 86, 120, index === 2 ? ink : '#e0a814')),
    box(176, 744, 1088, 16, ink),
  );
}

async function envelope(): Promise<Svg> {
  const [ar, ml] = [await arabic('الجيت', 16), await malayalam('അൽഗേറ്റ്', 13)];
  return layers(
    box(0, 0, 520, 700, ground),
    gate(60, 80, 400, 280, mark),
    box(90, 170, 340, 350, white),
    gate(122, 205, 34, 56, ground),
    gate(133, 231, 12, 30, mark),
    ar.at(398 - ar.width, 226, ink),
    ml.at(398 - ml.width, 258, ink),
    box(122, 290, 190, 7, ink),
    times(4, (index) => box(122, 312 + index * 15, 262 - ((index * 17) % 40), 4, '#8f97bd')),
    fill('M60 360L260 500L460 360V640H60Z', paper),
    fill('M60 640L228 478L260 500L292 478L460 640Z', '#e6dfca'),
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

/** How the arch is built, how small it may be, and how it repeats. */
async function system(): Promise<Svg> {
  const numbers = await Promise.all(['1', '1', '2'].map((text) => plain(text, 13)));
  const names = await Promise.all(['Sign', 'Pack', 'Letter', 'Tab'].map((text) => plain(text, 12)));
  const shares = await Promise.all(['Door blue, 60', 'Lamp, 30', 'Lime, 10'].map((text) => plain(text, 12)));
  const grid = layers(
    times(18, (index) => `<path d="M${index * 80} 0V760"/>`),
    times(10, (index) => `<path d="M0 ${index * 80 + 20}H1360"/>`),
  );
  return layers(
    `<g stroke="${paper}" stroke-opacity=".4" fill="none">${grid}</g>`,
    gate(80, 60, 480, 640, ground),
    gate(160, 180, 320, 520, mark),
    gate(240, 300, 160, 400, ink),
    `<g stroke="${paper}" fill="none" stroke-width="1.5"><circle cx="320" cy="412" r="240"/><path d="M40 412H640M320 30V750"/><path d="M80 724H400M80 714v20M160 714v20M240 714v20M400 714v20" stroke-width="3"/></g>`,
    [112, 192, 310].map((x, index) => numbers[index]?.at(x, 752, paper) ?? ''),
    [
      [720, 60, 160, 220],
      [940, 168, 80, 112],
      [1060, 222, 40, 58],
      [1136, 252, 16, 28],
    ].map(([x = 0, y = 0, w = 0, h = 0]) => gate(x, y, w, h, paper)),
    [720, 940, 1060, 1136].map((x, index) => names[index]?.at(x, 310, paper) ?? ''),
    box(720, 360, 560, 150, paper),
    times(18, (index) => {
      const [x, y] = [726 + (index % 9) * 61.5, 366 + Math.floor(index / 9) * 72];
      return gate(x, y, 48, 66, ground) + gate(x + 12, y + 26, 24, 40, mark);
    }),
    box(720, 550, 300, 150, ground),
    box(1020, 550, 170, 150, mark),
    box(1190, 550, 90, 150, paper),
    [
      [734, paper],
      [1034, ink],
      [1196, ink],
    ].map(([x, colour], index) => shares[index]?.at(Number(x), 582, String(colour)) ?? ''),
  );
}

export const algate = [
  ...sketches.map(([width, height, d], index) =>
    sheet(
      `algate-sketch-${index + 1}`,
      width,
      height,
      pencilled(`<path d="${d}"/>`, index === 9 ? ink : '#2b2f3f'),
    ),
  ),
  ...refused.map(([name, drawing]) => sheet(`algate-refused-${name}`, 200, 200, drawing)),
  sheet('algate-latin', 1000, 210, await latin()),
  sheet('algate-arabic', 1300, 480, await inArabic()),
  sheet('algate-malayalam', 1400, 420, await inMalayalam()),
  sheet('algate-shutter', 1440, 760, await shutter()),
  sheet('algate-envelope', 520, 700, await envelope()),
  sheet('algate-parcel', 760, 560, await parcel()),
  sheet('algate-system', 1360, 760, await system()),
];
