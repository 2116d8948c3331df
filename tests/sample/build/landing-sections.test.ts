import { expect, test } from 'vitest';
import { all, content, pages } from '../../build/site.ts';

/** The sections of each kind of page, in order. */
const order: Readonly<Record<string, readonly string[]>> = {
  web: [
    'web-hero',
    'logos-web',
    'wall-of-fame',
    'stats',
    'latest-work',
    'service-cards',
    'showcase',
    'case-cards-web',
    'customer-quotes',
    'faq',
    'read-more',
    'location-links',
    'ending',
  ],
  performance: [
    'coin-hero',
    'break-even',
    'logos-performance',
    'about-block',
    'wall-of-fame',
    'service-selector',
    'press',
    'consult',
    'case-tabs',
    'client-reviews-performance',
    'included',
    'tools',
    'results',
    'faq',
    'read-more',
    'ending',
  ],
  digital: [
    'coast-hero',
    'logos-brands',
    'how-we-work',
    'brand-story',
    'about-block',
    'wall-of-fame',
    'service-selector',
    'case-tabs',
    'client-reviews',
    'faq',
    'read-more',
    'location-links',
    'ending',
  ],
  seo: [
    'seo-hero',
    'search-clip',
    'logos-brands',
    'seo-team',
    'toolkit',
    'charted-results',
    'audit-form',
    'case-cards-default',
    'client-reviews-seo',
    'faq',
    'read-more',
    'location-links',
    'ending',
  ],
};

/** Kind of a page, by the service in its URL. */
const kinds: Readonly<Record<string, string>> = {
  'web-development-company': 'web',
  'performance-marketing-agency': 'performance',
  'digital-marketing-agency': 'digital',
  'seo-company': 'seo',
};

const landing = pages.flatMap((page) => {
  const [, service = ''] = /([a-z-]+)-in-[a-z]+$/.exec(page.path) ?? [];
  const kind = kinds[service];
  return kind ? [[page.path, kind, page] as const] : [];
});

test('there are fifteen landing pages', () => expect(landing).toHaveLength(15));

test.each(landing)('%s has the sections of %s pages in order', (path, kind, page) => {
  const sections = content.pages.get(path.slice(1))?.sections ?? [];
  const names = sections.map((entry) => (entry.type === 'shared' ? entry.section : entry.type));
  // The variants differ only in currency, or in which nearby work comes first.
  expect(names.map((name) => name.replace(/-(dirhams|rupees|emirates|kerala)$/, ''))).toEqual(order[kind]);
  expect(all(page, 'main > section')).toHaveLength(sections.length);
});

const performance = landing.filter(([, kind]) => kind === 'performance');

test.each(performance)(
  '%s says the fee and the least ad spend first, and its sum begins with both',
  (_path, _kind, page) => {
    const [price] = all(page, 'main > section:first-child a[href="/services#what-it-costs"]');
    const [fee, spend] =
      price?.textContent.replaceAll('\u00A0', ' ').match(/from (AED|INR) [\d,]+ a month/g) ?? [];
    const figures = all(page, 'main > section:nth-child(2) small').map(
      ({ parent }) => `from ${parent?.textContent.trim()} a month`,
    );
    expect(figures.slice(0, 2)).toEqual([spend, fee]);
  },
);

test.each(landing)('%s leads to all other %s pages from its first lines', (path, kind, page) => {
  const others = landing.filter(([other, of]) => of === kind && other !== path).map(([other]) => other);
  const hrefs = all(page, 'main > section:first-child nav p a').map((link) => link.getAttributeValue('href'));
  expect(hrefs.toSorted()).toEqual(others.toSorted());
});

test.each(landing)(
  '%s has one chat button, with a greeting on pages of SEO only: %s',
  (_path, kind, page) => {
    const hrefs = all(page, '[data-of-page="chat"] a').map((link) => link.getAttributeValue('href') ?? '');
    expect(hrefs).toHaveLength(1);
    expect(decodeURIComponent(hrefs[0] ?? '').includes(content.site.chat.greeting)).toBe(kind === 'seo');
    expect(hrefs[0]?.includes('?text=')).toBe(kind === 'seo');
  },
);

test.each(landing)(
  '%s shows the map of its own office first, or that of Dubai as all SEO pages do: %s',
  (path, kind, page) => {
    const [first] = all(page, `[aria-label="${content.interface.map.choose}"] [aria-pressed="true"]`);
    const isKerala = path.endsWith('kerala') && kind !== 'seo';
    expect(first?.textContent).toBe(isKerala ? 'Kozhikode' : 'Dubai');
  },
);

test.each([
  ['/ae/services/performance-marketing-agency-in-sharjah', 'Learn More About Us', '/about'],
  ['/ae/services/performance-marketing-agency-in-sharjah', '', '/awards'],
  ['/ae/services/performance-marketing-agency-in-sharjah', 'View More', '/services'],
  ['/ae/services/performance-marketing-agency-in-sharjah', 'Consult Us', 'https://wa.me/971500000000'],
  ['/blogs/ultimate-guide', 'Next article', '/blogs/digital-marketing-difference'],
  // The oldest links to the newest.
  ['/blogs/small-business', 'Next article', '/blogs/ai-role'],
  ['/', 'All prices', '/services#what-it-costs'],
  ['/ae/services/seo-company-in-dubai', 'View More', '/works'],
  ['/ae/services/seo-company-in-dubai', 'Check Out Our Case Studies', '/works'],
])('on %s "%s" leads to %s', (path, label, href) => {
  const found = pages.filter((page) => page.path === path).flatMap((page) => all(page, 'main a'));
  const named = found.filter(({ textContent }) => textContent.trim().startsWith(label));
  expect(named.map((link) => link.getAttributeValue('href'))).toContain(href);
});
