import type { Still } from '../still.ts';

/** Pictures of one kind. */
export interface Family {
  name: string;
  stills: readonly Still[];
  /**
   * Digest of all that a still is drawn from, for families that are expensive to draw. Without it a still
   * is drawn every time, and only its encoding is skipped when the drawing came out the same.
   */
  inputs?: (still: Still) => string;
}
