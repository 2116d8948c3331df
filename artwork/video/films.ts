import { homeBackground } from './background.ts';
import { homeBanner } from './banner.ts';
import { searchClips } from './search.ts';
import { clientClips } from './clients.ts';
import type { Film } from './film.ts';

/** Every film of the site. */
export const films: readonly Film[] = [homeBanner, homeBackground, ...searchClips, ...clientClips];
