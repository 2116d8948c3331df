/**
 * Measures how one page of each template paints beside the same page with its scripts left out, in one run, as
 * Lighthouse simulates a phone: `npm run bench -- pages [PATH ...]`, after a build. Medians of five; `RUNS=1` for a look.
 */
import type { Result } from 'lighthouse';
import { loadContent } from '#app/content/store.server.ts';
import { audit } from '../check/lighthouse/audit.ts';
import { launch } from '../check/lighthouse/launch.ts';
import { serve } from '../check/lighthouse/serve.ts';
import { onePageATemplate } from '../check/lighthouse/templates.ts';
import { median } from './figures.ts';
import { printTable } from './table.ts';

const runs = Number(process.env['RUNS'] ?? 5);
const only = process.argv.slice(2);

const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

type Timings = Record<keyof typeof timings | 'score', number>;

function read(result: Result): Timings {
  const value = (id: string): number => result.audits[id]?.numericValue ?? Number.NaN;
  return {
    fcp: value(timings.fcp),
    lcp: value(timings.lcp),
    tbt: value(timings.tbt),
    cls: value(timings.cls),
    score: (result.categories['performance']?.score ?? 0) * 100,
  };
}

/** Bytes by kind of file, as sent, in KB. */
function bytes(result: Result): string {
  const details = result.audits['network-requests']?.details;
  const items = details && 'items' in details ? details.items : [];
  const sums = new Map<string, number>();
  for (const item of items as { resourceType?: string; transferSize?: number }[]) {
    const kind = item.resourceType ?? 'Other';
    sums.set(kind, (sums.get(kind) ?? 0) + (item.transferSize ?? 0));
  }
  return [...sums].map(([kind, sum]) => `${kind} ${Math.round(sum / 1000)}`).join(', ');
}

const middle = (all: readonly Timings[]): Timings => ({
  fcp: median(all.map(({ fcp }) => fcp)),
  lcp: median(all.map(({ lcp }) => lcp)),
  tbt: median(all.map(({ tbt }) => tbt)),
  cls: median(all.map(({ cls }) => cls)),
  score: median(all.map(({ score }) => score)),
});

const milliseconds = (value: number): string => `${Math.round(value)} ms`;

const [site, browser] = await Promise.all([serve(), launch()]);
const pages = onePageATemplate(loadContent().content).filter(
  ({ path, indexed }) => indexed && (only.length === 0 || only.includes(path)),
);
const rows: string[][] = [];
try {
  for (const { path } of pages) {
    const whole: Result[] = [];
    const bare: Result[] = [];
    for (let run = 0; run < runs; run++) {
      whole.push(await audit(browser, site.url + path, { categories: ['performance'] }));
      bare.push(await audit(browser, site.url + path, { categories: ['performance'], blockScripts: true }));
    }
    const page = middle(whole.map(read));
    const stripped = middle(bare.map(read));
    rows.push([
      path,
      ...[page.fcp, stripped.fcp, page.lcp, stripped.lcp, page.tbt, stripped.tbt].map(milliseconds),
      page.cls.toFixed(3),
      page.score.toFixed(0),
      whole[0] ? bytes(whole[0]) : '',
    ]);
    console.error(`${rows.length} of ${pages.length}: ${rows.at(-1)?.slice(0, 9).join('  ')}`);
  }
  printTable(
    ['page', 'FCP', 'no script', 'LCP', 'no script', 'TBT', 'no script', 'CLS', 'score', 'KB as sent'],
    rows,
  );
  console.log(`${rows.length} pages, medians of ${runs}, each beside the same page without script`);
} finally {
  browser.close();
  site.stop();
}
