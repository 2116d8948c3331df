import { expect, test } from 'vitest';
import { decoded } from '../../build/document.ts';
import { all, pages } from '../../build/site.ts';
import { carousels, landing } from '../landing.ts';

/** Elements of a page, by its path. */
const on = (path: string, selector: string) =>
  pages.filter((page) => page.path === path).flatMap((page) => all(page, selector));

test('digital marketing pages name the prize and their place', () => {
  const headings = landing.digital
    .flatMap((path) => on(path, 'h1'))
    .map(({ textContent }) => textContent.trim());
  expect(headings).toEqual(
    ['Dubai', 'Sharjah', 'Abu Dhabi', 'Kerala'].map(
      (place) => `An Award-winning Digital Marketing Agency in ${place}`,
    ),
  );
});

test.each([
  ...landing.web.map((path) => [path, 11] as const),
  ...landing.performance.map((path) => [path, 5] as const),
])('%s answers %d questions', (path, count) => {
  expect(on(path, 'main details[name] > summary')).toHaveLength(count);
});

test('a web page fetches no script file before its first screen is drawn, as it says', () => {
  const web = pages.filter(({ path }) => landing.web.includes(path));
  expect(web).toHaveLength(3);
  for (const { path, html } of web)
    expect(html, path).not.toMatch(/<script[^>]*\ssrc=|rel="modulepreload"|as="script"/);
});

test.each(carousels)('$heading turns every $every ms', ({ path, heading, every, slides }) => {
  const found = on(path, '[data-island="carousel"]')
    .map((island) => ({
      ...(JSON.parse(decoded(island.getAttributeValue('data-props') ?? '')) as { label: string }),
      slides: island.querySelectorAll('[aria-roledescription="slide"]').length,
    }))
    .filter(({ label }) => label === heading);
  expect(found).toMatchObject([{ every, slides }]);
});
