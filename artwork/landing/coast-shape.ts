import type { Growth } from './growth.ts';
import type { Ships } from './harbour.ts';
import type { Inland } from './inland-water.ts';

/** A section of a coast with its own look, down to the start of the next. */
export interface Stretch {
  to: number;
  land: string;
  shadow: string;
  growth: Growth;
  /** Number of items per 100 by 100 square. */
  dense: number;
}

/** A coast from above along a whole page. Numbers are pixels of the picture. */
export interface Coast {
  seed: string;
  beach: string;
  shallow: string;
  stretches: readonly Stretch[];
  inland: Inland;
  /** Capes, with how far they reach into the sea and half their length. */
  capes: readonly (readonly [y: number, out: number, half: number])[];
  /** Circles without growth, for other drawings. */
  open: readonly (readonly [x: number, y: number, radius: number])[];
  /** Ranges in which the shore is a cliff. */
  cliffs?: readonly (readonly [from: number, to: number])[];
  /** Points of the road along the whole coast, if it has one. */
  road: readonly (readonly [x: number, y: number])[];
  /** The land in the first screen above all this, which reaches towards the text; its y values are negative. */
  head: Pick<Coast, 'stretches' | 'inland' | 'open' | 'road'>;
  /** Districts, by the y value in the middle of their part. */
  districts: Readonly<Record<string, number>>;
  /** What the harbour at its end ships. */
  ships: Ships;
}

export type Edge = (y: number) => number;

/** A section of a coast as one picture. */
export interface View extends Omit<Coast, 'head' | 'capes' | 'districts' | 'ships'> {
  edge: Edge;
  from: number;
  to: number;
  left: number;
  /** Depth lines, by distance from the shore. */
  depths: readonly number[];
  /** The y value down to which it is in open water, with a swell. */
  swell?: number;
  /** The y value down to which the page behind is water, so that depth lines show; by default all of it. */
  deep?: number;
}
