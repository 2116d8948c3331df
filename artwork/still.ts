/** Uncompressed pixels, 8 bits per channel, rows from top to bottom. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
  /** 3 is RGB, 4 is RGBA with straight alpha. */
  channels: 3 | 4;
}

/**
 * One picture that the project draws. A family exports a list of these; the runner renders, encodes and
 * registers them. Drawing must be a pure function of the data: no clock, no `Math.random`.
 */
export interface Still {
  /** Path below `content/media` without width and extension, e.g. `posters/production`. */
  key: string;
  /** Pixels of the largest delivered file. */
  width: number;
  height: number;
  /** SVG markup (its viewBox has the aspect ratio of width and height) or pixels at the requested size. */
  draw: { svg: () => string } | { pixels: (width: number, height: number) => Raster | Promise<Raster> };
  /** Delivered widths in pixels, ascending; the last equals `width`. Leave out to deliver the SVG itself. */
  widths?: readonly number[];
  /** Delivers a single full-size JPEG, because readers of link previews support nothing newer. */
  jpeg?: true;
}
