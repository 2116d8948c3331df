import { codeHash, hashOf } from '../deliver/hash.ts';
import { type Film, frameCount } from './film.ts';

const OWN = [
  'banner.ts',
  'background.ts',
  'search.ts',
  'clients.ts',
  'hoist.ts',
  'numerals.ts',
  'films.ts',
  'stills.ts',
];

/** Code that every film is painted by. */
const shared = codeHash(
  ['artwork/video', 'artwork/sea'],
  ['artwork/sea/scenes/', 'artwork/sea/stills.ts', ...OWN.map((name) => `artwork/video/${name}`)],
);

const everythingBut = (names: readonly string[]): string[] =>
  OWN.filter((other) => !names.includes(other)).map((other) => `artwork/video/${other}`);

/** Digest of all that a film is painted from: its data, its own code and what it shares with the others. */
export function filmDigest(film: Film): string {
  const { key, width, height, rate, data, sources } = film;
  const own = codeHash(['artwork/video'], everythingBut(sources));
  return hashOf(shared, own, JSON.stringify({ key, width, height, rate, frames: frameCount(film), data }));
}
