/** Delivered widths of a full-width picture, in pixels. */
export const HERO = [500, 740, 1090, 1440, 1920] as const;

/** Delivered widths of a picture shown only on a coin. */
export const COIN = [500, 740, 1090, 1440] as const;
