import type { Browser, Locator, Page } from '@playwright/test';
import { press } from './interactions.ts';
import { type Pair, ready, rounds, slow, withoutScript } from './slow-page.ts';

const names = ['Works', 'Careers', 'Contact Us'];

/** Notes, of the next press, when another heading is painted, by the browser's own clock of paints. */
function noteArrival(): void {
  const shown = document.querySelector('main');
  const before = shown?.querySelector('h1')?.textContent;
  Object.assign(window, { took: undefined });
  const onClick = ({ timeStamp }: Event): void => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      const [{ startTime = Number.NaN } = {}] = list.getEntries();
      Object.assign(window, { took: startTime - timeStamp });
    }).observe({ type: 'element' });
    const observer = new MutationObserver(() => {
      const heading = shown?.querySelector('h1');
      if (heading?.textContent === before) return;
      observer.disconnect();
      heading?.setAttribute('elementtiming', 'arrival');
    });
    if (shown) observer.observe(shown, { childList: true, subtree: true });
  };
  addEventListener('click', onClick, { once: true, capture: true });
}

/**
 * Runs in the page: follows links by the least script that can. What is pointed at is fetched and read, with its
 * styles; a click puts its first two sections in the place of those that are shown.
 */
function followBare(): void {
  const pages = new Map<string, Promise<Element[]>>();
  const read = async (href: string): Promise<Element[]> => {
    const page = new DOMParser().parseFromString(await (await fetch(href)).text(), 'text/html');
    document.head.append(...page.querySelectorAll('head style, head link[rel=stylesheet]'));
    return [...page.querySelectorAll('main > *')].slice(0, 2);
  };
  const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
    target instanceof Element ? target.closest('a') : null;
  addEventListener('pointerover', (event) => {
    const href = linkOf(event)?.href;
    if (href && !pages.has(href)) pages.set(href, read(href));
  });
  addEventListener('click', async (event) => {
    const sections = pages.get(linkOf(event)?.href ?? '');
    if (!sections) return;
    event.preventDefault();
    document
      .querySelector('main')
      ?.replaceChildren(...(await sections).map((section) => section.cloneNode(true)));
    scrollTo(0, 0);
  });
}

const links = (page: Page): Locator => page.getByRole('banner').getByRole('link');

/** What the noted arrival took, once the browser has told it: now and then some time after the frame itself. */
async function arrivalTime(page: Page): Promise<number> {
  const took = await page.waitForFunction(() => (window as unknown as { took?: number }).took);
  return (await took.jsonValue()) ?? Number.NaN;
}

async function followOften(page: Page): Promise<number[]> {
  const times: number[] = [];
  await slow(page);
  for (let round = 0; round < rounds; round++) {
    const link = links(page).filter({ hasText: names[round % names.length] ?? '' });
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.evaluate(noteArrival);
    // As long as a hand takes, which also leaves time for drawing ahead.
    await page.waitForTimeout(400);
    await press(link);
    times.push(await arrivalTime(page));
  }
  await page.close();
  return times;
}

/**
 * Milliseconds from each press on a link that was pointed at to the frame with the next page's heading, and the same
 * of the least script that can follow a link, on the same pages without their own scripts.
 */
export async function measureArrivals(browser: Browser, url: string): Promise<Pair> {
  const viewport = { width: 1440, height: 900 };
  const page = await browser.newPage({ viewport });
  await page.goto(url);
  await ready(links(page).first());
  const whole = await followOften(page);

  const stripped = await browser.newPage({ viewport });
  await withoutScript(stripped);
  await stripped.addInitScript(followBare);
  await stripped.goto(url);
  return { whole, bare: await followOften(stripped) };
}
