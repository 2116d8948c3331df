import { describe, expect, test } from 'vitest';
import { onLandingPages, onPages } from './quoted.ts';
import { decoded } from '../../build/document.ts';
import { type BuiltPage, pages } from '../../build/site.ts';

/** The text of a whole page including the shell, with straight apostrophes and single spaces. */
function shown(page: BuiltPage): string {
  const text = page.html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<\/?(?:b|i|em|strong|span|small|abbr)(?: [^>]*)?>/g, '')
    .replaceAll(/<[^>]+>/g, ' ');
  return decoded(text).replaceAll('’', "'").replaceAll(/\s+/g, ' ');
}

const pinned = pages.flatMap((page) => {
  const landing = onLandingPages.flatMap(([paths, strings]) => (paths.test(page.path) ? strings : []));
  const strings = [...(onPages[page.path] ?? []), ...landing];
  const words = strings.length > 0 ? shown(page) : '';
  return strings.map((text) => [page.path, text, words] as const);
});

test('every page that is named exists', () => {
  const paths = new Set(pages.map((page) => page.path));
  expect(Object.keys(onPages).filter((path) => !paths.has(path))).toEqual([]);
  expect(pinned.length).toBeGreaterThan(400);
});

describe('a quoted string', () => {
  test.each(pinned)('%s shows %s', (_path, text, words) => {
    expect(words).toContain(text);
  });
});
