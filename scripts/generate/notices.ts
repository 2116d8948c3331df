/** Lists the licences of everything the site ships or runs on, from the lock file: `npm run notices`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { notices } from './notices/page.ts';

writeFileSync('docs/third-party.md', await notices(JSON.parse(readFileSync('package-lock.json', 'utf8'))));
