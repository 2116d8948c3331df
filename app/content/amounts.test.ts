import { expect, test } from 'vitest';
import { amountsOf } from './amounts.ts';

test('the amounts of a price are found in their order', () => {
  expect(amountsOf('from INR 60,000 or AED 4,000 a month, excluding ad spend')).toEqual([
    { currency: 'INR', figure: '60,000', value: 60_000 },
    { currency: 'AED', figure: '4,000', value: 4000 },
  ]);
});

test('a comma after an amount is no part of it, and words alone are no amount', () => {
  expect(amountsOf('INR 900, tax added')).toEqual([{ currency: 'INR', figure: '900', value: 900 }]);
  expect(amountsOf('the fees of the services in it')).toEqual([]);
});
