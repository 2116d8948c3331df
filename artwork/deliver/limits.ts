const KB = 1000;

/** Maximum bytes of a picture at this width (pixels): full-width heroes get more. */
export function pictureLimit(width: number): number {
  return width >= 1920 ? 160 * KB : 120 * KB;
}

/** Widest AVIF file (pixels) meant for phones, which show it at more than one pixel per point. */
export const PHONE = 1100;

/**
 * Maximum bytes of an AVIF file at this width (pixels). The files for phones are small enough that the pictures of
 * the first screen, together with everything else a page loads, stay within 260 KB.
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

/** Maximum bytes of a video. */
export function videoLimit(key: string): number {
  return key === 'videos/home-banner' ? 150 * KB : 250 * KB;
}

/** Maximum bytes of all delivered files together. */
export const TOTAL_LIMIT = 48_000 * KB;
