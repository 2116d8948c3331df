import { wakeSections } from '../../e2e/support/templates.ts';
import { expect, open, test } from '../../e2e/support/test.ts';

test('under reduced motion the words stand still and the clocks leave out their seconds', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.clock.install();
  await open(page, '/');
  await wakeSections(page);
  const word = page.getByRole('button', { name: 'Fearless' });
  await expect(word).toHaveAttribute('data-shown');
  await page.clock.runFor(10_000);
  await expect(word).toHaveAttribute('data-shown');
  await expect(page.getByRole('main').locator('li time').first()).toHaveText(/^\d\d:\d\d [AP]M$/);
});
