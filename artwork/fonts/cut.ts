/**
 * Subsets the typefaces to the glyphs and axis ranges that the site uses: `npm run fonts -w artwork`. Run it again
 * when content needs a character that `glyphs` lacks; the results are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { BRAND } from '#artwork/deliver/paths.ts';

const require = createRequire(import.meta.url);
const folder = path.join(BRAND, 'fonts');

/** Printable ASCII without code characters, plus the other characters in our copy. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const glyphs = `${ascii.replaceAll(/[<>[\\\]^`{}~]/g, '')}‘’“”–—…·•©°×÷₹é\u00a0`;
/** Headlines and figures need fewer: no code characters or brackets. */
const displayGlyphs = `${ascii.replaceAll(/[#$*;<=>[\\\]^_`{|}~]/g, '')}‘’“”–—…°÷é\u00a0`;

/** Every letter between two code points. */
function letters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

interface Face {
  from: string;
  to: string;
  text: string;
  axes: Record<string, { min: number; max: number; default?: number } | number>;
}

const faces: Face[] = [
  {
    from: '@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2',
    to: 'anybody.woff2',
    text: displayGlyphs,
    axes: { wdth: { min: 58, max: 146 }, wght: { min: 700, max: 880 } },
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    text: glyphs,
    axes: { wght: { min: 400, max: 700 } },
  },
  // Complete scripts in one weight, for writing samples: only pages with such letters load them.
  {
    from: '@fontsource-variable/anek-malayalam/files/anek-malayalam-malayalam-standard-normal.woff2',
    to: 'anek-malayalam.woff2',
    text: letters(0x0d00, 0x0d7f) + letters(0x200c, 0x200d),
    axes: { wdth: 87.5, wght: 600 },
  },
  {
    from: '@fontsource-variable/reem-kufi/files/reem-kufi-arabic-wght-normal.woff2',
    to: 'reem-kufi.woff2',
    text: letters(0x0600, 0x06ff),
    axes: { wght: 600 },
  },
  // Only the letters of the sample pages in web development heroes; others use the visitor's font.
  {
    from: '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2',
    to: 'anek-devanagari.woff2',
    text: 'ंअआइईउएकखगजटडतदधनपफबभमरलवशसह़ािीुूेैोौ।',
    axes: { wdth: 100, wght: 700 },
  },
];

mkdirSync(folder, { recursive: true });
for (const { from, to, text, axes } of faces) {
  const source = readFileSync(require.resolve(from));
  const result = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: axes });
  writeFileSync(path.join(folder, to), result);
  console.log(`${to}: ${(source.length / 1024).toFixed(1)} KB -> ${(result.length / 1024).toFixed(1)} KB`);
}
console.log(`${faces.length} fonts written to ${folder}`);
