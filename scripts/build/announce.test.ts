import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { metaName } from '#app/analytics/config.ts';
import { analyticsConfig } from '#app/analytics/configure.ts';
import { loadContent } from '#app/content/store.server.ts';
import { announce } from './announce.ts';

const { content, manifest } = loadContent();
const service = { name: 'google', id: 'G-1' } as const;
const question = { ...content.analytics.question, heading: 'May "we" count & <tell>?' };
const config = analyticsConfig({ content: { ...content, analytics: { service, question } }, manifest });

function site(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'announce-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'about'));
  for (const file of ['index.html', 'about/index.html', '404.html'])
    writeFileSync(path.join(folder, file), '<html><head></head><body></body></html>');
  return folder;
}

const decoded = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

test('every page says how visits are counted, and the page of missing addresses too', () => {
  const folder = site();
  announce(folder, metaName, config);
  for (const file of ['index.html', 'about/index.html', '404.html']) {
    const html = readFileSync(path.join(folder, file), 'utf8');
    const [, written = ''] = /<head><meta name="analytics" content="([^"<]*)"\/><\/head>/.exec(html) ?? [];
    expect(JSON.parse(decoded(written)), file).toEqual(config);
  }
});

test('no page says anything where visits are not counted', () => {
  const folder = site();
  announce(folder, metaName, undefined);
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).not.toContain('analytics');
});
