import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { originalKey } from '../../app/content/media.ts';
import type { Raster, Still } from '../still.ts';
import type { Family } from './family.ts';
import { hashOf } from './hash.ts';
import { fromHeic } from './heic.ts';
import { UnreadableError } from './outcome.ts';
import { ORIGINALS, ORIGINALS_DELIVERED, filesBelow } from './paths.ts';

const TYPES = new Set(['.jpg', '.jpeg', '.png', '.webp', '.heic', '.heif']);

/** Widths for an editor's photograph, as far as its resolution allows. */
const WIDTHS = [500, 740, 1090, 1440, 1920];

/** Photographs below `content/media/originals`, relative to it. */
export function originalSources(): string[] {
  const delivered = ORIGINALS_DELIVERED.replace('originals/', '');
  return filesBelow(ORIGINALS)
    .filter((path) => !path.startsWith(`${delivered}/`))
    .filter((path) => TYPES.has(extname(path).toLowerCase()));
}

async function decode(photograph: string | Buffer, width: number, height: number): Promise<Raster> {
  const { data, info } = await sharp(photograph)
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width, height, channels: info.channels === 4 ? 4 : 3 };
}

async function asStill(source: string): Promise<Still> {
  const path = join(ORIGINALS, source);
  const photograph = /\.hei[cf]$/i.test(source) ? await fromHeic(path) : path;
  const { autoOrient } = await sharp(photograph).metadata();
  const width = Math.min(autoOrient.width, WIDTHS.at(-1) ?? autoOrient.width);
  const height = Math.round((autoOrient.height * width) / autoOrient.width);
  const widths = [...WIDTHS.filter((step) => step < width), width];
  const pixels = (wide: number, high: number): Promise<Raster> => decode(photograph, wide, high);
  return { key: originalKey(source), width, height, draw: { pixels }, widths };
}

/** A placeholder for an unreadable photograph, so that the run reports it and continues. */
function unreadable(source: string, error: unknown): Still {
  const reason = error instanceof UnreadableError ? error.message : 'is not a picture, or is broken';
  const pixels = (): Promise<Raster> =>
    Promise.reject(new UnreadableError(`content/media/originals/${source}: ${reason}`));
  return { key: originalKey(source), width: 1, height: 1, draw: { pixels }, widths: [1] };
}

/** The editor's photographs as a family of stills. */
export async function originals(): Promise<Family> {
  const sources = originalSources();
  const bySource = new Map(sources.map((source) => [originalKey(source), join(ORIGINALS, source)]));
  return {
    name: 'originals',
    stills: await Promise.all(
      sources.map((source) => asStill(source).catch((error: unknown) => unreadable(source, error))),
    ),
    inputs: (still) => hashOf(readFileSync(bySource.get(still.key) ?? '')),
  };
}
