import type { Family } from './families.ts';
import { forget } from './manifest.ts';

const folderOf = (key: string): string => key.split('/')[0] ?? '';

/**
 * Removes pictures and films that no family makes any more. Only folders that a loaded family still uses are
 * touched, so a family that is not there yet (or failed to load) loses nothing.
 */
export async function prune(families: readonly Family[], films: readonly string[]): Promise<number> {
  const keys = new Set(families.flatMap((family) => family.stills.map((still) => still.key)));
  const folders = new Set(['originals', ...[...keys].map(folderOf)]);
  const pictures = await forget('pictures', (key) => !keys.has(key) && folders.has(folderOf(key)));
  const made = new Set(films);
  const videos = made.size > 0 ? await forget('videos', (key) => !made.has(key)) : 0;
  return pictures + videos;
}

/** Two stills under one key would overwrite each other. */
export function assertUniqueKeys(families: readonly Family[]): void {
  const seen = new Set<string>();
  for (const { key } of families.flatMap((family) => family.stills)) {
    if (seen.has(key)) throw new Error(`${key} is drawn twice`);
    seen.add(key);
  }
}
