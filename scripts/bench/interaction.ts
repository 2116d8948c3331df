/**
 * Measures how long a press takes to show with the processor slowed down four times, after a build:
 * `npm run bench -- interaction [NAME ...]`. Durations are the browser's own (Event Timing: from the input to the next
 * painted frame, in steps of 8 ms; a navigation: to the frame that shows the new heading, by Element Timing). A press
 * is one of the mouse or the keyboard at a page at rest; nothing of the measurement runs in the page until it is
 * painted. Each stands beside the least that such a press can cost, in the same run: a button in the same page without
 * its scripts, whose word changes or which opens a dialog of one word, and links that are followed by twenty lines.
 */
import { type Browser, chromium } from '@playwright/test';
import { browserPath } from '../check/lighthouse/launch.ts';
import { serve } from '../check/lighthouse/serve.ts';
import { quantile } from './figures.ts';
import { measureArrivals } from './presses/arrival.ts';
import { measure } from './presses/event-timing.ts';
import { interactions } from './presses/interactions.ts';
import { type Pair, slowdown } from './presses/slow-page.ts';
import { printTable } from './table.ts';

/** Milliseconds within which the 98th percentile should show. */
const aim = 100;

interface Kind {
  name: string;
  run: (browser: Browser, url: string) => Promise<Pair>;
}

const kinds: readonly Kind[] = [
  ...interactions.map((interaction) => ({
    name: interaction.name,
    run: (browser: Browser, url: string) => measure(browser, url, interaction),
  })),
  { name: 'next page, pointed at before', run: measureArrivals },
];

const only = process.argv.slice(2);
const asked = kinds.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));

const figures = (durations: readonly number[]): string[] =>
  [quantile(durations, 0.5), quantile(durations, 0.98), Math.max(...durations)].map(
    (value) => `${Math.round(value)} ms`,
  );

const site = await serve();
const browser = await chromium.launch({
  ...(browserPath ? { executablePath: browserPath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const rows: string[][] = [];
  let late = 0;
  for (const { name, run } of asked) {
    const { whole, bare } = await run(browser, site.url);
    rows.push([name, ...figures(whole), ...figures(bare)]);
    if (quantile(whole, 0.98) > aim) late += 1;
    console.error(`${rows.length} of ${asked.length}: ${rows.at(-1)?.join('  ')}`);
  }
  printTable(['interaction', 'median', '98 %', 'longest', 'bare: median', '98 %', 'longest'], rows);
  console.log(
    `${rows.length} interactions at a ${slowdown} times slower processor, ${late} over ${aim} ms at the 98th percentile`,
  );
} finally {
  await browser.close();
  site.stop();
}
