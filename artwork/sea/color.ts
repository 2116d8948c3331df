/** Red, green and blue from 0 to 1, in sRGB as in CSS, so that mixing looks like mixing flat inks. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** `#rrggbb` as numbers from 0 to 1. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Linear interpolation. */
export const lerp = (from: number, to: number, part: number): number => from + (to - from) * part;

/** A colour between two others. */
export const mix = (a: Rgb, b: Rgb, part: number): Rgb => [
  lerp(a[0], b[0], part),
  lerp(a[1], b[1], part),
  lerp(a[2], b[2], part),
];

/** A colour on a gradient of three: `part` 0, 0.5 and 1 are the three themselves. */
export const mix3 = (a: Rgb, b: Rgb, c: Rgb, part: number): Rgb =>
  part < 0.5 ? mix(a, b, part * 2) : mix(b, c, part * 2 - 1);

export const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));

/** 0 before `from`, 1 after `to`, a soft S between; `from` may be the larger one. */
export function smoothstep(from: number, to: number, value: number): number {
  const part = clamp01((value - from) / (to - from));
  return part * part * (3 - 2 * part);
}
