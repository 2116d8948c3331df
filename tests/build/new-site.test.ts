import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBrand } from '#app/content/brand.server.ts';
import { readServerContent } from '#server/content.ts';
import { mailMessage } from '#server/delivery/mail.ts';
import { launchFindings } from '#scripts/launch/findings.ts';
import { retryPage } from '#server/forms/retry-page.ts';

// Generates and builds a whole site, twice.
const minutes = 60_000;

// Inside the project, so that the build can resolve its packages.
mkdirSync('test-results', { recursive: true });
const folder = mkdtempSync(path.resolve('test-results/new-site-'));
const site = path.join(folder, 'site');
const env = {
  ...process.env,
  SITE: site,
  BUILD_DIRECTORY: path.join(folder, 'build'),
  BUILT: path.join(folder, 'build/client'),
};
const build = (): void =>
  void execFileSync(process.execPath, ['scripts/build/pages.ts'], { env, stdio: 'pipe' });
const compress = (): void =>
  void execFileSync(process.execPath, ['scripts/build/compress.ts', env.BUILT], { stdio: 'pipe' });

/** All text files of the built site, by path. */
function texts(): { file: string; text: string }[] {
  return globSync('**/*.{html,css,js,json,xml,txt,svg,webmanifest}', { cwd: env.BUILT }).map((file) => ({
    file,
    text: readFileSync(path.join(env.BUILT, file), 'utf8'),
  }));
}

/** Files that match a pattern, with the match. */
const found = (pattern: RegExp): string[] =>
  texts().flatMap(({ file, text }) => (pattern.exec(text) ? [`${file}: ${pattern.exec(text)?.[0]}`] : []));

const read = (file: string): string => readFileSync(path.join(env.BUILT, file), 'utf8');

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/new-site/new-site.ts', 'starter/northlight.yaml', '--to', site], {
    stdio: 'pipe',
  });
  build();
  compress();
}, 4 * minutes);
afterAll(() => rmSync(folder, { recursive: true }));

describe('a site of another agency', () => {
  test('says nothing of the sample', () => {
    expect(found(/\b(?:dhow|sails?|lateen|Kozhikode|Malabar|Beypore|Dubai|Kerala)\b/i)).toEqual([]);
  });

  test('has neither the colours nor the mark of the sample', () => {
    const { colours, mark } = readBrand('brand');
    const old = Object.values(colours).filter((colour) => colour !== '#ffffff');
    expect(found(new RegExp(old.join('|'), 'i'))).toEqual([]);
    expect(texts().filter(({ text }) => text.includes(mark))).toEqual([]);
  });

  test('asks for no colour that only the sheets of the sample have', () => {
    const own = new Set(
      globSync('brand/**/*.css').flatMap((file) => readFileSync(file, 'utf8').match(/--[\w-]+(?=:)/g) ?? []),
    );
    const lacking = texts().flatMap(({ file, text }) => {
      const given = new Set(text.match(/--[\w-]+(?=:)/g));
      return [...text.matchAll(/var\((--[\w-]+)\)/g)]
        .map(([, name = '']) => name)
        .filter((name) => own.has(name) && !given.has(name))
        .map((name) => `${file}: ${name}`);
    });
    expect([...new Set(lacking)].filter((line) => line.includes('.html'))).toEqual([]);
  });

  test('is not ready to go live before its sentences are its own', () => {
    const { places = [] } =
      launchFindings(path.join(site, 'content'), {}).find(({ id }) => id === 'starter-words') ?? {};
    const files = new Set(places.map(({ where }) => where));
    for (const page of ['pages/index', 'pages/about', 'services/campaigns'])
      expect([...files]).toContain(`content/${page}.yaml`);
  });

  test(
    'passes what every built site is held to',
    () => {
      const files = [
        'links',
        'crawl',
        'pages',
        'claims',
        'evidence',
        'seo-files',
        'seo-graph',
        'seo-meta',
        'stories',
      ];
      const run = spawnSync(
        process.execPath,
        [
          'node_modules/vitest/vitest.mjs',
          'run',
          '--project',
          'build',
          ...files.map((file) => `tests/build/${file}.test.ts`),
        ],
        { env, encoding: 'utf8' },
      );
      expect(run.status, run.stdout + run.stderr).toBe(0);
    },
    4 * minutes,
  );
});

describe('what is changed in one place', () => {
  const icon = (): string => readFileSync(path.join(site, 'brand/icons/icon-192.png'), 'base64');
  const changed = (file: string, from: string | RegExp, to: string): void => {
    const target = path.join(site, file);
    const text = readFileSync(target, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(target, text.replace(from, to));
  };

  test(
    'changes everywhere: name, mark, colour, typeface and office',
    () => {
      const mark = 'M4 4h24v24H4z';
      const before = icon();
      changed('brand/brand.yaml', /^name: .*$/m, 'name: Southwind');
      changed('brand/brand.yaml', /ember-600: '[^']+'/, "ember-600: '#7a0f3d'");
      changed('brand/brand.yaml', '- Encode Sans\n', '- Other Sans\n');
      changed('brand/mark.svg', / d="[^"]+"/, ` d="${mark}"`);
      changed('content/settings/site.yaml', 'Eksempelgata 1', 'Annengata 9');
      // A group of pages that the agency does not have.
      for (const file of ['jobs.yaml', 'pages/career.yaml']) rmSync(path.join(site, 'content', file));
      for (const file of ['navigation', 'redirects'])
        changed(`content/settings/${file}.yaml`, /.*\/career.*\n/, '');
      execFileSync(process.execPath, ['artwork/icons/draw.ts'], { env, stdio: 'pipe' });
      build();
      const home = read('index.html');
      expect(home).toContain(mark);
      expect(home).toMatch(/--ember-600: ?#7a0f3d/);
      expect(home).toMatch(/--display: ?["']?Other Sans/);
      expect(home).toContain('Annengata 9');
      expect(read('contact/index.html')).toContain('Annengata 9');
      expect(read('feed.xml')).toContain('Southwind');
      expect(read('site.webmanifest')).toContain('Southwind');
      expect(read('llms.txt')).toMatch(/# Southwind[\s\S]*Annengata 9/);
      expect(icon()).not.toBe(before);

      expect(found(/\/careers?\b/)).toEqual([]);

      // What the server renders itself: the retry page and the mails.
      const content = readServerContent(path.join(site, 'content'));
      const retry = String(
        retryPage({ answer: { status: 422, message: '' }, typed: new Map(), content, stylesheets: [] }),
      );
      expect(retry).toContain(mark);
      expect(retry).toContain('Southwind');
      const mail = mailMessage(
        { id: 'digest:1', digest: true, leads: [] } as never,
        { from: 'a@b.example', to: [], brand: content.brand } as never,
      );
      expect(mail.from.name).toBe('Southwind');
      expect(mail.html).toContain(content.brand.mark);
    },
    4 * minutes,
  );
});
