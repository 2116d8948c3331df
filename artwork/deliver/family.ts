import type { Still } from '../still.ts';

/** Pictures of one kind. */
export interface Family {
  name: string;
  stills: readonly Still[];
  /**
   * Digest of all inputs of a still, for families that are slow to draw. Without it a still is always drawn, and only
   * its encoding is skipped if the drawing is unchanged.
   */
  inputs?: (still: Still) => string;
  /** Ends what drawing has started, such as a browser. */
  close?: () => Promise<void>;
}
