import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleTests } from '../../tests/sample/is-sample.ts';

let folder: string;
let said: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function settings(text: string): string {
  const file = path.join(folder, 'site.yaml');
  writeFileSync(file, text);
  return file;
}

test('the tests of the sample content run while the settings say that it is the sample', () => {
  expect(sampleTests('some/*.test.ts', settings('name: dhow\nsample: true\n'))).toEqual(['some/*.test.ts']);
  expect(said).toEqual([]);
});

test('content of somebody’s own skips them, and says so in one line', () => {
  const own = settings('name: Another\n');
  expect(sampleTests('some/*.test.ts', own)).toEqual([]);
  expect(sampleTests('other/*.test.ts', own)).toEqual([]);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('Skipped: tests/sample');
});
