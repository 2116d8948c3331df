/**
 * Replaces `scripts/build/pages.ts` in studio tests: renders all real pages with the code of the build in `MADE`.
 * Content does not affect the code, and building it takes most of a build's time.
 */
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '#app/pages/load.ts';
import { writeHostRules } from '#scripts/build/host-rules.ts';
import { prerender } from '#scripts/build/prerender.ts';

process.env['NODE_ENV'] = 'production';

const { BUILD_DIRECTORY: folder = '', MADE: made = '' } = process.env;
const [client, server] = [path.join(folder, 'client'), path.join(folder, 'server')];

const sources = loadContent();
if (JSON.stringify(sources.pages.get('/')?.meta).includes('stops the build'))
  throw new Error('a page could not be made');
for (const part of ['client/assets', 'client/.vite', 'server'])
  cpSync(path.join(made, part), path.join(folder, part), { recursive: true });
await prerender({ client, server, sources, env: process.env });
writeFileSync(path.join(folder, 'schedule.json'), JSON.stringify({ nextChange: sources.nextChange }));
writeHostRules(client, sources.content);
