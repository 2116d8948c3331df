import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every inline script and style has its hash, once', () => {
  const html =
    '<script>a()</script><script type="module">b()\n</script><script>a()</script><style>i{}</style><p>words</p>';
  expect(inlineHashes(html)).toEqual({ scripts: [hash('a()'), hash('b()\n')], styles: [hash('i{}')] });
});

test('the hash is that of the bytes in UTF-8', () => {
  expect(inlineHashes('<script>"കോഴിക്കോട്"</script>').scripts).toEqual([hash('"കോഴിക്കോട്"')]);
});

test('files and data blocks need none', () => {
  const html = '<script src="/a.js"></script><script type="application/ld+json">{}</script>';
  expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
});

test.for([
  ['<p style="color:red">x</p>', 'style'],
  ['<button type="button" onclick="x()">x</button>', 'onclick'],
] as const)('%s stops the build', ([html, attribute]) => {
  expect(() => inlineHashes(html)).toThrow(attribute);
});

test('words and scripts may say what tags may not', () => {
  expect(() => inlineHashes('<script>"<p style=\\"x\\">"</script><p>the style="x" attribute</p>')).not.toThrow();
});
