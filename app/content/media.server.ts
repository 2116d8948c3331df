import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Manifest, manifestSchema, originalKey } from './media.ts';
import type { Picture, PictureSource, Video } from './shapes.ts';

type DeliveredFile = Manifest['pictures'][string]['files'][number];

export function readManifest(root: string): Manifest {
  const file = path.join(root, 'media', 'manifest.json');
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Keys of the photographs in the editors' folder, delivered or not. */
export function originalsIn(root: string): Set<string> {
  const folder = path.join(root, 'media', 'originals');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const isPhotograph = (file: string): boolean =>
    /\.(jpe?g|png|webp|hei[cf])$/i.test(file) && !file.startsWith('delivered');
  return new Set(files.filter(isPhotograph).map((file) => originalKey(file.split(path.sep).join('/'))));
}

/**
 * URL of a delivered file, with the first 8 digits of its hash before the extension, so that it can be cached forever.
 */
export function mediaHref(file: Pick<DeliveredFile, 'path' | 'hash'>): string {
  return `/media/${file.path.replace(/(\.[a-z0-9]+)$/, `.${file.hash.slice(0, 8)}$1`)}`;
}

/** The file of such a URL, relative to the media folder. */
export function mediaPath(href: string): string {
  return href.replace(/^\/media\//, '').replace(/\.[0-9a-f]{8}(\.[a-z0-9]+)$/, '$1');
}

function source(file: DeliveredFile): PictureSource {
  return { src: mediaHref(file), width: file.width, type: file.type };
}

/** Undefined if the manifest has no such picture. */
export function pictureOf(
  manifest: Manifest,
  key: string,
  alt: string,
  focus?: readonly number[],
): Picture | undefined {
  const entry = manifest.pictures[key];
  const fallback = entry?.files.at(-1);
  if (!entry || !fallback) return undefined;
  const { width, height, color } = entry;
  const sources = entry.files.slice(0, -1).map(source);
  return { alt, width, height, color, focus: focus?.join(' '), sources, fallback: source(fallback) };
}

/** Undefined if the manifest lacks the video or its poster. */
export function videoOf(manifest: Manifest, key: string): Video | undefined {
  const entry = manifest.videos[key];
  const poster = entry && pictureOf(manifest, entry.poster, '');
  if (!entry || !poster) return undefined;
  const sources = entry.files.map((file) => ({ src: mediaHref(file), type: file.type }));
  return { width: entry.width, height: entry.height, poster, sources };
}
