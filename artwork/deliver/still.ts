import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PictureEntry } from '../../app/content/media.ts';
import type { Still } from '../still.ts';
import { isFresh, remember } from './cache.ts';
import { dominantColor } from './color.ts';
import { ENCODER, type Encoded, toAvif, toFallback, toJpeg } from './encode.ts';
import type { Family } from './family.ts';
import { fileHash, hashOf } from './hash.ts';
import { lightsOf } from './lights.ts';
import { readManifest, registerPicture } from './manifest.ts';
import { MEDIA, ORIGINALS_DELIVERED } from './paths.ts';
import { type Drawing, drawStill, rasterize } from './render.ts';

type DeliveredFile = PictureEntry['files'][number];

/** Photographs are delivered to a separate folder; everything else to the path of its key. */
const pathOf = (key: string): string => key.replace(/^originals\//, `${ORIGINALS_DELIVERED}/`);

function save(path: string, bytes: Buffer, type: string, width: number, height: number): DeliveredFile {
  const target = join(MEDIA, path);
  mkdirSync(dirname(target), { recursive: true });
  // Atomic, because a page may be showing the picture.
  writeFileSync(`${target}.new`, bytes);
  renameSync(`${target}.new`, target);
  return { path, type, width, height, bytes: bytes.length, hash: fileHash(bytes) };
}

/** The width of the single fallback, for the few browsers without AVIF: the first that is sharp on most screens. */
const fallbackWidth = (widths: readonly number[]): number =>
  widths.find((width) => width >= 640) ?? widths.at(-1) ?? 0;

async function deliverPixels(
  still: Still,
  drawing: Drawing,
  widths: readonly number[],
): Promise<PictureEntry> {
  const picture = await rasterize(drawing, still);
  const put = (width: number, { bytes, type, extension }: Encoded): DeliveredFile => {
    const height = Math.round((width * still.height) / still.width);
    return save(`${pathOf(still.key)}-${width}.${extension}`, bytes, type, width, height);
  };
  // Encodes everything before writing anything, so that an interrupted run leaves no incomplete picture.
  const encoded: [width: number, file: Encoded][] = [];
  for (const width of widths) encoded.push([width, await toAvif(picture, width)]);
  const fallback = fallbackWidth(widths);
  encoded.push([fallback, await toFallback(picture, fallback)]);
  const color = await dominantColor(picture);
  const lights = still.key.startsWith('originals/') ? await lightsOf(picture) : undefined;
  const files = encoded.map(([width, file]) => put(width, file));
  return { width: still.width, height: still.height, color, ...(lights && { lights }), files };
}

async function deliverJpeg(still: Still, drawing: Drawing): Promise<PictureEntry> {
  const { key, width, height } = still;
  const picture = await rasterize(drawing, still);
  const { bytes, type, extension } = await toJpeg(picture, width);
  const file = save(`${pathOf(key)}.${extension}`, bytes, type, width, height);
  return { width, height, color: await dominantColor(picture), files: [file] };
}

async function deliverSvg(still: Still, drawing: Drawing): Promise<PictureEntry> {
  if (!('svg' in drawing)) throw new Error(`${still.key}: pixels need \`widths\``);
  const { key, width, height } = still;
  const bytes = Buffer.from(`${drawing.svg.trim()}\n`);
  const color = await dominantColor(await rasterize(drawing, still));
  return { width, height, color, files: [save(`${pathOf(key)}.svg`, bytes, 'image/svg+xml', width, height)] };
}

async function deliver(still: Still, drawing: Drawing): Promise<PictureEntry> {
  if (still.jpeg) return deliverJpeg(still, drawing);
  return still.widths ? deliverPixels(still, drawing, still.widths) : deliverSvg(still, drawing);
}

/**
 * Updates one still: draws, encodes and registers it if its inputs have changed. Returns whether anything was done.
 */
export async function deliverStill(still: Still, family: Family, force: boolean): Promise<boolean> {
  const { key, width, height, widths, jpeg } = still;
  if (widths && widths.at(-1) !== width) throw new Error(`${key}: the last of \`widths\` must be ${width}`);
  const shape = JSON.stringify({ key, width, height, widths: widths ?? (jpeg ? 'jpeg' : 'svg'), ENCODER });
  const stated = family.inputs?.(still);
  let drawing: Drawing | undefined;
  if (stated === undefined) drawing = await drawStill(still);
  const drawn = drawing && ('svg' in drawing ? drawing.svg : drawing.bytes);
  const digest = hashOf(shape, stated ?? drawn ?? '');
  if (!force && isFresh('pictures', key, digest, readManifest().pictures[key])) return false;
  drawing ??= await drawStill(still);
  const entry = await deliver(still, drawing);
  await registerPicture(key, entry);
  remember('pictures', key, digest);
  return true;
}
