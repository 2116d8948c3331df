import { header, logo, menuButton, scrollTo } from '../../e2e/support/shell.ts';
import { content, expect, open, style, test } from '../../e2e/support/test.ts';

const { navigation } = content;
const links = navigation.header.map(({ label }) => label);

test.describe('the header', () => {
  test('shrinks by scroll / 200 px, clamped between 0.175 and 1', async ({ page }) => {
    await open(page, '/');
    for (const [scroll, scale] of [
      [0, 0.175],
      [20, 0.175],
      [35, 0.175],
      [36, 0.18],
      [100, 0.5],
      [150, 0.75],
      [200, 1],
      [900, 1],
      [0, 0.175],
    ] as const) {
      await scrollTo(page, scroll);
      await expect
        .poll(async () => Number(await style(header(page), '--header-scale')), { message: `at ${scroll} px` })
        .toBeCloseTo(scale, 5);
    }
  });

  test('has a logo of 66, 50 and 30 px by the window, 55% of it when shrunk; hides Blogs below 1280 px and all links below 1024 px', async ({
    page,
  }) => {
    await open(page, '/');
    for (const [width, height] of [
      [1440, 66],
      [1280, 66],
      [1279, 66],
      [1024, 66],
      [1023, 50],
      [768, 50],
      [767, 30],
      [390, 30],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      for (const [control, shown] of [
        [header(page).getByRole('link', { name: 'Blogs' }), width >= 1280],
        [header(page).getByRole('link', { name: 'Works' }), width >= 1024],
        [menuButton(page), width < 1024],
      ] as const)
        await expect(control, `${width} px`).toBeVisible({ visible: shown });
      await scrollTo(page, 0);
      const measured = async (): Promise<number> => (await logo(page).boundingBox())?.height ?? 0;
      await expect.poll(measured).toBeCloseTo(height, 0);
      const spacious = (await header(page).boundingBox())?.height ?? 0;
      await scrollTo(page, 400);
      await expect.poll(measured).toBeCloseTo(height * 0.55, 0);
      expect((await header(page).boundingBox())?.height).toBeLessThan(spacious);
    }
  });

  test('on the first page', async ({ page }) => {
    await open(page, '/');
    await test.step('has its links and Contact Us', async () => {
      expect(links).toEqual(['Home', 'Services', 'Works', 'Awards', 'Our Story', 'Blogs', 'Careers']);
      const shown = header(page).getByRole('navigation').getByRole('listitem').getByRole('link');
      await expect(shown).toHaveText(links);
      await expect(header(page).getByRole('link', { name: 'Our Story' })).toHaveAttribute('href', '/about');
      await expect(header(page).getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
        'href',
        '/contact',
      );
    });
    await test.step('stays at the top, dark', async () => {
      await scrollTo(page, 1500);
      expect(await style(header(page), 'position')).toBe('fixed');
      expect((await header(page).boundingBox())?.y).toBe(0);
      expect(await style(header(page), 'background-color')).toBe('rgb(7, 12, 22)');
    });
    await test.step('makes the link of the page shown bold', async () => {
      const weights = (): Promise<string[]> =>
        Promise.all(
          ['Home', 'Services'].map((name) =>
            style(header(page).getByRole('link', { name, exact: true }), 'font-weight'),
          ),
        );
      expect(await weights()).toEqual(['700', '400']);
      await expect(header(page).getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await page.goto('/services/seo');
      expect(await weights()).toEqual(['400', '700']);
    });
  });
});
