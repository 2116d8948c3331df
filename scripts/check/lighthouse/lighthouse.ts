/**
 * What Lighthouse says of one page of each template, apart from speed: `npm test -- lighthouse`, after a build.
 * Anything below 100 is a fault and ends with exit code 1. Addresses as arguments narrow it to those pages.
 */
import { loadContent } from '#app/pages/load.ts';
import type { PageEntry } from '#app/pages/list.ts';
import { audit, type Category, faults, points } from './audit.ts';
import { launch } from './launch.ts';
import { serve } from './serve.ts';
import { onePageATemplate } from './templates.ts';

/** A page that asks not to be listed, or answers 404, breaks what the other two categories ask for. */
const ofAnyPage: readonly Category[] = ['accessibility', 'agentic-browsing'];
const ofListedPages: readonly Category[] = [...ofAnyPage, 'best-practices', 'seo'];

const only = process.argv.slice(2);
const pages = onePageATemplate(loadContent().content).filter(
  ({ path }) => only.length === 0 || only.includes(path),
);
const width = Math.max(...pages.map(({ path }) => path.length));

function row(first: string, cells: readonly string[]): string {
  return [
    first.padEnd(width),
    ...cells.map((cell, index) => cell.padStart(ofListedPages[index]?.length ?? 0)),
  ].join('  ');
}

const [site, browser] = await Promise.all([serve(), launch()]);

/** An audit that broke off says nothing about the page: it gets one more try. */
async function result(url: string, categories: readonly Category[]): ReturnType<typeof audit> {
  const first = await audit(browser, url, { categories });
  const isWhole = categories.every((category) => first.categories[category]?.score !== null);
  return isWhole ? first : audit(browser, url, { categories });
}

/** Prints a page's line and returns what it falls short of. */
async function check({ path, indexed }: PageEntry): Promise<string[]> {
  const categories = indexed ? ofListedPages : ofAnyPage;
  const found = await result(site.url + path, categories);
  const cells = ofListedPages.map((category) =>
    categories.includes(category) ? String(points(found, category)) : '-',
  );
  console.log(row(path, cells));
  return categories.flatMap((category) =>
    points(found, category) === 100
      ? []
      : [
          `${path}, ${category}: ${points(found, category)}`,
          ...faults(found, category).map((fault) => `  ${fault}`),
        ],
  );
}

try {
  console.log(row('', ofListedPages));
  const short: string[] = [];
  for (const page of pages) short.push(...(await check(page)));
  console.log(short.length > 0 ? `\n${short.join('\n')}` : `\n${pages.length} pages, all at 100`);
  process.exitCode = short.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  site.stop();
}
