import { FAMILY_NAMES, loadFamilies, loadFilms } from './families.ts';
import type { Family } from './family.ts';
import { deliverFilms } from './films.ts';
import { readManifest } from './manifest.ts';
import type { Outcome } from './outcome.ts';
import { assertUniqueKeys, prune } from './prune.ts';
import { deliverStills } from './stills.ts';

/** Whether a command line name selects a picture, by family, key or key prefix. */
const matches = (name: string, family: string, key: string): boolean =>
  name === family || key === name || key.startsWith(`${name.replace(/\/$/, '')}/`);

function assertKnown(names: readonly string[], families: readonly Family[]): void {
  const known = (name: string): boolean =>
    FAMILY_NAMES.some((family) => family === name) ||
    families.some((family) => family.stills.some((still) => matches(name, family.name, still.key)));
  const unknown = names.filter((name) => !known(name));
  if (unknown.length > 0) {
    throw new Error(`unknown: ${unknown.join(', ')}; families: ${FAMILY_NAMES.join(', ')}, or a key`);
  }
}

/** Draws, encodes and registers the selected pictures (all by default) and removes those no longer defined. */
export async function draw(names: readonly string[], force: boolean): Promise<Outcome> {
  const start = performance.now();
  const before = readManifest();
  const all = names.length === 0;
  const wanted = (family: string, key: string): boolean =>
    all || names.some((name) => matches(name, family, key));
  // A key may belong to any family. If only families are named, the others are not loaded, because loading is slow.
  const isFamily = (name: string): boolean => FAMILY_NAMES.some((family) => family === name);
  const needed: readonly string[] = !all && names.every(isFamily) ? names : FAMILY_NAMES;
  const families = await loadFamilies(needed, (name) => all || names.includes(name));
  assertUniqueKeys(families);
  assertKnown(names, families);
  const outcome: Outcome = { drawn: 0, fresh: 0, failed: 0 };
  try {
    await deliverStills(families, (family, still) => wanted(family.name, still.key), force, outcome);
  } finally {
    await Promise.all(families.map((family) => family.close?.()));
  }
  const films = needed.includes('video') ? await loadFilms(all || names.includes('video')) : [];
  const chosen = films.filter((film) => wanted('video', film.key));
  await deliverFilms(chosen, force, outcome);
  const gone = await prune(
    before,
    families.filter(({ name }) => all || names.includes(name)),
    films.map((film) => film.key),
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const { drawn, fresh, failed } = outcome;
  console.log(`${drawn} delivered, ${fresh} unchanged, ${gone} removed, ${failed} failed in ${seconds} s`);
  return outcome;
}
