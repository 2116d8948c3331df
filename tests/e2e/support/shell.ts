import type { Locator, Page } from '@playwright/test';
import { content } from './test.ts';

const words = content.interface;

export const header = (page: Page): Locator => page.getByRole('banner');
export const footer = (page: Page): Locator => page.getByRole('contentinfo');
export const logo = (page: Page): Locator =>
  header(page).getByRole('link', { name: words.homeLink }).locator('span').first();
export const menuButton = (page: Page): Locator => page.getByRole('button', { name: words.menu.open });
export const menu = (page: Page): Locator => page.getByRole('dialog', { name: words.menu.label });

/** A page other than the home page that the header links to at any width. */
export const elsewhere = content.navigation.header
  .filter(({ wideOnly }) => !wideOnly)
  .map(({ label, href }) => ({ label, path: href.written }))
  .find(({ path }) => path !== '/' && path.startsWith('/')) ?? { label: '', path: '' };

export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
}
