import type { Manifest } from '../../app/content/media.ts';
import type { Family } from './family.ts';
import { forget } from './manifest.ts';

const folderOf = (key: string): string => key.split('/')[0] ?? '';

/**
 * Removes pictures and films that the requested families no longer define. Only their folders are touched, because a
 * site may have pictures that are not drawn here. Only files present `before` the families were loaded are removed,
 * so a long run does not delete the output of a shorter one started after it.
 */
export async function prune(
  before: Manifest,
  families: readonly Family[],
  films: readonly string[],
): Promise<number> {
  const keys = new Set(families.flatMap((family) => family.stills.map((still) => still.key)));
  const folders = new Set([...families.map(({ name }) => name), ...[...keys].map(folderOf)]);
  const pictures = await forget(
    'pictures',
    (key) => key in before.pictures && !keys.has(key) && folders.has(folderOf(key)),
  );
  const made = new Set(films);
  const videos = made.size > 0 ? await forget('videos', (key) => key in before.videos && !made.has(key)) : 0;
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
