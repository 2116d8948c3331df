import lighthouse, { type Result } from 'lighthouse';
import type { Browser } from './launch.ts';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo' | 'agentic-browsing';

/** Third-party services are blocked: they may be unreachable and must not affect the score. */
const others = ['https://*'];

/** An audit occasionally fails by itself (NO_NAVSTART and the like). */
const attempts = 3;

/**
 * Audits one page with Lighthouse's mobile defaults, without network throttling unless performance is measured.
 * @throws Error if the page cannot be loaded
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
    // The 404 page is audited like any other.
    ignoreStatusCode: true,
  });
  if (!outcome) throw new Error(`${url}: no result`);
  return outcome.lhr;
}

/** Score of a category, 0 to 100. */
export function points(result: Result, category: Category): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

/** Failed and aborted audits that lower a category's score. */
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
