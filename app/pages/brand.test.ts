import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readBrand } from '#app/content/brand.server.ts';
import { collections } from './collections.ts';
import { report } from '#app/content/problem.ts';
import { readContentFiles } from '#app/content/read.server.ts';
import { brandFolder, contentFolder } from '#app/content/site-folder.server.ts';
import { validate } from '#app/content/validate.ts';
import { temporaryFolder } from '../../tests/setup/temporary.ts';

const { name, mark } = readBrand();

/** Brand-independent code. Tests and examples may name a brand. */
const code = globSync('{app,server,scripts}/**/*.{ts,tsx,css,svg,js}').filter(
  (file) => !/\.test\.ts$|(^|\/)examples\.tsx?$/.test(file),
);
/** Artwork tools. The drawings themselves belong to a brand. */
const tools = globSync('artwork/{deliver,icons,fonts,share}/**/*.ts').filter(
  (file) => !file.endsWith('.test.ts'),
);

/** Black and white are allowed, and so is the sample colour in error messages. */
const colour =
  /(?<!a colour such as "?)#(?!f{6}|0{6})(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?=["'`;,)\s])|\b(?:rgba?|hsla?|oklch|lab)\(\s*[\d.]/i;

function linesWith(pattern: RegExp, files: readonly string[]): string[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1} ${line.trim().slice(0, 90)}`] : [],
      ),
  );
}

test('only the folder of the brand knows its name and its mark', () => {
  expect(linesWith(new RegExp(`\\b${name}\\b`, 'i'), [...code, ...tools])).toEqual([]);
  expect([...code, ...tools].filter((file) => readFileSync(file, 'utf8').includes(mark))).toEqual([]);
});

test('only the folder of the brand knows a colour', () => {
  expect(linesWith(colour, [...code, ...tools])).toEqual([]);
});

/** The content report after changing one file in a copy of the brand. */
function reportOf(file: string, change: (text: string) => string): string {
  const folder = temporaryFolder();
  for (const part of ['brand.yaml', 'mark.svg'])
    cpSync(path.join(brandFolder, part), path.join(folder, part));
  writeFileSync(path.join(folder, file), change(readFileSync(path.join(folder, file), 'utf8')));
  return report(validate(readContentFiles(contentFolder, folder).files, collections).problems);
}

test('a wrong brand is reported with file, line and field', () => {
  expect(reportOf('brand.yaml', (text) => text.replace("'#070c16'", 'midnight'))).toMatchInlineSnapshot(`
    "1 problem in the content, in 1 file.

    brand/brand.yaml
      line 8, colours > ink-950
        found     "midnight"
        expected  a colour such as "#1436c4", in quotation marks
        to mend   write it as expected"
  `);
  expect(reportOf('brand.yaml', (text) => text.replace('legalName', 'legalname'))).toContain('legalName');
  expect(reportOf('mark.svg', (text) => text.replace('0 0 32 32', '0 0 24 24'))).toContain(
    'mark.svg with one path',
  );
});
