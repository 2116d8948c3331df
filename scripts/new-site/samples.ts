import type { Composition } from '#artwork/geometric/compositions.ts';
import type { Thing } from '#artwork/geometric/things.ts';
import type { Scope } from './fill.ts';

interface Sample extends Scope {
  /** Of the client. */
  name: string;
  sector: string;
  heading: string;
  description: string;
  /** What is seen in the picture. */
  seen: string;
  /** Drawn in the picture. */
  thing: Thing;
  pattern: Composition;
}

/** Made-up clients with one work each, so that a new site shows work at once. All are marked as samples. */
export const samples: readonly [Sample, ...Sample[]] = [
  {
    name: 'Halt',
    sector: 'Public transport',
    heading: 'A line that runs on time',
    description: 'A sign, a timetable and a ticket that agree with each other, from the stop to the phone.',
    seen: 'Banners on poles, with stripes, the sign and the name of Halt',
    thing: 'banners',
    pattern: 'bands',
  },
  {
    name: 'Crumb',
    sector: 'Food',
    heading: 'Bread by its right name',
    description:
      'Bags, boxes and tins for a bakery that would rather talk about its flour than about its oven.',
    seen: 'A bag, a box and a tin with the sign of Crumb',
    thing: 'packs',
    pattern: 'cut',
  },
  {
    name: 'Octave',
    sector: 'Culture',
    heading: 'A house for chamber music',
    description:
      'Posters for a season of small rooms: one shape for each instrument, and nobody in evening dress.',
    seen: 'Posters of Octave on a hoarding',
    thing: 'posters',
    pattern: 'arcs',
  },
  {
    name: 'Plain',
    sector: 'Health',
    heading: 'A clinic that explains itself',
    description:
      'An app that says what will happen before it happens, in the words of those to whom it happens.',
    seen: 'Telephones with the first screens of Plain',
    thing: 'phones',
    pattern: 'rings',
  },
  {
    name: 'Cellar',
    sector: 'Energy',
    heading: 'Heat from the ground',
    description: 'A website about heat pumps, for people who own a house, an old boiler and some doubts.',
    seen: 'The website of Cellar in a window',
    thing: 'screen',
    pattern: 'dots',
  },
  {
    name: 'Yard',
    sector: 'Housing',
    heading: 'Forty flats, one yard',
    description: 'Letters, cards and house numbers for neighbours who share a courtyard and a drill.',
    seen: 'Letter, envelope and cards of Yard',
    thing: 'papers',
    pattern: 'tiles',
  },
];

/** Made-up prizes of the works that have a story. */
export const awards = [
  {
    n: 1,
    work: 'work-1',
    metal: 'gold',
    title: 'Best wayfinding',
    description: 'Say in two sentences what the jury praised, in its own words where you may quote them.',
    seen: 'A trophy with a disc on three steps',
    sign: 0,
  },
  {
    n: 2,
    work: 'work-2',
    metal: 'silver',
    title: 'Best packaging',
    description: 'Say what was entered, and what a customer would have noticed without any jury.',
    seen: 'A trophy with two half discs on three steps',
    sign: 3,
  },
] as const;
