import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { pages, words } from '../../build/site.ts';
import { decoded } from '../../build/document.ts';

test('the text face has every character that a page shows', () => {
  const face = create(readFileSync('app/styles/fonts/instrument-sans.woff2'));
  if (!('characterSet' in face)) throw new Error('the file holds more than one face');
  const drawn = new Set(face.characterSet);
  const missing = pages.flatMap((page) =>
    [...new Set(decoded(words(page)))]
      .filter((character) => !drawn.has(character.codePointAt(0) ?? 0))
      .map((character) => `${page.path}: ${character}`),
  );
  expect(missing, 'add the character to scripts/fonts.ts and run npm run fonts').toEqual([]);
});
