import { expect, test } from 'vitest';
import { anchorOf } from './anchor.ts';

const anchors = [
  { id: 'PERFORMANCE MARKETING', slug: 'performance-marketing' },
  { id: 'Web Development & UI/UX', slug: 'web-development-ui-ux' },
];

test.each([
  ['#PERFORMANCE MARKETING', 'performance-marketing'],
  ['#PERFORMANCE%20MARKETING', 'performance-marketing'],
  ['#performance-marketing', 'performance-marketing'],
  ['#Web%20Development%20%26%20UI%2FUX', 'web-development-ui-ux'],
  ['#elsewhere', undefined],
  ['#50%', undefined],
  ['', undefined],
])('%s leads to %s', (hash, slug) => {
  expect(anchorOf(hash, anchors)).toBe(slug);
});
