import { openAnchors } from './islands/anchor.ts';
import { followLinks } from './islands/follow.ts';
import { fetchAhead } from './islands/next-document.ts';
import { keepPresses, wakeAhead, wakeIslands } from './islands/wake.ts';
import { noteVisit } from './forms/lead-form/visit.ts';
import { startSearch } from './search/start.ts';
import { startShell } from './shell/start.ts';

/** The whole of the page's own script. React and the code of an island are fetched when one is needed. */
if (import.meta.env.DEV) void import('./dev.ts');

noteVisit();
keepPresses();
followLinks();
fetchAhead();
startShell();
startSearch();
wakeIslands();
wakeAhead();

openAnchors();
document.documentElement.dataset['script'] = '';
