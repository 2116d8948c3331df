import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Visit } from './visit.ts';

const site = 'https://dhow.example';
const ad = `${site}/services/seo?utm_source=news&utm_medium=mail&gclid=1&token=2`;

let visit: (address: string, referrer?: string) => Visit;

beforeEach(async () => {
  // A new tab, without `sessionStorage`, as if disabled.
  vi.resetModules();
  const { currentVisit } = await import('./visit.ts');
  visit = (address, referrer = '') => currentVisit(address, referrer);
});

describe('a visit', () => {
  test('names its first page, the site before it and the campaign, and nothing else of the address', () => {
    expect(visit(ad, 'https://search.example/?q=boats')).toEqual({
      landing: '/services/seo',
      referrer: 'https://search.example/?q=boats',
      campaign: { utm_source: 'news', utm_medium: 'mail', gclid: '1' },
    });
    expect(visit(`${site}/contact?role=cook`, `${site}/services/seo`)).toMatchObject({
      landing: '/services/seo',
      campaign: { utm_source: 'news' },
    });
  });

  test('without a referrer or a campaign is only its first page', () => {
    expect(visit(`${site}/about?token=1`)).toEqual({ landing: '/about', campaign: {} });
  });

  test('begins anew with another campaign, and with no other address', () => {
    const first = visit(ad, 'https://search.example/');
    expect(visit(`${site}/contact`, 'https://other.example/')).toEqual(first);
    expect(visit(ad)).toEqual(first);
    expect(visit(`${site}/works?utm_source=fair`, 'https://fair.example/')).toEqual({
      landing: '/works',
      referrer: 'https://fair.example/',
      campaign: { utm_source: 'fair' },
    });
  });

  test('whose first page was left before its script came is read from where the second was reached', () => {
    expect(visit(`${site}/contact`, ad)).toEqual({
      landing: '/services/seo',
      campaign: { utm_source: 'news', utm_medium: 'mail', gclid: '1' },
    });
  });
});
