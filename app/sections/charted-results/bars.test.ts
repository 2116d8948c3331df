import { expect, test } from 'vitest';
import { heightOf, timesOf } from './bars.tsx';

test('a building is as high as its figure, beside the other', () => {
  expect(heightOf({ from: '6,400', to: '65,000' })).toBe(9.846);
  expect(heightOf({ from: '390', to: 'over 2,700' })).toBe(14.444);
  expect(heightOf({ from: '210', to: '1,570' })).toBe(13.376);
});

test('growth is never more than it was', () => {
  expect(timesOf({ from: '6,400', to: '65,000' })).toBe(10);
  expect(timesOf({ from: '210', to: '1,570' })).toBe(7);
});
