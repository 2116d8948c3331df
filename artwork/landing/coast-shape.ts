import type { Svg } from '#artwork/draw/index.ts';
import type { Ships } from './harbour.ts';
import type { Inland } from './inland-water.ts';
import type { Quarter } from './quarters.ts';

/** A part of a coast with its own look, down to the start of the next. */
export interface Stretch {
  to: number;
  land: string;
  shadow: string;
  quarter: Quarter;
}

/** What a picture of a coast shows. */
export interface Scene {
  stretches: readonly Stretch[];
  inland: Inland;
  landmarks: () => Svg;
  /** Circles without houses, for landmarks. */
  open: readonly (readonly [x: number, y: number, radius: number])[];
}

/** A coast from above. Numbers are pixels of the pictures. */
export interface Coast {
  seed: string;
  beach: string;
  shallow: string;
  /** The land in the first screen, which reaches towards the text; its y values are negative. */
  head: Scene & { road: readonly (readonly [x: number, y: number])[] };
  /** All of it in one picture, down to its harbour. */
  whole: Scene & {
    /** What stands in the sea, below the land. */
    offshore?: () => Svg;
    /** Ranges in which the shore is a cliff. */
    cliffs?: readonly (readonly [from: number, to: number])[];
    /** A road runs along all of it. */
    road: boolean;
  };
  /** What the harbour at its end ships. */
  ships: Ships;
}

export type Edge = (y: number) => number;

/** A part of a coast as one picture. */
export interface View extends Scene, Pick<Coast, 'seed' | 'beach' | 'shallow'> {
  edge: Edge;
  from: number;
  to: number;
  left: number;
  /** Where the houses start, if that is not the shore's doing. */
  behind: number;
  cliffs?: Coast['whole']['cliffs'];
  /** Depth lines, by distance from the shore. */
  depths: readonly number[];
  /** The y value down to which it is in open water, with a swell. */
  swell?: number;
  /** The y value down to which the page behind is water, so that depth lines show; by default all of it. */
  deep?: number;
  road: Coast['head']['road'];
}
