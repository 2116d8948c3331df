import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';

// Each test generates and builds a site.
const time = 5 * 60_000;
const inFull = test.runIf(process.env['FULL']);

// Inside the project, so that the build can resolve its packages.
mkdirSync('test-results', { recursive: true });
const folder = mkdtempSync(path.resolve('test-results/new-site-sizes-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Answers {
  offices: Record<string, unknown>[];
  [field: string]: unknown;
}

const northlight = parse(readFileSync('starter/northlight.yaml', 'utf8')) as Answers;
const [oslo = {}, lisbon = {}] = northlight.offices;

/** Generates and builds a site from these answers, checks its links, and returns the output. */
function built(
  name: string,
  answers: Partial<Answers>,
): { read: (file: string) => string; found: (pattern: RegExp) => string[] } {
  const [file, site, build] = ['.yaml', '', '-build'].map((end) => path.join(folder, name + end)) as [
    string,
    string,
    string,
  ];
  const env = { ...process.env, SITE: site, BUILD_DIRECTORY: build, BUILT: path.join(build, 'client') };
  writeFileSync(file, stringify({ ...northlight, mark: path.resolve('starter/northlight.svg'), ...answers }));
  for (const command of [['scripts/new-site/new-site.ts', file, '--to', site], ['scripts/build/pages.ts']])
    execFileSync(process.execPath, command, { env, stdio: 'pipe' });
  const suites = ['links', 'crawl', 'seo-files', 'seo-graph', 'seo-meta'].map(
    (suite) => `tests/build/${suite}.test.ts`,
  );
  const run = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'build', ...suites],
    { env, encoding: 'utf8' },
  );
  expect(run.status, run.stdout + run.stderr).toBe(0);
  const read = (at: string): string => readFileSync(path.join(env.BUILT, at), 'utf8');
  const found = (pattern: RegExp): string[] =>
    globSync('**/*.{html,xml,json,txt}', { cwd: env.BUILT }).filter((at) => pattern.test(read(at)));
  return { read, found };
}

inFull(
  'one office and one service, without any family of pages that can be left out',
  () => {
    const { read, found } = built('one', {
      offices: [oslo],
      services: ['Brand identity'],
      without: ['careers', 'awards', 'articles', 'clients', 'landing'],
    });
    const left =
      /(?:href="|northlight\.example)\/(?:careers?|awards|blogs?|clients|services\/brand-identity-in-oslo)\b/;
    expect(found(left)).toEqual([]);
    expect(found(/Lisbon|Portugal/)).toEqual([]);
    expect(read('_redirects')).not.toMatch(/career|blog/);
  },
  time,
);

inFull(
  'five offices in four countries, each with its own hours',
  () => {
    const office = (
      place: string,
      countryCode: string,
      own: Record<string, unknown>,
    ): Record<string, unknown> => ({ ...lisbon, place, countryCode, ...own });
    const { read } = built('five', {
      offices: [
        oslo,
        lisbon,
        office('Porto', 'PT', {}),
        office('New York', 'US', { country: 'United States', timeZone: 'America/New_York', clock: 12 }),
        office('Doha', 'QA', { country: 'Qatar', timeZone: 'Asia/Qatar', clock: 12, days: [7, 1, 2, 3, 4] }),
      ],
    });
    const contact = read('contact/index.html').replaceAll('<!-- -->', '');
    for (const place of ['Oslo', 'Lisbon', 'Porto', 'New York', 'Doha'])
      expect(contact).toContain(`Call ${place}`);
    expect(contact).toContain('08:30 – 16:30');
    expect(contact).toContain('09:30\u00a0AM – 06:00\u00a0PM');
    expect(contact).toContain('Sunday – Thursday');
    expect(read('feed.json')).toMatch(/T00:00:00\+0[12]:00/);
  },
  time,
);
