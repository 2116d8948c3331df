import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules that axe does not run by default: 24 px targets, accessible names that match labels, no orientation lock. */
const also = ['target-size', 'label-content-name-mismatch', 'css-orientation-lock'];

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
  // Skipping passes and third-party frames cuts the time to a quarter.
  const { violations: found } = await new AxeBuilder({ page })
    .include(within)
    .options({ rules, resultTypes: ['violations'], iframes: false })
    .setLegacyMode(true)
    .analyze();
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html.slice(0, 160)).join('\n')}`,
  );
}
