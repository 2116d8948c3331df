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

/** Code shared by all films. */
const shared = codeHash(
  ['artwork/video', 'artwork/sea'],
  ['artwork/sea/scenes/', 'artwork/sea/stills.ts', ...OWN.map((name) => `artwork/video/${name}`)],
);

const everythingBut = (names: readonly string[]): string[] =>
  OWN.filter((other) => !names.includes(other)).map((other) => `artwork/video/${other}`);

/** Digest of a film's inputs: its data, its own code and the shared code. */
export function filmDigest(film: Film): string {
  const { key, width, height, rate, data, sources } = film;
  const own = codeHash(['artwork/video'], everythingBut(sources));
  return hashOf(shared, own, JSON.stringify({ key, width, height, rate, frames: frameCount(film), data }));
}
