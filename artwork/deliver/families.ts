import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Film } from '../video/film.ts';
import type { Family } from './family.ts';
import { originals } from './originals.ts';
import { ROOT } from './paths.ts';

type FamilyModule = Pick<Family, 'stills' | 'inputs'>;

const DRAWN = [
  'sea',
  'posters',
  'portraits',
  'trades',
  'trophies',
  'wordmarks',
  'scenes',
  'maps',
  'home',
  'delivered',
  'landing',
  'share',
  'services',
  'stories',
  'covers',
  'answers',
  'video',
] as const;

/** Names that may be given on the command line. */
export const FAMILY_NAMES = [...DRAWN, 'originals'] as const;

async function load(name: (typeof DRAWN)[number]): Promise<Family | undefined> {
  const path = join(ROOT, 'artwork', name, 'stills.ts');
  if (!existsSync(path)) return undefined;
  const module = (await import(path)) as FamilyModule;
  return { name, stills: module.stills, ...(module.inputs && { inputs: module.inputs }) };
}

/** What cannot be loaded stops a run only when it was asked for. */
async function tryLoad<T>(name: string, wanted: boolean, start: () => Promise<T>): Promise<T | undefined> {
  try {
    return await start();
  } catch (error) {
    if (wanted) throw error;
    console.warn(`${name}: not loaded (${error instanceof Error ? error.message : String(error)})`);
    return undefined;
  }
}

/** The families of these names that exist, in a fixed order; `wanted` tells which of them this run is about. */
export async function loadFamilies(
  names: readonly string[],
  wanted: (name: string) => boolean,
): Promise<Family[]> {
  const some = DRAWN.filter((name) => names.includes(name));
  const drawn = await Promise.all(some.map((name) => tryLoad(name, wanted(name), () => load(name))));
  return [...drawn.filter((family) => family !== undefined), await originals()];
}

/** All films, and none when their drawings cannot be loaded and were not asked for. */
export async function loadFilms(wanted: boolean): Promise<readonly Film[]> {
  const loaded = await tryLoad('films', wanted, () => import('../video/films.ts'));
  return loaded?.films ?? [];
}
