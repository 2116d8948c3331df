import type { Family } from './families.ts';
import { forget } from './manifest.ts';

const folderOf = (key: string): string => key.split('/')[0] ?? '';

/**
 * Removes pictures that no family draws any more. Only folders that a loaded family still uses are touched,
 * so a family that is not there yet (or failed to load) loses nothing.
 */
export async function prunePictures(
  families: readonly Family[],
  posters: readonly string[],
): Promise<number> {
  const keys = new Set([
    ...families.flatMap((family) => family.stills.map((still) => still.key)),
    ...posters,
  ]);
  const folders = new Set(['originals', ...[...keys].map(folderOf)]);
  return forget('pictures', (key) => !keys.has(key) && folders.has(folderOf(key)));
}

/** Two stills under one key would overwrite each other. */
export function assertUniqueKeys(families: readonly Family[]): void {
  const seen = new Set<string>();
  for (const { key } of families.flatMap((family) => family.stills)) {
    if (seen.has(key)) throw new Error(`${key} is drawn twice`);
    seen.add(key);
  }
}
