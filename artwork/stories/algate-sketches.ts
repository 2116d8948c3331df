import { box, fill, layers, line, times, type Svg } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';
import { byHand, sheet, type Hand } from './sheet.ts';
import { worlds } from './worlds.ts';

const { mark, ink } = worlds.algate;

/** Squared, lined, brown and plain paper. */
function squared(width: number, height: number): Svg {
  const lines = times(Math.ceil(width / 20), (index) => `M${index * 20 + 10} 0V${height}`);
  const across = times(Math.ceil(height / 20), (index) => `M0 ${index * 20 + 10}H${width}`);
  return box(0, 0, width, height, '#ffffff') + line(lines + across, '#c9d8f2', 1);
}

function lined(width: number, height: number): Svg {
  const lines = times(Math.ceil(height / 24), (index) => `M0 ${index * 24 + 18}H${width}`);
  return (
    box(0, 0, width, height, '#fffdf4') + line(lines, '#bcd3ea', 1) + line(`M26 0V${height}`, '#e98a8a', 1.5)
  );
}

function plain(colour: string) {
  return (width: number, height: number): Svg => box(0, 0, width, height, colour);
}

interface Sketch {
  size: readonly [width: number, height: number];
  paper: (width: number, height: number) => Svg;
  hand: Hand;
  d: string;
  /** Drawn under the lines: a wash, a shadow. */
  under?: Svg;
}

const gateWide =
  'M20 128V50M180 128V50M20 70C70 100 130 100 180 70M20 110H180M40 76V110M60 86V110M80 92V110M100 93V110M120 92V110M140 86V110M160 76V110M20 35a7 7 0 1 0 .1 0M180 35a7 7 0 1 0 .1 0';

/** Ten sheets in ten different hands and pens. */
const sketches: readonly Sketch[] = [
  {
    size: [300, 400],
    paper: plain('#ffffff'),
    hand: { colour: '#4b4f5c', width: 2, stray: 4, seed: 4 },
    d: `M60 350V190C60 110 118 96 150 60C182 96 240 110 240 190V350M84 350V200C84 130 128 120 150 96C172 120 216 130 216 200V350M150 96V350M128 240h12M160 240h12M30 352H270M62 190l20 4M66 165l20 8M78 140l16 12M98 118l12 14M124 92l8 16M238 190l-20 4M234 165l-20 8M222 140l-16 12M202 118l-12 14M176 92l-8 16`,
  },
  {
    size: [200, 150],
    paper: lined,
    hand: { colour: '#1f46c8', width: 2.2, stray: 6, seed: 9 },
    d: `${gateWide}M21 127V51M182 127V52M22 72C70 101 131 99 178 71M18 112H183`,
  },
  {
    size: [120, 150],
    paper: plain('#ffffff'),
    hand: { colour: '#141414', width: 11, stray: 3, seed: 12 },
    d: 'M24 130V70C24 20 96 20 96 70V130M8 132H112M60 36V128',
  },
  {
    size: [120, 150],
    paper: plain('#e2c391'),
    hand: { colour: '#ffffff', width: 5, stray: 7, seed: 21 },
    d: 'M20 134V30H100V134M20 30L100 134M100 30L20 134M20 82H100M12 134H108',
  },
  {
    size: [120, 150],
    paper: plain('#ffffff'),
    hand: { colour: '#0e0e12', width: 5, stray: 5, seed: 33 },
    under:
      fill('M22 132C18 60 40 66 60 16C80 66 102 60 98 132Z', '#20222c') +
      fill('M46 132V90C48 66 72 66 74 90V132Z', '#ffffff'),
    d: 'M20 132C40 128 80 137 104 131',
  },
  {
    size: [120, 150],
    paper: squared,
    hand: { colour: '#b3261e', width: 6, stray: 8, seed: 41 },
    d: 'M18 60H102M26 60V132M94 60V132M8 42C40 52 80 52 112 42M34 46V34M86 46V34M48 60V74H72V60',
  },
  {
    size: [200, 150],
    paper: squared,
    hand: { colour: '#23262f', width: 1.3, stray: 0, seed: 52 },
    d: 'M24 130V70H50V130M24 70l6-10h14l6 10M50 92L180 60M50 100L180 68M180 60V68M70 87V95M90 82V90M110 77V85M130 72V80M150 67V75M12 130H190M24 140H50M24 136V144M50 136V144M176 56V48M50 56V48M50 52H176M24 130L50 70M24 110L46 60',
  },
  {
    size: [200, 200],
    paper: plain('#ffffff'),
    hand: { colour: '#f07a1c', width: 6, stray: 13, seed: 66 },
    under: fill('M74 178V140C76 112 124 112 126 140V178Z', '#7cc4ee') + fill('M0 178H200V200H0Z', '#79b84a'),
    d: 'M30 180V86H70V180M130 180V86H170V180M70 116H130M30 86V72h10v10h10v-10h10v10h10V86M130 86V72h10v10h10v-10h10v10h10V86M150 72V34l26 12-26 10M44 108v10M56 108v10M46 132q6 8 14 0',
  },
  {
    size: [140, 200],
    paper: plain('#f4efe4'),
    hand: { colour: '#3a3330', width: 3.4, stray: 5, seed: 74 },
    under: fill('M30 30H124V180H110V50Z', '#9a8f86') + fill('M110 180L140 192H20L30 180Z', '#cfc6bb'),
    d: 'M30 180V30L110 50V180ZM30 30V180M98 112v10M110 180H124V24H30',
  },
  {
    size: [480, 190],
    paper: plain(mark),
    hand: { colour: ink, width: 4.4, stray: 4, seed: 88 },
    d: 'M18 104C40 92 66 98 92 92C120 86 140 90 164 82C170 58 204 58 210 80C260 72 318 76 366 92C404 104 440 116 468 78C458 134 404 152 344 146L350 172H322L312 148H258L262 172H234L226 148C180 152 120 150 56 132C30 128 14 118 18 104M18 106C70 112 120 112 196 104M44 110l6 14 8-13 7 14 8-13 7 13 8-13 8 12 8-12 8 12 8-13 8 12 8-13 8 12 8-13M190 70a5 5 0 1 0 .1 0M30 98l4-3M222 80l10-12 10 11 12-13 12 13 12-12 12 14 14-12 12 15 14-10 12 15 14-7 10 13M240 108l16 10M270 104l18 12M302 106l18 12M336 114l16 10',
  },
];

export const algateSketches: readonly Still[] = sketches.map(({ size, paper, under = '', hand, d }, index) =>
  sheet(`algate-sketch-${index + 1}`, ...size, layers(paper(...size), under, byHand(d, hand))),
);
