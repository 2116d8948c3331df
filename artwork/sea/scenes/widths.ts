/** Widths that a picture across the whole page is delivered at, in pixels. */
export const HERO = [500, 740, 1090, 1440, 1920] as const;
