import type { Still } from '../still.ts';
import { palette } from '#artwork/draw/index.ts';
import { asked } from './asked/stills.ts';
import { builtNames } from './built.ts';
import { cargoHold } from './cargo.ts';
import { choices } from './choices.ts';
import { chart, coastHead, coastWhole, headBox, wholeBox } from './coast.ts';
import { dhow, type Trim } from './dhow.ts';
import { abuDhabi } from './coasts/abu-dhabi.ts';
import { dubai } from './coasts/dubai.ts';
import { kerala } from './coasts/kerala.ts';
import { sharjah } from './coasts/sharjah.ts';
import { coin } from './coin.ts';
import { creek, type Hour } from './creek.ts';
import { bidders, paddle, paddleBox } from './paddles.ts';
import { pair, pairBox } from './pair.ts';
import { provided } from './provided.ts';
import { seen } from './seen.ts';
import { swell } from './swell.ts';

/** Time of day behind each place's coin. */
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

/** The sails of a dhow, by the hour. */
const sails: Readonly<Record<string, Trim>> = {
  morning: [palette.sun, palette.turmeric],
  noon: [palette.paper, palette.rope],
  evening: [palette.ember, palette.laterite],
};

/** Drawings only for landing pages: a coin, a swell, a dhow cut open, paddles held up at an auction, and coasts from above. */
export const stills: readonly Still[] = [
  { key: 'landing/coin', width: 1520, height: 1520, draw: { svg: coin }, widths: [640, 900, 1520] },
  { key: 'landing/swell', width: 1440, height: 130, draw: { svg: swell } },
  { key: 'landing/cargo-hold', width: 1360, height: 520, draw: { svg: cargoHold } },
  ...bidders.map((bidder, index) => ({
    key: `landing/paddle-${index + 1}`,
    ...paddleBox,
    draw: { svg: () => paddle(bidder) },
  })),
  { key: 'landing/pair', ...pairBox, draw: { svg: pair } },
  { key: 'landing/chart', width: 720, height: 400, draw: { svg: chart } },
  ...Object.entries(hours).map(([seed, hour]) => ({
    key: `landing/creek-${seed}`,
    width: 1800,
    height: 1012,
    draw: { svg: () => creek({ seed, ...hour }) },
    widths: [900, 1800],
  })),
  ...Object.entries(sails).map(([hour, trim]) => ({
    key: `landing/dhow-${hour}`,
    width: 500,
    height: 380,
    draw: { svg: () => dhow(trim) },
  })),
  ...asked,
  ...builtNames,
  ...provided,
  ...seen,
  ...choices,
  ...[kerala, dubai, sharjah, abuDhabi].flatMap((look): Still[] => [
    {
      key: `landing/coast-${look.seed}-head`,
      width: headBox.width,
      height: headBox.length,
      draw: { svg: () => coastHead(look) },
    },
    {
      key: `landing/coast-${look.seed}-whole`,
      width: wholeBox.width,
      height: wholeBox.length,
      draw: { svg: () => coastWhole(look) },
    },
  ]),
];
