import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CACHE, MEDIA } from './paths.ts';
import type { PictureEntry, VideoEntry } from '../../app/content/media.ts';

const noteOf = (kind: string, key: string): string => join(CACHE, kind, `${key}.txt`);

/** Records the input digest of a picture's or video's files. */
export function remember(kind: 'pictures' | 'videos', key: string, digest: string): void {
  const note = noteOf(kind, key);
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, digest);
}

/** Whether an entry was made from the same inputs and all its files are still in place. */
export function isFresh(
  kind: 'pictures' | 'videos',
  key: string,
  digest: string,
  entry: PictureEntry | VideoEntry | undefined,
): boolean {
  const note = noteOf(kind, key);
  if (!entry || !existsSync(note) || readFileSync(note, 'utf8') !== digest) return false;
  return entry.files.every((file) => {
    const path = join(MEDIA, file.path);
    return existsSync(path) && statSync(path).size === file.bytes;
  });
}
