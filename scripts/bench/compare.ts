/**
 * Compares two builds alternately in one run, so that both see the same machine load. Medians of `RUNS` (5):
 *   npm run bench -- compare pages URL URL [PATH ...]   paint times and page weight on Lighthouse's phone
 *   npm run bench -- compare presses URL URL [NAME ...] time until a press shows its effect, CPU throttled fourfold
 *   npm run bench -- compare build FOLDER FOLDER        build time and memory, as is and with 4,000 extra articles
 * The first of each pair is the baseline. Serve each from its own checkout: `PORT=4001 npm start`.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { loadContent } from '#app/pages/load.ts';
import { audit } from '../check/lighthouse/audit.ts';
import { browserPath, launch } from '../check/lighthouse/launch.ts';
import { onePageATemplate } from '../check/lighthouse/templates.ts';
import { quantile } from './figures.ts';

const runs = Number(process.env['RUNS'] ?? 5);

/** Values measured on one build, by metric. */
type Sample = Record<string, number>;

const shown = (value: number): string => value.toFixed(value < 1 && value > 0 ? 3 : 0);

/** Prints both builds as `before > after`, as a Markdown table row for `docs/measurements.md`. */
function printRow(name: string, before: readonly Sample[], after: readonly Sample[], share = 0.5): void {
  const middle = (samples: readonly Sample[], key: string): string =>
    shown(
      quantile(
        samples.flatMap((sample) => sample[key] ?? []),
        share,
      ),
    );
  const cells = Object.keys(after[0] ?? {}).map(
    (key) => `${key} ${middle(before, key)} > ${middle(after, key)}`,
  );
  console.log(`| ${[name, ...cells].join(' | ')} |`);
}

/** Measures both builds alternately, `times` times each. */
async function inTurn<Build>(
  [before, after]: readonly [Build, Build],
  times: number,
  measure: (build: Build) => Promise<Sample>,
): Promise<[Sample[], Sample[]]> {
  const samples: [Sample[], Sample[]] = [[], []];
  for (let run = 0; run < times; run++) {
    samples[0].push(await measure(before));
    samples[1].push(await measure(after));
  }
  return samples;
}

async function pages(sites: readonly [string, string], only: readonly string[]): Promise<void> {
  const templates = onePageATemplate(loadContent().content).filter(({ indexed }) => indexed);
  const browser = await launch();
  try {
    for (const address of only.length > 0 ? only : templates.map((page) => page.path)) {
      const measured = await inTurn(sites, runs, async (site) => {
        const { audits } = await audit(browser, site + address, ['performance']);
        const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
        const details = audits['network-requests']?.details;
        const files = (details && 'items' in details ? details.items : []) as {
          resourceType?: string;
          transferSize?: number;
        }[];
        const weight = (type?: string): number =>
          files
            .filter(({ resourceType }) => type === undefined || resourceType === type)
            .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0);
        return {
          FCP: value('first-contentful-paint'),
          LCP: value('largest-contentful-paint'),
          TBT: value('total-blocking-time'),
          CLS: value('cumulative-layout-shift'),
          'document KB': weight('Document'),
          'script KB': weight('Script'),
          'all KB': weight(),
        };
      });
      printRow(address, ...measured);
    }
  } finally {
    await browser.close();
  }
}

const presses: Readonly<Record<string, { path: string; width: number; control: (page: Page) => Locator }>> = {
  menu: {
    path: '/',
    width: 390,
    control: (page) => page.locator('header button[commandfor="menu"]'),
  },
  question: {
    path: '/ae/services/seo-company-in-dubai',
    width: 390,
    control: (page) => page.locator('main summary'),
  },
  tab: {
    path: '/ae/services/performance-marketing-agency-in-dubai',
    width: 1440,
    control: (page) => page.locator('main [role="tab"][aria-selected="false"]'),
  },
  carousel: {
    path: '/ae/services/performance-marketing-agency-in-dubai',
    width: 1440,
    control: (page) =>
      page.locator('main [aria-roledescription="carousel"] button:not([aria-disabled="true"])'),
  },
  filter: {
    path: '/works',
    width: 1440,
    control: (page) => page.locator('main nav a:not([aria-current])'),
  },
  film: { path: '/', width: 1440, control: (page) => page.locator('main button[aria-haspopup="dialog"]') },
  'next page': {
    path: '/',
    width: 1440,
    control: (page) => page.locator('body > header a[href="/works"]'),
  },
};

/**
 * Milliseconds from the next click to the frame that shows its effect: the next frame or, for links and filters, the
 * frame with another heading. Runs in the page.
 */
function timeNextClick(): Promise<number> {
  const heading = (): string | null | undefined => document.querySelector('main h1')?.textContent;
  const before = heading();
  return new Promise((resolve) => {
    const onClick = ({ target, timeStamp }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      const onFrame = (): void => {
        if (link && heading() === before) requestAnimationFrame(onFrame);
        else setTimeout(() => resolve(performance.now() - timeStamp));
      };
      requestAnimationFrame(onFrame);
    };
    addEventListener('click', onClick, { once: true, capture: true });
  });
}

async function measurePresses(only: readonly string[], sites: readonly [string, string]): Promise<void> {
  const browser = await chromium.launch({
    ...(browserPath ? { executablePath: browserPath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const [name, { path: address, width, control }] of Object.entries(presses)) {
      if (only.length > 0 && !only.includes(name)) continue;
      const measured = await inTurn(sites, runs * 5, async (site) => {
        const page = await browser.newPage({ viewport: { width, height: 844 } });
        await page.goto(site + address, { waitUntil: 'networkidle' });
        const pressed = control(page).filter({ visible: true }).first();
        await pressed.scrollIntoViewIfNeeded();
        await pressed.hover();
        await page.waitForLoadState('networkidle');
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        const time = page.evaluate(timeNextClick);
        // Roughly a person's delay between hovering and pressing.
        await page.waitForTimeout(400);
        await page.mouse.down();
        await page.waitForTimeout(80);
        await page.mouse.up();
        const took = await time;
        await page.close();
        return { ms: took };
      });
      printRow(name, ...measured);
      printRow(`${name}, 98 %`, ...measured, 0.98);
    }
  } finally {
    await browser.close();
  }
}

/** Copies existing articles under new names, with unique titles and texts, as the checks require. */
function addArticles(project: string, count: number): void {
  const folder = path.join(project, 'content/articles');
  const texts = globSync('*.md', { cwd: folder }).map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  for (let number = 0; number < count; number++) {
    const text = (texts[number % texts.length] ?? '')
      .replaceAll(/(?<= )[a-z]{4,}(?= )/g, (word) => `${word}${number}`)
      .replaceAll(/^(\s*(?:title|description): ")(.*)"$/gm, (_, begin: string, words: string) => {
        const most = begin.includes('title') ? 50 : 150;
        return `${begin}${number} ${words.slice(0, most)}"`;
      });
    writeFileSync(path.join(folder, `generated-${number}.md`), text);
  }
}

/** Peak memory in megabytes of any process running in a folder, as Linux reports it. */
function peakIn(folder: string): number {
  const sizes = globSync('/proc/[0-9]*').map((process) => {
    try {
      if (readlinkSync(`${process}/cwd`) !== folder) return 0;
      return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`${process}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    } catch {
      // The process has ended.
      return 0;
    }
  });
  return Math.max(...sizes);
}

/** Builds a copy of a project with `articles` extra articles. */
async function build(project: string, articles: number): Promise<Sample> {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-'));
  try {
    const left = new Set(['node_modules', 'build', '.git'].map((name) => path.join(project, name)));
    cpSync(project, copy, { recursive: true, filter: (file) => !left.has(file) });
    symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
    addArticles(copy, articles);
    const started = performance.now();
    const child = spawn('npm', ['run', 'build'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, peakIn(copy))), 200);
    const code = await new Promise((resolve) => child.once('exit', resolve));
    clearInterval(watch);
    if (code !== 0) throw new Error(`${project} does not build`);
    return { seconds: (performance.now() - started) / 1000, MB: peak };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const [what, before, after, ...only] = process.argv.slice(2);
if (!before || !after) throw new Error('name two builds to compare');
if (what === 'pages') await pages([before, after], only);
else if (what === 'presses') await measurePresses(only, [before, after]);
else if (what === 'build')
  for (const articles of only.length > 0 ? only.map(Number) : [0, 4000]) {
    const folders = [path.resolve(before), path.resolve(after)] as const;
    const measured = await inTurn(folders, articles > 0 ? 1 : runs, (project) => build(project, articles));
    printRow(`build, ${articles} articles more`, ...measured);
  }
else throw new Error(`${what}: pages, presses or build`);
