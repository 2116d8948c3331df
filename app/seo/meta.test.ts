import { describe, expect, test } from 'vitest';
import { absolute } from './address.ts';
import { pageMeta } from './meta.ts';

const site = { name: 'dhow', url: 'https://dhow.example' };
const first = {
  path: '/contact',
  title: 'Contact dhow',
  description: 'Write, call or visit.',
  indexed: true,
};
const second = { path: '/', title: 'dhow', description: 'Two shores, one sea.', indexed: false };

describe('the meta of a page', () => {
  test('of two pages built in a row, the second has nothing of the first', () => {
    const alone = pageMeta(second, site);
    pageMeta(first, site);
    expect(pageMeta(second, site)).toEqual(alone);
    expect(JSON.stringify(pageMeta(second, site))).not.toContain('contact');
  });

  test('says title, description and canonical address', () => {
    const meta = pageMeta(first, site);
    expect(meta).toContainEqual({ title: 'Contact dhow' });
    expect(meta).toContainEqual({ name: 'description', content: 'Write, call or visit.' });
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://dhow.example/contact' });
    expect(JSON.stringify(meta)).not.toContain('noindex');
  });

  test('of a page that is not to be found has no canonical address', () => {
    const meta = pageMeta(second, site);
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(JSON.stringify(meta)).not.toContain('canonical');
  });
});

test('addresses are absolute, without a slash at the end except for the first page', () => {
  expect(absolute('/', 'https://dhow.example')).toBe('https://dhow.example/');
  expect(absolute('/ae/services/x', 'https://dhow.example/')).toBe('https://dhow.example/ae/services/x');
});
