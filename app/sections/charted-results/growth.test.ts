import { expect, test } from 'vitest';
import { shareOf, timesOf } from './growth.tsx';

test('a figure has its share of the other', () => {
  expect(shareOf({ from: '6,400', to: '65,000' })).toBe(9.846);
  expect(shareOf({ from: '390', to: 'over 2,700' })).toBe(14.444);
  expect(shareOf({ from: '210', to: '1,570' })).toBe(13.376);
});

test('growth is never more than it was', () => {
  expect(timesOf({ from: '6,400', to: '65,000' })).toBe(10);
  expect(timesOf({ from: '210', to: '1,570' })).toBe(7);
});
