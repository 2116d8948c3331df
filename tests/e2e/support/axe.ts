import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules that axe leaves off unless asked: targets of 24 px, names that begin with what is shown, no locked turn. */
const also = ['target-size', 'label-content-name-mismatch', 'css-orientation-lock'];

/**
 * Everything that axe finds, best practices too: each rule with the elements that break it.
 * @param without rules that are left off
 */
export async function violations(
  page: Page,
  { within = 'html', without = [] }: { within?: string; without?: readonly string[] } = {},
): Promise<string[]> {
  const rule = (enabled: boolean) => (name: string) => [name, { enabled }];
  const rules = Object.fromEntries([...also.map(rule(true)), ...without.map(rule(false))]);
  // Leaving out what passes, and the frames of other sites, takes a quarter of the time.
  const { violations: found } = await new AxeBuilder({ page })
    .include(within)
    .options({ rules, resultTypes: ['violations'], iframes: false })
    .setLegacyMode(true)
    .analyze();
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html.slice(0, 160)).join('\n')}`,
  );
}
