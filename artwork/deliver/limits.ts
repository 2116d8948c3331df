const KB = 1000;

/** Bytes that any delivered picture may have at this width (pixels): full-width heroes get more. */
export function pictureLimit(width: number): number {
  return width >= 1920 ? 160 * KB : 120 * KB;
}

/** Widest AVIF file (pixels) that is made for phones, which show it with more than one pixel to the point. */
export const PHONE = 1100;

/**
 * Bytes of an AVIF file at this width (pixels). What phones fetch is kept so light that the pictures of a first
 * screen, with all else that a page needs, stay within 260 KB.
 */
export function avifLimit(width: number): number {
  if (width > PHONE) return pictureLimit(width);
  const [, limit = 56] =
    [
      [420, 12],
      [500, 17],
      [560, 20],
      [700, 25],
      [800, 34],
    ].find(([most = 0]) => width <= most) ?? [];
  return limit * KB;
}

/** Bytes a delivered video may have. */
export function videoLimit(key: string): number {
  return key === 'videos/home-banner' ? 150 * KB : 250 * KB;
}

/** Bytes of all delivered files together. */
export const TOTAL_LIMIT = 45_000 * KB;
