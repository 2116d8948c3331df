/**
 * Lighthouse on one page per template, without performance: `npm test -- lighthouse`, after a build. Any score below
 * 100 exits with 1. Paths as arguments select pages.
 */
import path from 'node:path';
import { loadContent } from '#app/pages/load.ts';
import type { PageEntry } from '#app/pages/list.ts';
import { startServer } from '../../../tests/setup/server.ts';
import { temporaryFolder, withCleanUp } from '../../../tests/setup/temporary.ts';
import { audit, type Category, faults, points } from './audit.ts';
import { type Browser, launch } from './launch.ts';
import { onePageATemplate } from './templates.ts';

/** The other two categories require an indexable page that responds with 200. */
const ofAnyPage: readonly Category[] = ['accessibility', 'agentic-browsing'];
const ofListedPages: readonly Category[] = [...ofAnyPage, 'best-practices', 'seo'];

const only = process.argv.slice(2);
const pages = onePageATemplate(loadContent().content).filter(
  (page) => only.length === 0 || only.includes(page.path),
);
const width = Math.max(...pages.map((page) => page.path.length));

function row(first: string, cells: readonly string[]): string {
  return [
    first.padEnd(width),
    ...cells.map((cell, index) => cell.padStart(ofListedPages[index]?.length ?? 0)),
  ].join('  ');
}

/** Prints a page's scores and returns its faults. */
async function check(browser: Browser, site: string, page: PageEntry): Promise<string[]> {
  const categories = page.indexed ? ofListedPages : ofAnyPage;
  const found = await audit(browser, site + page.path, categories);
  const cells = ofListedPages.map((category) =>
    categories.includes(category) ? String(points(found, category)) : '-',
  );
  console.log(row(page.path, cells));
  return categories.flatMap((category) =>
    points(found, category) === 100
      ? []
      : [
          `${page.path}, ${category}: ${points(found, category)}`,
          ...faults(found, category).map((fault) => `  ${fault}`),
        ],
  );
}

await withCleanUp(async (cleanUp) => {
  const databaseUrl = `file:${path.join(temporaryFolder(cleanUp), 'inbox.db')}`;
  const site = await startServer({ LOG_LEVEL: 'warn', DATABASE_URL: databaseUrl }, cleanUp);
  const browser = await launch();
  cleanUp(browser.close);
  console.log(row('', ofListedPages));
  const short: string[] = [];
  for (const page of pages) short.push(...(await check(browser, site.url, page)));
  console.log(short.length > 0 ? `\n${short.join('\n')}` : `\n${pages.length} pages, all at 100`);
  process.exitCode = short.length > 0 ? 1 : 0;
});
