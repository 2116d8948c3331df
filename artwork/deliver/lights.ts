import type { Sharp } from 'sharp';
import { luminance } from '../../app/content/contrast.ts';

/** Small enough to ignore a glint, large enough to keep a window or a cloud. */
const SIDE = 60;

const hex = (channels: Uint8Array): string => `#${Buffer.from(channels).toString('hex')}`;

/**
 * For the left, middle and right third, the 95th percentile of lightness: the background that text must contrast
 * with.
 */
export async function lightsOf(picture: Sharp): Promise<[string, string, string]> {
  const small = picture.clone().flatten({ background: '#ffffff' }).resize(SIDE, SIDE, { fit: 'fill' });
  const data = await small.raw().toBuffer();
  const thirds: string[][] = [[], [], []];
  for (let at = 0; at < SIDE * SIDE; at += 1)
    thirds[Math.floor(((at % SIDE) * 3) / SIDE)]?.push(hex(data.subarray(at * 3, at * 3 + 3)));
  const light = (colours: string[] = []): string =>
    colours.toSorted((one, other) => luminance(one) - luminance(other))[Math.floor(colours.length * 0.95)] ??
    '#ffffff';
  return [light(thirds[0]), light(thirds[1]), light(thirds[2])];
}
