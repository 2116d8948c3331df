import type { Raster } from '../still.ts';

/** Paints one frame; `time` runs from 0 to 1 through one seamless loop. */
export type Paint = (time: number) => Raster | Promise<Raster>;

/** A silent film that loops without a seam. */
export interface Film {
  /** Key in the manifest; its first frame is delivered as the picture of the same key. */
  key: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Frames a second. */
  rate: number;
  seconds: number;
  /** Files of this folder that only this film is made by: a change there leaves the others alone. */
  sources: readonly string[];
  /** All data it is painted from, for telling whether it changed. */
  data: unknown;
  /** Draws what all frames share, once in each thread that paints. */
  prepare: () => Promise<Paint>;
}

/** Number of frames in one loop. */
export const frameCount = (film: Film): number => Math.round(film.rate * film.seconds);
