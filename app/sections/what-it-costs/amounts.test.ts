import { expect, test } from 'vitest';
import { parts } from './amounts.ts';

test('a price is told apart into its words and its amounts, in their order', () => {
  const price = 'from INR 60,000 or AED 4,000 a month, excluding ad spend';
  expect(parts(price).map(({ words }) => words)).toEqual([
    'from',
    'INR 60,000',
    'or',
    'AED 4,000',
    'a month, excluding ad spend',
  ]);
  expect(parts(price).flatMap(({ amount }) => amount ?? [])).toEqual([
    { currency: 'INR', figure: '60,000' },
    { currency: 'AED', figure: '4,000' },
  ]);
});

test('a comma after an amount is no part of it, and words alone are no amount', () => {
  expect(parts('INR 900, tax added').map(({ words }) => words)).toEqual(['INR 900', ', tax added']);
  expect(parts('the fees of the services in it')).toEqual([{ words: 'the fees of the services in it' }]);
});
