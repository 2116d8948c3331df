import { expect, test } from 'vitest';
import { lengthOf, timesOf } from './bars.tsx';

test('a bar is as long as its figure, beside the other of its pair', () => {
  expect(lengthOf({ from: '6,400', to: '65,000' })).toBe(9.846);
  expect(lengthOf({ from: '390', to: 'over 2,700' })).toBe(14.444);
  expect(lengthOf({ from: '210', to: '1,570' })).toBe(13.376);
});

test('growth is never more than it was', () => {
  expect(timesOf({ from: '6,400', to: '65,000' })).toBe(10);
  expect(timesOf({ from: '210', to: '1,570' })).toBe(7);
});
