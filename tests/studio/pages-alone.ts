/**
 * Stands in for `scripts/build/pages.ts` where the studio is tried: all real pages, with the code of the build that
 * `MADE` names. Content does not change code, and making it is most of the time that a build takes.
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
