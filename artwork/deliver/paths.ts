import { siteFolderIn } from '../../app/content/site-folder.server.ts';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Repository root. */
export const ROOT = join(import.meta.dirname, '..', '..');

const SITE = siteFolderIn(ROOT);

/** The brand's folder. */
export const BRAND = join(SITE, 'brand');

/** The content folder. */
export const CONTENT = join(SITE, 'content');

/** Folder of the delivered files; every `path` in the manifest is relative to it. */
export const MEDIA = join(CONTENT, 'media');

/** Original photographs: sources, never served. */
export const ORIGINALS = join(MEDIA, 'originals');

/** Folder of the delivered versions of those photographs. */
export const ORIGINALS_DELIVERED = 'originals/delivered';

/** Cache of earlier runs; never committed, can be deleted at any time. */
export const CACHE = join(ROOT, '.cache', 'artwork');

/** All files in a folder, as relative paths with forward slashes, in a stable order. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => path.slice(folder.length + 1).replaceAll('\\', '/'))
    .toSorted();
}
