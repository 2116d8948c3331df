const KB = 1000;

/** Bytes a delivered picture may have at this width (pixels): full-width heroes get more. */
export function pictureLimit(width: number): number {
  return width >= 1920 ? 160 * KB : 120 * KB;
}

/** Bytes a delivered video may have. */
export function videoLimit(key: string): number {
  return key === 'videos/home-banner' ? 150 * KB : 250 * KB;
}

/** Bytes of all delivered files together. */
export const TOTAL_LIMIT = 45_000 * KB;
