import type { Sharp } from 'sharp';

interface Bin {
  count: number;
  red: number;
  green: number;
  blue: number;
}

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** Sums the opaque pixels by colour, 8 steps a channel. */
function histogram(pixels: Uint8Array): Map<number, Bin> {
  const bins = new Map<number, Bin>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) continue;
    const name = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const bin = bins.get(name) ?? { count: 0, red: 0, green: 0, blue: 0 };
    bin.count += 1;
    bin.red += red;
    bin.green += green;
    bin.blue += blue;
    bins.set(name, bin);
  }
  return bins;
}

/** The colour that covers the largest part of a picture, `#rrggbb`; white when nothing is opaque. */
export async function dominantColor(picture: Sharp): Promise<string> {
  const small = picture.clone().resize(72, 72, { fit: 'fill' }).ensureAlpha();
  const { data } = await small.raw().toBuffer({ resolveWithObject: true });
  let best: Bin | undefined;
  for (const bin of histogram(data).values()) if (!best || bin.count > best.count) best = bin;
  if (!best) return '#ffffff';
  return `#${hex(best.red / best.count)}${hex(best.green / best.count)}${hex(best.blue / best.count)}`;
}
