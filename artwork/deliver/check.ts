import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, originalKey } from '../../app/content/media.ts';
import { fileHash } from './hash.ts';
import { TOTAL_LIMIT, pictureLimit, videoLimit } from './limits.ts';
import { readManifest } from './manifest.ts';
import { originalSources } from './originals.ts';
import { MEDIA, filesBelow } from './paths.ts';

type Entry = Manifest['pictures'][string] | Manifest['videos'][string];

function checkFile(file: Entry['files'][number], limit: number): string[] {
  const path = join(MEDIA, file.path);
  if (!existsSync(path)) return [`${file.path}: listed, but not there`];
  const bytes = readFileSync(path);
  const faults: string[] = [];
  if (bytes.length !== file.bytes || fileHash(bytes) !== file.hash) {
    faults.push(`${file.path}: is not the file the manifest describes`);
  }
  if (bytes.length > limit) faults.push(`${file.path}: ${bytes.length} bytes, limit ${limit}`);
  return faults;
}

function checkFiles(manifest: Manifest): string[] {
  const pictures = Object.values(manifest.pictures).flatMap((entry) =>
    entry.files.flatMap((file) => checkFile(file, pictureLimit(file.width))),
  );
  const videos = Object.entries(manifest.videos).flatMap(([key, entry]) =>
    entry.files.flatMap((file) => checkFile(file, videoLimit(key))),
  );
  return [...pictures, ...videos];
}

function checkUnlisted(manifest: Manifest): string[] {
  const entries: Entry[] = [...Object.values(manifest.pictures), ...Object.values(manifest.videos)];
  const listed = new Set(entries.flatMap((entry) => entry.files.map((file) => file.path)));
  const sources = new Set(originalSources().map((source) => `originals/${source}`));
  return filesBelow(MEDIA)
    .filter(
      (path) =>
        path !== 'manifest.json' && path !== 'originals/README.md' && !listed.has(path) && !sources.has(path),
    )
    .map((path) => `${path}: not in the manifest`);
}

function checkTwins(manifest: Manifest): string[] {
  const owners = new Map<string, string>();
  const faults: string[] = [];
  for (const [key, entry] of Object.entries({ ...manifest.pictures })) {
    for (const file of entry.files) {
      const owner = owners.get(file.hash);
      if (owner !== undefined && owner !== key) faults.push(`${key}: same picture as ${owner}`);
      owners.set(file.hash, key);
    }
  }
  return faults;
}

function checkPosters(manifest: Manifest): string[] {
  return Object.entries(manifest.videos).flatMap(([key, video]) => {
    const poster = manifest.pictures[video.poster];
    if (!poster) return [`${key}: has no poster ${video.poster}`];
    const same = poster.width === video.width && poster.height === video.height;
    return same ? [] : [`${key}: its poster has another size`];
  });
}

function checkOriginals(manifest: Manifest): string[] {
  return originalSources()
    .filter((source) => !manifest.pictures[originalKey(source)])
    .map((source) => `originals/${source}: run \`npm run media\` to deliver it`);
}

/** Total bytes of all files in the manifest. */
export function deliveredBytes(manifest: Manifest): number {
  const entries: Entry[] = [...Object.values(manifest.pictures), ...Object.values(manifest.videos)];
  return entries.flatMap((entry) => entry.files).reduce((sum, file) => sum + file.bytes, 0);
}

/** All problems with the delivered files, one line each. */
export function checkMedia(): string[] {
  const manifest = readManifest();
  const total = deliveredBytes(manifest);
  return [
    ...checkFiles(manifest),
    ...checkUnlisted(manifest),
    ...checkTwins(manifest),
    ...checkPosters(manifest),
    ...checkOriginals(manifest),
    ...(total > TOTAL_LIMIT ? [`${total} bytes in all, limit ${TOTAL_LIMIT}`] : []),
  ];
}
