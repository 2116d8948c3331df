import { noteVisit } from '#app/lead-form/visit.ts';
import { startSearch } from '#app/search/start.ts';
import { startShell } from '#app/shell/start.ts';
import { openAnchors } from './anchor.ts';
import { followLinks } from './follow.ts';
import { layOutRest } from './lay-out.ts';
import { wakeAsVisited } from './wake.ts';

/** The entry script. React and the code of islands are fetched on demand. */
noteVisit();
followLinks();
startShell();
startSearch();
wakeAsVisited();
openAnchors();
void layOutRest();
document.documentElement.dataset['script'] = '';

/** For clicks that `first-paint.js` held back. */
export { wake } from './wake.ts';
