import { chaptersOf, parseProse } from '#app/content/prose.ts';
import { expect, test } from './support/test.ts';
import { openWorkbench, samples, show } from './workbench/workbench.ts';

const markdown = `## What it cost

| Channel | Spent in the quarter | Leads that answered | Cost of each of them |
| - | - | - | - |
| Search, in four languages | 120000 dirhams | 340 of 900 | 353 dirhams |

\`\`\`
a-line-of-code-without-any-place-to-break-it-that-is-wider-than-every-phone-that-one-can-buy-today
\`\`\`

![What is seen](key "What it is")
`;

test('pictures, tables and code of an article fit a phone, and the keyboard reaches what scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWorkbench(page);
  const sample = samples.get('article-body');
  const hero = samples.get('article-hero');
  if (sample?.type !== 'article-body' || hero?.type !== 'article-hero') throw new Error('no article');
  const { prose } = parseProse(markdown, (_key, alt) => ({ ...hero.picture, alt }));
  await show(page, [{ ...sample, body: chaptersOf(prose) }]);
  await page.getByRole('button', { name: sample.more }).click();

  const table = page.getByRole('group', { name: 'Channel, Spent in the quarter' });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
  await expect(
    page.getByRole('figure').filter({ hasText: 'What it is' }).getByRole('img', { name: 'What is seen' }),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const code = page.locator('pre');
  expect(await code.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
});
