import { expect, test } from 'vitest';
import { clicksFor, written } from './sum.ts';

test('an enquiry may take as many clicks as its share of the margin pays for', () => {
  expect(clicksFor({ margin: 200, closed: 4, click: 6.25 })).toBe(8);
});

test('a click that is only half paid for does not count', () => {
  expect(clicksFor({ margin: 100, closed: 4, click: 10 })).toBe(2);
});

test('figures have cents only where there are any', () => {
  expect([2000, 6.25, 6.5].map(written)).toEqual(['2,000', '6.25', '6.50']);
});
