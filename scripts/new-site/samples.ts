import type { Composition } from '#artwork/geometric/compositions.ts';
import type { Thing } from '#artwork/geometric/things.ts';
import type { Scope } from './fill.ts';

interface Sample extends Scope {
  /** The client's name. */
  name: string;
  sector: string;
  heading: string;
  description: string;
  /** What the client received. */
  handed: string;
  /** Description of the picture. */
  seen: string;
  /** What the picture shows. */
  thing: Thing;
  pattern: Composition;
}

/** Fictional clients with one work each, so that a new site shows work from the start. All are marked as samples. */
export const samples: readonly [Sample, ...Sample[]] = [
  {
    name: 'Halt',
    sector: 'Public transport',
    heading: 'A line that runs on time',
    description: 'One sign, one timetable and one ticket that agree with each other.',
    handed: 'Signs, timetables, ticket',
    seen: 'Banners on poles, with stripes, the sign and the name of Halt',
    thing: 'banners',
    pattern: 'bands',
  },
  {
    name: 'Crumb',
    sector: 'Food',
    heading: 'Bread by its right name',
    description: 'Bags, boxes and tins that talk about flour, not about ovens.',
    handed: 'Bags, boxes, tins',
    seen: 'A bag, a box and a tin with the sign of Crumb',
    thing: 'packs',
    pattern: 'cut',
  },
  {
    name: 'Octave',
    sector: 'Culture',
    heading: 'A house for chamber music',
    description: 'A season of posters, with one shape for each instrument.',
    handed: 'Posters, programmes',
    seen: 'Posters of Octave on a hoarding',
    thing: 'posters',
    pattern: 'arcs',
  },
  {
    name: 'Plain',
    sector: 'Health',
    heading: 'A clinic that explains itself',
    description: 'An app that tells patients what happens next, in their words.',
    handed: 'App, wording',
    seen: 'Telephones with the first screens of Plain',
    thing: 'phones',
    pattern: 'rings',
  },
  {
    name: 'Cellar',
    sector: 'Energy',
    heading: 'Heat from the ground',
    description: 'A website for owners of an old boiler and some doubts.',
    handed: 'Website',
    seen: 'The website of Cellar in a window',
    thing: 'screen',
    pattern: 'dots',
  },
  {
    name: 'Yard',
    sector: 'Housing',
    heading: 'Forty flats, one yard',
    description: 'Letters, cards and numbers for neighbours who share a drill.',
    handed: 'Letters, cards, house numbers',
    seen: 'Letter, envelope and cards of Yard',
    thing: 'papers',
    pattern: 'tiles',
  },
];

/** Fictional awards for the works that have a story. */
export const awards = [
  {
    n: 1,
    work: 'work-1',
    metal: 'gold',
    title: 'Best wayfinding',
    description:
      'For a sign that can be read by somebody who runs, and for a timetable that nobody has to ask about.',
    seen: 'A trophy with a disc on three steps',
    sign: 0,
  },
  {
    n: 2,
    work: 'work-2',
    metal: 'silver',
    title: 'Best packaging',
    description: 'For three packs that say what is in the bread before they say who baked it.',
    seen: 'A trophy with two half discs on three steps',
    sign: 3,
  },
] as const;
