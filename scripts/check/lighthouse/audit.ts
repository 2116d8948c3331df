import lighthouse, { type Result } from 'lighthouse';
import type { Browser } from './launch.ts';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo' | 'agentic-browsing';

/** Services of others, which may be out of reach and are no merit or fault of a page. */
const others = ['https://*'];

/** A recording or an audit breaks off now and then (NO_NAVSTART and the like), and says nothing of the page. */
const attempts = 3;

/**
 * Audits one page as Lighthouse does by default, on a phone; without the throttled network where speed is not asked.
 * @throws Error where the page could not be loaded
 */
export async function audit(browser: Browser, url: string, categories: readonly Category[]): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await auditOnce(browser, url, categories);
    const isWhole = categories.every((category) => result.categories[category]?.score !== null);
    if (!result.runtimeError && (isWhole || attempt === attempts)) return result;
    if (attempt === attempts) throw new Error(`${url}: ${result.runtimeError?.message}`);
  }
}

async function auditOnce(browser: Browser, url: string, categories: readonly Category[]): Promise<Result> {
  const outcome = await lighthouse(url, {
    port: browser.port,
    logLevel: 'silent',
    onlyCategories: [...categories],
    throttlingMethod: categories.includes('performance') ? 'simulate' : 'provided',
    blockedUrlPatterns: others,
    // The page of missing addresses is a page like others.
    ignoreStatusCode: true,
  });
  if (!outcome) throw new Error(`${url}: no result`);
  return outcome.lhr;
}

/** Points of a category, 0 to 100. */
export function points(result: Result, category: Category): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

/** What costs a category points, in words: audits that failed, and audits that broke off. */
export function faults(result: Result, category: Category): string[] {
  const found = (result.categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => result.audits[id] ?? []);
  return found
    .filter(({ score, scoreDisplayMode }) => (score === null ? scoreDisplayMode === 'error' : score < 1))
    .map(({ id, title, displayValue, errorMessage }) =>
      [id, title, displayValue, errorMessage].filter(Boolean).join(': '),
    );
}
