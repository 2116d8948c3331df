import { codeHash, hashOf } from '../deliver/hash.ts';
import type { Still } from '../still.ts';
import type { Film } from './film.ts';
import { films } from './films.ts';

const asStill = (film: Film): Still => ({
  key: film.key,
  width: film.width,
  height: film.height,
  widths: [film.width / 2, film.width],
  draw: { pixels: async () => (await film.prepare())(0) },
});

/** First frames: they stand in for the films until these play. */
export const stills: readonly Still[] = films.map(asStill);

/** Digest of the code that paints films. */
export const filmCode = codeHash(
  ['artwork/video', 'artwork/sea'],
  ['artwork/sea/scenes/', 'artwork/sea/stills.ts'],
);

const filmByKey = new Map(films.map((film) => [film.key, film]));

/** A first frame is painted from the data of its film. */
export const inputs = (still: Still): string =>
  hashOf(filmCode, JSON.stringify(filmByKey.get(still.key)?.data ?? null));
