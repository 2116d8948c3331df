import { expect, test } from 'vitest';
import { decoded } from '../../build/document.ts';
import { all, content, pages } from '../../build/site.ts';

/** Titles of all cases, in tabs and on cards. */
const { tabs, cards } = content.cases;
const titles = new Set(
  [...tabs.flatMap(({ cases }) => cases), ...Object.values(cards).flat()].map(({ title }) => title),
);

test('each case leads to the story or article that tells more', () => {
  const links = pages.flatMap((page) => all(page, 'main li h3 a[href]'));
  const linked = links
    .filter((link) => /^\/(works|blogs)\b/.test(link.getAttributeValue('href') ?? ''))
    .map(({ textContent }) => decoded(textContent));
  expect([...titles].filter((title) => !linked.includes(title))).toEqual([]);
});
