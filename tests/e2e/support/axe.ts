import axe from 'axe-core';
import type { Page } from '@playwright/test';

/** Rules that axe does not run by default: 24 px targets, accessible names that match labels, no orientation lock. */
const also = ['target-size', 'label-content-name-mismatch', 'css-orientation-lock'];

/** Puts axe into the page, unless it is there. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/**
 * Everything axe finds, including best practices: each rule with the violating elements.
 * @param without rules to skip
 */
export async function violations(
  page: Page,
  { within = 'html', without = [] }: { within?: string; without?: readonly string[] } = {},
): Promise<string[]> {
  const rule = (enabled: boolean) => (name: string) => [name, { enabled }];
  const rules = Object.fromEntries([...also.map(rule(true)), ...without.map(rule(false))]);
  await loadAxe(page);
  // Skipping passes and third-party frames cuts the time to a quarter.
  const options: axe.RunOptions = { rules, resultTypes: ['violations'], iframes: false };
  const { violations: found } = await page.evaluate(
    ([context, how]) => (window as unknown as { axe: typeof axe }).axe.run(context, how),
    [within, options] as const,
  );
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html.slice(0, 160)).join('\n')}`,
  );
}
