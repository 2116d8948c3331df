import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sampleTests } from '../../tests/sample/is-sample.ts';
import { temporaryFolder } from '../../tests/setup/temporary.ts';

/** Captures lines printed from now on. */
function listen(): string[] {
  const said: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
  onTestFinished(() => log.mockRestore());
  return said;
}

function settings(text: string): string {
  const file = path.join(temporaryFolder(), 'site.yaml');
  writeFileSync(file, text);
  return file;
}

test('the tests of the sample content run while the settings say that it is the sample', () => {
  const said = listen();
  expect(sampleTests('some/*.test.ts', settings('name: dhow\nsample: true\n'))).toEqual(['some/*.test.ts']);
  expect(said).toEqual([]);
});

test('content of somebody’s own skips them, and says so in one line', () => {
  const said = listen();
  const own = settings('name: Another\n');
  expect(sampleTests('some/*.test.ts', own)).toEqual([]);
  expect(sampleTests('other/*.test.ts', own)).toEqual([]);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('Skipped: tests/sample');
});
