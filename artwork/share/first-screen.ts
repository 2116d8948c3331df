import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { createServer, type ViteDevServer } from 'vite';
import { ROOT } from '../deliver/paths.ts';
import type { Raster } from '../still.ts';

/** The size that all readers of link previews show uncropped. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Pages are laid out for a small laptop, whose window has the same shape. */
const VIEWPORT = { width: 1280, height: 672 };

/** The same shape, for pages whose headline a small laptop cuts. */
const LARGER = { width: 1440, height: 756 };

/** Both offices are open, so that no preview says that they are closed. */
const NOON = new Date('2025-01-07T07:00:00Z');

/** A picture has nothing to press: only the mark stays in the header. */
const STILL = `header :is(nav, [data-of-page]), main nav[class*='trail'] { visibility: hidden !important }`;

/** The browser named by `CHROMIUM`, the system's, or Playwright's own. */
const executablePath = [process.env['CHROMIUM'], '/usr/bin/chromium', chromium.executablePath()].find(
  (path) => path && existsSync(path),
);

if (!executablePath) {
  throw new Error(
    'link previews need Chromium: install it, or name it in CHROMIUM; `npm run artwork originals` prepares photographs without it',
  );
}

interface Camera {
  server: ViteDevServer;
  browser: Browser;
  context: BrowserContext;
  origin: string;
}

async function setUp(): Promise<Camera> {
  const server = await createServer({
    root: ROOT,
    logLevel: 'error',
    // Never reloads a page, as it otherwise does when it meets a package for the first time.
    server: { host: '127.0.0.1', port: 0, hmr: false },
  });
  await server.listen();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: WIDTH / VIEWPORT.width,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await context.clock.setFixedTime(NOON);
  return { server, browser, context, origin: server.resolvedUrls?.local[0] ?? '' };
}

let camera: Promise<Camera> | undefined;

/** Loads the typefaces, also those that no text has asked for yet, and the pictures in view. */
async function complete(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Stand-ins from the system, where it lacks them, fail.
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    // A lazy picture that is hidden or off the screen never loads.
    const seen = [...document.images].filter((image) => {
      const { top, right, left, width } = image.getBoundingClientRect();
      return image.checkVisibility() && width > 0 && top < innerHeight && left < innerWidth && right > 0;
    });
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
    // Painted once: a busy machine otherwise shows the header twice.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

function isHeadlineCut(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const lines = [...document.querySelectorAll('h1, h1 *')].filter((line) => line.checkVisibility());
    return lines.some((line) => line.getBoundingClientRect().bottom > innerHeight);
  });
}

/** The first screen of a page as the development server shows it now. */
export async function firstScreen(path: string): Promise<Raster> {
  camera ??= setUp();
  const { context, origin } = await camera;
  const page = await context.newPage();
  try {
    // The first page waits until the server has read the whole site.
    const response = await page.goto(new URL(path, origin).href, { waitUntil: 'load', timeout: 180_000 });
    if (!response?.ok()) throw new Error(`${path}: the page cannot be shown (${response?.status()})`);
    await page.addStyleTag({ content: STILL });
    await complete(page);
    if (await isHeadlineCut(page)) {
      await page.setViewportSize(LARGER);
      await complete(page);
    }
    const picture = sharp(await page.screenshot())
      .resize(WIDTH, HEIGHT, { fit: 'fill' })
      .removeAlpha();
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: 3 };
  } finally {
    await page.close();
  }
}

/** Ends the server and the browser, if they were started. */
export async function close(): Promise<void> {
  const started = await camera?.catch(() => undefined);
  await started?.browser.close();
  await started?.server.close();
}
