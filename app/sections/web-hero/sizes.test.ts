import { expect, test } from 'vitest';
import { breadth, fitting } from './sizes.ts';

const even = (name: string[]) => name.map((letters) => ({ letters, share: 1 / name.length }));

test('a name of few letters takes the largest size, longer ones take less', () => {
  expect(fitting(even(['A', 'j', 'm', 'a', 'n']), 27)).toBe(27);
  const sizes = [
    ['D', 'u', 'b', 'a', 'i'],
    ['Sh', 'a', 'r', 'j', 'ah'],
    ['Ras ', 'Al ', 'Kh', 'aim', 'ah'],
  ].map((name) => fitting(even(name), 46));
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
});

test('no part is wider than its share', () => {
  for (const name of [
    ['D', 'u', 'b', 'a', 'i'],
    ['Thiru', 'vanan', 'tha', 'pu', 'ram'],
  ])
    for (const { letters, share } of even(name))
      expect(breadth(letters) * fitting(even(name), 46)).toBeLessThanOrEqual(share * 100);
});
