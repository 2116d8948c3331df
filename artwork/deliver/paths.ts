import { siteFolderIn } from '../../app/content/site-folder.server.ts';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Repository root. */
export const ROOT = join(import.meta.dirname, '..', '..');

const SITE = siteFolderIn(ROOT);

/** The brand's folder. */
export const BRAND = join(SITE, 'brand');

/** Where the words of the pages are. */
export const CONTENT = join(SITE, 'content');

/** Folder of the delivered files; every `path` in the manifest is relative to it. */
export const MEDIA = join(CONTENT, 'media');

/** Photographs as the editor left them: sources, never served. */
export const ORIGINALS = join(MEDIA, 'originals');

/** Where the delivered versions of those photographs go, apart from their sources. */
export const ORIGINALS_DELIVERED = 'originals/delivered';

/** What earlier runs found out; never committed, may be deleted at any time. */
export const CACHE = join(ROOT, '.cache', 'artwork');

/** All files below a folder, relative to it, with forward slashes and in a stable order. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => path.slice(folder.length + 1).replaceAll('\\', '/'))
    .toSorted();
}
