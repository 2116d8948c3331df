import type { Film } from '../video/film.ts';
import { deliverFilm } from './film.ts';
import { readManifest } from './manifest.ts';
import { type Outcome, attempt } from './outcome.ts';

/** Updates films one at a time, because each already uses both cores. */
export async function deliverFilms(films: readonly Film[], force: boolean, outcome: Outcome): Promise<void> {
  for (const film of films) {
    await attempt(
      film.key,
      outcome,
      () => deliverFilm(film, force),
      () => readManifest().videos[film.key]?.files,
    );
  }
}
