import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { read } from './built-site.ts';

const home = read('index.html');
const framework = readdirSync('build/client/assets').filter((file) => /^framework-.+\.js$/.test(file));

describe('scripts', () => {
  test('the framework is one file that every page asks for', () => {
    expect(framework).toHaveLength(1);
    expect(home).toContain(`/assets/${framework[0]}`);
  });

  test('the framework asks to be compiled while it arrives', () => {
    const hint = '//# allFunctionsCalledOnLoad\n';
    // Browsers read it only on the first line.
    expect(read(`assets/${framework[0]}`).slice(0, hint.length)).toBe(hint);
  });
});
