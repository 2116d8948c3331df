import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Manifest,
  type PictureEntry,
  type VideoEntry,
  manifestSchema,
} from '../../app/content/media.ts';
import { exclusively } from './lock.ts';
import { MEDIA } from './paths.ts';

const FILE = join(MEDIA, 'manifest.json');

/** The current manifest; empty before the first run. */
export function readManifest(): Manifest {
  if (!existsSync(FILE)) return { pictures: {}, videos: {} };
  return manifestSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function writeManifest(manifest: Manifest): void {
  const stable = { pictures: sorted(manifest.pictures), videos: sorted(manifest.videos) };
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(`${FILE}.new`, `${JSON.stringify(stable, null, 2)}\n`);
  renameSync(`${FILE}.new`, FILE);
}

/** Deletes files that an entry no longer lists. */
function dropFiles(before: PictureEntry | VideoEntry | undefined, kept: ReadonlySet<string>): void {
  for (const file of before?.files ?? []) {
    if (!kept.has(file.path)) rmSync(join(MEDIA, file.path), { force: true });
  }
}

/** Registers a picture. Concurrent runs of different families may do so at the same time. */
export async function registerPicture(key: string, entry: PictureEntry): Promise<void> {
  await exclusively(() => {
    const manifest = readManifest();
    dropFiles(manifest.pictures[key], new Set(entry.files.map((file) => file.path)));
    manifest.pictures[key] = entry;
    writeManifest(manifest);
  });
}

/** Registers a video. */
export async function registerVideo(key: string, entry: VideoEntry): Promise<void> {
  await exclusively(() => {
    const manifest = readManifest();
    dropFiles(manifest.videos[key], new Set(entry.files.map((file) => file.path)));
    manifest.videos[key] = entry;
    writeManifest(manifest);
  });
}

/** Removes pictures or videos with their files and returns how many. */
export async function forget(kind: 'pictures' | 'videos', gone: (key: string) => boolean): Promise<number> {
  return exclusively(() => {
    const manifest = readManifest();
    const keys = Object.keys(manifest[kind]).filter(gone);
    for (const key of keys) {
      dropFiles(manifest[kind][key], new Set());
      delete manifest[kind][key];
    }
    if (keys.length > 0) writeManifest(manifest);
    return keys.length;
  });
}
