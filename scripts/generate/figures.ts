/** Lists every figure on the site with its subject, scope, unit and pages: `npm run figures`. */
import { contentFolder } from '#app/content/site-folder.server.ts';
import { readContent } from '#app/pages/load.ts';
import { figureUses } from './figure-uses.ts';

const site = readContent(contentFolder);
const { claims } = site.content.claims;
const { uses, unclaimed } = figureUses([...site.pages.values()], claims);

for (const [id, { figure, label, scope, subject, unit, since }] of Object.entries(claims)) {
  console.log(`\n${figure} ${label}, ${scope}`);
  console.log(`  ${id}: ${subject} in ${unit}${since === undefined ? '' : `, since ${since}`}`);
  for (const { page, where } of uses.get(id) ?? []) console.log(`  ${page}  ${where}`);
}

if (unclaimed.length > 0) {
  console.log('\nFigures that are no claim:');
  for (const { page, where } of unclaimed) console.log(`  ${page}  ${where}`);
  process.exitCode = 1;
}
