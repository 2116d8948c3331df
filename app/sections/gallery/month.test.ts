import { expect, test } from 'vitest';
import { month } from './month.ts';

const wide = { width: 1200, height: 800 };
const tall = { width: 800, height: 1000 };

function daysOf(places: readonly { day: number; across: number; down: number }[]): number[] {
  return places.flatMap(({ day, across, down }) =>
    Array.from(
      { length: across * down },
      (_, index) => day + (index % across) + Math.floor(index / across) * 7,
    ),
  );
}

test('a wide picture covers the days after and below it, a tall one its own', () => {
  const { places } = month([
    { day: 2, picture: wide },
    { day: 12, picture: tall },
  ]);
  expect(places).toMatchObject([
    { day: 2, across: 2, down: 2 },
    { day: 12, across: 1, down: 1 },
  ]);
});

test('no picture lies on the day of another, or leaves the week or the month', () => {
  for (const days of [[31], [7, 14, 28], [1, 2, 8, 9], Array.from({ length: 31 }, (_, index) => index + 1)]) {
    const { places, free } = month(days.map((day) => ({ day, picture: wide })));
    expect(places.map(({ day }) => day)).toEqual(days);
    const covered = [...daysOf(places), ...free];
    expect(new Set(covered).size).toBe(covered.length);
    expect(places.every(({ day, across }) => ((day - 1) % 7) + across <= 7)).toBe(true);
  }
});
