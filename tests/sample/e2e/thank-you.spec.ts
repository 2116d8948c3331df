import { expect, open, section, test } from '../../e2e/support/test.ts';

for (const [path, heading, text] of [
  ['/thank-you', 'Your message has been sent successfully!', /We.ll get back to you as soon as possible\./],
  ['/thank-you/contact', 'Your message has been sent!', /./],
] as const)
  test(`${path} says what the dialog says, the day and hour of the answer, and what to read until then`, async ({
    page,
  }) => {
    // A Friday afternoon in Dubai.
    await page.clock.setFixedTime('2025-09-19T10:00:00Z');
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).toContainText(text);
    await page.locator('main strong').first().scrollIntoViewIfNeeded();
    await expect(page.getByText('Monday, 06:30 PM')).toBeVisible();
    await expect(page.locator('main a[href^="/blogs/"]')).toHaveCount(3);
    const steps = section(page, 'What happens now').getByRole('listitem');
    const lines = await steps.evaluateAll((nodes) =>
      nodes.map((node) => getComputedStyle(node, '::before').content),
    );
    expect(lines[0], 'cancelled').toBe('""');
    expect(new Set(lines.slice(1))).toEqual(new Set(['none']));
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the answer has its day in words', async ({ page }) => {
    await page.goto('/thank-you/contact');
    await expect(page.getByText('the next working day')).toBeVisible();
  });
});
