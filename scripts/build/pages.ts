/** Builds the browser files, the rendering code, and every page, in the folder named by `BUILD_DIRECTORY`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createBuilder } from 'vite';
import { loadContent } from '#app/pages/load.ts';
import { writeHostRules } from './host-rules.ts';
import { prerender } from './prerender.ts';

process.env['NODE_ENV'] = 'production';

const folder = path.resolve(process.env['BUILD_DIRECTORY'] ?? 'build/by-hand');
const [client, server] = [path.join(folder, 'client'), path.join(folder, 'server')];

const sources = loadContent();
const builder = await createBuilder({ logLevel: 'warn' });
for (const environment of Object.values(builder.environments)) await builder.build(environment);
const pages = await prerender({ client, server, sources, env: process.env });
// Tells the server on which day pages change without an edit.
writeFileSync(path.join(folder, 'schedule.json'), `${JSON.stringify({ nextChange: sources.nextChange })}\n`);
const redirects = writeHostRules(client, sources.content);
console.log(`${pages} pages, ${redirects} redirects for static hosts`);
