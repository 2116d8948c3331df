import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary.ts';
import { fingerprintOf } from './load.ts';

test('a change of the content or the brand is noticed', () => {
  const root = temporaryFolder();
  const [content = '', brand = ''] = ['content', 'brand'].map((folder) => path.join(root, folder));
  const files = [path.join(content, 'pages/about.yaml'), path.join(brand, 'brand.yaml')];
  mkdirSync(path.join(content, 'pages'), { recursive: true });
  mkdirSync(brand);
  for (const file of files) writeFileSync(file, '');
  const seen = [fingerprintOf(content, brand)];
  for (const file of files) {
    utimesSync(file, 1, 1);
    seen.push(fingerprintOf(content, brand));
  }
  const mark = path.join(brand, 'mark.svg');
  writeFileSync(mark, '<svg/>');
  seen.push(fingerprintOf(content, brand));
  expect(new Set(seen).size).toBe(4);
  rmSync(mark);
  expect(fingerprintOf(content, brand)).toBe(seen[2]);
});
