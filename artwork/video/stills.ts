import type { Still } from '../still.ts';
import { filmDigest } from './digest.ts';
import type { Film } from './film.ts';
import { films } from './films.ts';

const asStill = (film: Film): Still => ({
  key: film.key,
  width: film.width,
  height: film.height,
  widths: [film.width / 2, Math.round(film.width * 0.7), film.width],
  draw: { pixels: async () => (await film.prepare())(0) },
});

/** First frames, shown until the films play. */
export const stills: readonly Still[] = films.map(asStill);

const digests = new Map(films.map((film) => [film.key, filmDigest(film)]));

/** A first frame has the inputs of its film. */
export const inputs = (still: Still): string => digests.get(still.key) ?? '';
