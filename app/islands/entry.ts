import { noteVisit } from '#app/lead-form/visit.ts';
import { startSearch } from '#app/search/start.ts';
import { startShell } from '#app/shell/start.ts';
import { openAnchors } from './anchor.ts';
import { followLinks } from './follow.ts';
import { layOutRest } from './lay-out.ts';
import { wakeAsVisited } from './wake.ts';

/** The whole of the page's own script. React and the code of an island are fetched when one is needed. */
noteVisit();
followLinks();
startShell();
startSearch();
wakeAsVisited();
openAnchors();
void layOutRest();
document.documentElement.dataset['script'] = '';

/** For presses that came before anything listened (`first-paint.js`). */
export { wake } from './wake.ts';
