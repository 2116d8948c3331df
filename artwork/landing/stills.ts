import type { Still } from '../still.ts';
import { palette } from '#artwork/draw/index.ts';
import { cargoHull, cargoSea, type Heap, heap } from './cargo.ts';
import { choices } from './choices.ts';
import { chart, coast, coastHead, headBox, length, right } from './coast.ts';
import { abuDhabi } from './coasts/abu-dhabi.ts';
import { dubai } from './coasts/dubai.ts';
import { kerala } from './coasts/kerala.ts';
import { sharjah } from './coasts/sharjah.ts';
import { coin } from './coin.ts';
import { creek, type Hour } from './creek.ts';
import { pieces } from './pieces.ts';
import { askedOn, rain, sea } from './questions.ts';
import { seen } from './seen.ts';
import { swell } from './swell.ts';

/** The hour at which each place's coin rises. */
const hours: Readonly<Record<string, Omit<Hour, 'seed'>>> = {
  dubai: {
    high: palette.ink,
    low: palette.tide,
    water: [palette.lagoon, palette.deep, palette.tide, palette.abyss],
    glint: palette.sun,
  },
  sharjah: {
    high: '#1D1020',
    low: palette.clay,
    water: [palette.brick, palette.clay, palette.plum, '#1D1020'],
    glint: palette.glow,
  },
  'abu-dhabi': {
    high: palette.abyss,
    low: palette.palm,
    water: [palette.jade, palette.palm, palette.forest, palette.abyss],
    glint: palette.glow,
  },
  kerala: {
    high: palette.night,
    low: palette.slate,
    water: [palette.slate, palette.tide, palette.abyss, palette.ink],
    glint: palette.aqua,
  },
};

/** What lies in the holds, from the first to the last. */
const heaps: readonly Heap[] = [
  { colour: palette.sand, mark: '#8F7546', floor: 6, rows: 2 },
  { colour: palette.ember, mark: palette.brick, floor: 9, rows: 2 },
  { colour: palette.shoal, mark: palette.deep, floor: 10, rows: 3 },
  { colour: palette.sun, mark: '#C27A22', floor: 10, rows: 4 },
];

/** The questions of each page on search, wide and upright; in Kerala they rain. */
const asked = await Promise.all(
  Object.entries({
    dubai: 'ae/services/seo-company-in-dubai',
    sharjah: 'ae/services/seo-company-in-sharjah',
    'abu-dhabi': 'ae/services/seo-company-in-abudhabi',
    kerala: 'services/seo-company-in-kerala',
  }).map(async ([seed, page]) => ({
    seed,
    words: await askedOn(page),
    draw: seed === 'kerala' ? rain : sea,
  })),
);

/** What only landing pages show: a coin, a swell, a dhow cut open, coasts from above, and seas of questions. */
export const stills: readonly Still[] = [
  { key: 'landing/coin', width: 900, height: 900, draw: { svg: coin }, widths: [640, 900] },
  { key: 'landing/swell', width: 1440, height: 130, draw: { svg: swell } },
  { key: 'landing/cargo-hull', width: 1360, height: 520, draw: { svg: cargoHull }, widths: [1360] },
  { key: 'landing/cargo-sea', width: 1440, height: 120, draw: { svg: cargoSea } },
  ...heaps.map((look, index) => ({
    key: `landing/cargo-heap-${index + 1}`,
    width: 280,
    height: 120,
    draw: { svg: () => heap(look) },
  })),
  { key: 'landing/chart', width: 720, height: 400, draw: { svg: chart } },
  ...Object.entries(hours).map(([seed, hour]) => ({
    key: `landing/creek-${seed}`,
    width: 1800,
    height: 1012,
    draw: { svg: () => creek({ seed, ...hour }) },
    widths: [900, 1800],
  })),
  ...pieces,
  ...seen,
  ...choices,
  ...asked.flatMap(({ seed, words, draw }): Still[] =>
    [
      { key: `landing/questions-${seed}`, width: 1440, height: 860 },
      { key: `landing/questions-${seed}-tall`, width: 780, height: 1100 },
    ].map(({ key, width, height }) => ({
      key,
      width,
      height,
      draw: { svg: () => draw(words, { seed, width, height }) },
      widths: [width],
    })),
  ),
  ...[kerala, dubai, sharjah, abuDhabi].flatMap((look): Still[] => [
    { key: `landing/coast-${look.seed}`, width: right, height: length, draw: { svg: () => coast(look) } },
    {
      key: `landing/coast-${look.seed}-head`,
      width: headBox.width,
      height: headBox.length,
      draw: { svg: () => coastHead(look) },
    },
  ]),
];
