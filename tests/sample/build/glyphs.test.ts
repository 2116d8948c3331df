import { expect, test } from 'vitest';
import { codePointsOf } from '#artwork/fonts/code-points.ts';
import { pages, words } from '../../build/site.ts';
import { decoded } from '../../build/document.ts';

test('the text faces have every character that a page shows', () => {
  const files = ['instrument-sans', 'anek-malayalam', 'anek-devanagari', 'reem-kufi'];
  const drawn = new Set(files.flatMap((name) => [...codePointsOf(`brand/fonts/${name}.woff2`)]));
  const missing = pages.flatMap((page) =>
    [...new Set(decoded(words(page)))]
      .filter((character) => !drawn.has(character.codePointAt(0) ?? 0))
      .map((character) => `${page.path}: ${character}`),
  );
  expect(missing, 'add the character to artwork/fonts/cut.ts and run npm run fonts -w artwork').toEqual([]);
});
