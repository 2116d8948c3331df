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
  /** Files in this folder used only by this film: changing them does not affect other films. */
  sources: readonly string[];
  /** All input data, to detect changes. */
  data: unknown;
  /** Draws what all frames share, once per painting thread. */
  prepare: () => Promise<Paint>;
}

/** Number of frames in one loop. */
export const frameCount = (film: Film): number => Math.round(film.rate * film.seconds);
