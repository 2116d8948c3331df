import { describe, expect, test } from 'vitest';
import { decoded } from '../../build/document.ts';
import { all, pages } from '../../build/site.ts';
import { carousels } from '../carousels.ts';

const placesByName: Record<string, string> = {
  kerala: 'Kerala',
  dubai: 'Dubai',
  sharjah: 'Sharjah',
  abudhabi: 'Abu Dhabi',
};

/** Pages of one service, with path and place. */
function landing(service: string) {
  return pages.flatMap((page) => {
    const [, name = ''] = new RegExp(`${service}-in-(.+)$`).exec(page.path) ?? [];
    const place = placesByName[name];
    return place ? [[page.path, place, page] as const] : [];
  });
}

describe('a digital marketing page', () => {
  test.each(landing('digital-marketing-agency'))('%s names the prize and %s', (_path, place, page) => {
    const headings = all(page, 'h1').map(({ textContent }) => textContent.trim());
    expect(headings).toEqual([`An Award-winning Digital Marketing Agency in ${place}`]);
  });
});

describe.each([
  ['web-development-company', 3, 11],
  ['performance-marketing-agency', 4, 5],
])('%s', (service, count, questions) => {
  test(`has ${count} pages`, () => expect(landing(service)).toHaveLength(count));

  test.each(landing(service))(`%s answers ${questions} questions about %s`, (_path, _place, page) => {
    expect(all(page, 'main details[name] > summary')).toHaveLength(questions);
  });
});

test('a web page fetches no script file before its first screen is drawn, as it says', () => {
  const web = pages.filter(({ path }) => path.includes('web-development-company-in-'));
  expect(web.length).toBeGreaterThan(0);
  for (const { path, html } of web)
    expect(html, path).not.toMatch(/<script[^>]*\ssrc=|rel="modulepreload"|as="script"/);
});

test.each(carousels)('$heading turns every $every ms', ({ path, heading, every, slides }) => {
  const found = pages
    .filter((page) => page.path === path)
    .flatMap((page) => all(page, '[data-island="carousel"]'))
    .map((island) => ({
      ...(JSON.parse(decoded(island.getAttributeValue('data-props') ?? '')) as { label: string }),
      slides: island.querySelectorAll('[aria-roledescription="slide"]').length,
    }))
    .filter(({ label }) => label === heading);
  expect(found).toMatchObject([{ every, slides }]);
});
