import type { Locator, Page } from '@playwright/test';
import { loadContent } from '#app/content/store.server.ts';

/** Milliseconds for which a finger or a button stays down. */
const hold = 80;
/** Milliseconds in which a page comes to rest after a press: a dialog moves for 300. */
const rest = 400;
const performanceDubai = '/ae/services/performance-marketing-agency-in-dubai';

const { content } = loadContent();
const words = content.interface;
const main = (page: Page): Locator => page.getByRole('main');

/** A kind of press. */
export interface Interaction {
  name: string;
  path: string;
  width: number;
  /** Whether it opens a modal dialog. */
  modal?: boolean;
  /** The control that must listen before the first press. */
  control: (page: Page) => Locator;
  /** One round, from a state that it leaves as it found it or that the next round can start from. */
  press: (page: Page, round: number) => Promise<void>;
}

/** Points at the middle of a control, presses it as a hand does, and waits until the page is at rest. */
export async function press(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`not shown: ${control}`);
  const page = control.page();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(hold);
  await page.mouse.click(x, y, { delay: hold });
  await page.waitForTimeout(rest);
}

/** Opens a dialog and closes it by the keyboard. */
export async function openAndClose(control: Locator): Promise<void> {
  await press(control);
  await control.page().keyboard.press('Escape', { delay: hold });
  await control.page().waitForTimeout(rest);
}

const menuButton = (page: Page): Locator => page.getByRole('button', { name: words.menu.open });
const questions = (page: Page): Locator => main(page).locator('details > summary');
const tabs = (page: Page): Locator => main(page).getByRole('tab');
const nextSlide = (page: Page): Locator =>
  main(page).getByRole('button', { name: words.carousel.next }).first();
const categories = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
const film = (page: Page): Locator =>
  main(page)
    .getByRole('button', { name: /Play the film of/ })
    .first();

/** What is pressed on which page. */
export const interactions: readonly Interaction[] = [
  {
    name: 'menu',
    path: '/',
    width: 390,
    modal: true,
    control: menuButton,
    press: async (page) => {
      await press(menuButton(page));
      await press(page.getByRole('button', { name: words.menu.close }));
    },
  },
  {
    name: 'accordion',
    path: performanceDubai,
    width: 390,
    control: (page) => questions(page).first(),
    press: (page, round) => press(questions(page).nth(round % 4)),
  },
  {
    name: 'tab',
    path: performanceDubai,
    width: 1440,
    control: (page) => tabs(page).first(),
    press: (page, round) => press(tabs(page).nth(round % 5)),
  },
  {
    name: 'carousel next',
    path: performanceDubai,
    width: 1440,
    control: nextSlide,
    press: (page) => press(nextSlide(page)),
  },
  {
    name: 'filter',
    path: '/works',
    width: 1440,
    control: (page) => categories(page).first(),
    press: (page, round) => press(categories(page).nth(round % 8)),
  },
  {
    name: 'dialog',
    path: '/',
    width: 1440,
    modal: true,
    control: film,
    press: (page) => openAndClose(film(page)),
  },
];
