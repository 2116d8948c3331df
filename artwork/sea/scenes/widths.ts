/** Delivered widths of a full-width picture, in pixels. */
export const HERO = [500, 740, 1090, 1440, 1920] as const;
