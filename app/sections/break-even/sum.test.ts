import { expect, test } from 'vitest';
import { customersFor, inWords, pileOf, written } from './sum.ts';

const figures = { budget: 4000, fee: 3500, customer: 500 };

test('as many customers are needed as pay for adverts and fee together', () => {
  expect(customersFor(figures)).toBe(15);
});

test('a part of a customer is a whole one', () => {
  expect(customersFor({ ...figures, customer: 499 })).toBe(16);
});

test('words have amounts with their currency, and customers without', () => {
  expect(inWords('{customers} at {most} of {budget}', figures, 'AED')).toBe('15 at AED 266 of AED 4,000');
});

test('figures are written in whole units', () => {
  expect([2000, 266.67].map(written)).toEqual(['2,000', '266']);
});

test.each([1, 2, 5, 23, 90, 275, 1000])('a pile of %i coins has room for more', (customers) => {
  const { columns, rows } = pileOf(customers);
  expect(columns * rows).toBeGreaterThan(customers);
  expect(columns / rows).toBe(3);
});
