import { expect, test } from 'vitest';
import { headOf, origin, pages } from '../../build/site.ts';

/** Page variants for the two places, offices and their hours, as in the specification. */

const built = pages.map(headOf);
const pathsWith = (text: string): string[] =>
  built.filter(({ html }) => html.includes(text)).map(({ entry }) => entry.path);

test('there are versions of the three services that both offices sell', () => {
  const versions = built.filter(
    ({ entry, links }) => entry.indexed && links.some((link) => link['hreflang'] !== undefined),
  );
  expect(versions.map(({ entry }) => entry.path)).toEqual([
    '/ae/digital-marketing-agency-in-dubai',
    '/ae/services/performance-marketing-agency-in-dubai',
    '/ae/services/seo-company-in-dubai',
    '/digital-marketing-agency-in-kerala',
    '/services/performance-marketing-agency-in-kerala',
    '/services/seo-company-in-kerala',
  ]);
});

test('both offices are on the first page and on the contact page', () => {
  for (const id of ['kozhikode', 'dubai'])
    expect(pathsWith(`"@id":"${origin}/contact#${id}"`)).toEqual(expect.arrayContaining(['/', '/contact']));
});

test('the offices open when the contact page says', () => {
  const contact = built.find(({ entry }) => entry.path === '/contact')?.html ?? '';
  const hours = [...contact.matchAll(/"openingHoursSpecification":(\{[^}]*\})/g)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  );
  expect(hours).toMatchObject([
    { opens: '09:30:00', closes: '18:30:00', dayOfWeek: { length: 6 } },
    { opens: '09:30:00', closes: '18:30:00', dayOfWeek: { length: 5 } },
  ]);
});

test('there are claims, pages, links and pictures of every kind', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(
    pages
      .filter(({ linked }) => !linked)
      .map((page) => page.path)
      .toSorted(),
  ).toEqual(['/404', '/services/404', '/thank-you', '/thank-you/contact', '/works/404'].toSorted());
  const listed = built.filter(({ entry }) => entry.indexed);
  expect(new Set(listed.map(({ meta }) => meta.get('og:image'))).size).toBe(listed.length);
});
