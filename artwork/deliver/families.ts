import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Film } from '../video/film.ts';
import type { Family } from './family.ts';
import { originals } from './originals.ts';
import { ROOT } from './paths.ts';

type FamilyModule = Omit<Family, 'name'>;

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

/** Names allowed on the command line. */
export const FAMILY_NAMES = [...DRAWN, 'originals'] as const;

async function load(name: (typeof DRAWN)[number]): Promise<Family | undefined> {
  const path = join(ROOT, 'artwork', name, 'stills.ts');
  if (!existsSync(path)) return undefined;
  const { stills, inputs, close } = (await import(path)) as FamilyModule;
  return { name, stills, ...(inputs && { inputs }), ...(close && { close }) };
}

/** A family that fails to load stops the run only if it was requested. */
async function tryLoad<T>(name: string, wanted: boolean, start: () => Promise<T>): Promise<T | undefined> {
  try {
    return await start();
  } catch (error) {
    if (wanted) throw error;
    console.warn(`${name}: not loaded (${error instanceof Error ? error.message : String(error)})`);
    return undefined;
  }
}

/** The existing families with these names, in a fixed order; `wanted` says which of them were requested. */
export async function loadFamilies(
  names: readonly string[],
  wanted: (name: string) => boolean,
): Promise<Family[]> {
  const some = DRAWN.filter((name) => names.includes(name));
  const drawn = await Promise.all(some.map((name) => tryLoad(name, wanted(name), () => load(name))));
  return [...drawn.filter((family) => family !== undefined), await originals()];
}

/** All films, or none if they fail to load and were not requested. */
export async function loadFilms(wanted: boolean): Promise<readonly Film[]> {
  const loaded = await tryLoad('films', wanted, () => import('../video/films.ts'));
  return loaded?.films ?? [];
}
