/** Widths that a picture across the whole page is delivered at, in pixels. */
export const HERO = [480, 720, 960, 1440, 1920] as const;
