import type { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { palette } from '#artwork/draw/index.ts';
import { HEIGHT, WIDTH } from './ground.ts';

/** Part of a picture in pixels. */
export interface Patch {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Relative luminance by WCAG 2.2. */
function luminance(red: number, green: number, blue: number): number {
  const linear = (value: number): number =>
    value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const ofColor = (hex: string): number =>
  luminance(
    ...([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]),
  );

/** Luminances of a patch by cell; a cell is about as large as the stem of a letter. */
async function cells(ground: Buffer, { x, y, width, height }: Patch): Promise<number[]> {
  const left = Math.max(0, Math.round(x));
  const top = Math.max(0, Math.round(y));
  const size = {
    width: Math.min(WIDTH - left, Math.round(width)),
    height: Math.min(HEIGHT - top, Math.round(height)),
  };
  const { data } = await sharp(ground)
    .extract({ left, top, ...size })
    .resize(Math.ceil(size.width / 16), Math.ceil(size.height / 16), { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: data.length / 3 }, (_, cell) =>
    luminance(data[cell * 3] ?? 0, data[cell * 3 + 1] ?? 0, data[cell * 3 + 2] ?? 0),
  );
}

/** Contrast of a colour with a patch, ignoring its darkest and lightest tenth. */
export async function contrastOn(ground: Buffer, patch: Patch, color: string): Promise<number> {
  const found = (await cells(ground, patch))
    .map((cell) => contrast(cell, ofColor(color)))
    .toSorted((a, b) => a - b);
  return found[Math.floor(found.length / 10)] ?? 1;
}

/** Ink or paper, whichever has more contrast on a patch. */
export async function inkFor(ground: Buffer, patch: Patch): Promise<string> {
  const [dark, light] = await Promise.all([
    contrastOn(ground, patch, palette.ink),
    contrastOn(ground, patch, palette.paper),
  ]);
  // Prefers paper, unless ink is clearly better.
  return dark > light * 1.15 ? palette.ink : palette.paper;
}
