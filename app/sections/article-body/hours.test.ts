import { expect, test } from 'vitest';
import type { ProseBlock } from '#app/ui/prose/prose.tsx';
import { hoursOf } from './hours.tsx';

const entry = (label: string): ProseBlock => ({
  type: 'paragraph',
  children: [label, ' Something happens.'],
});

test('entries of a night go on after midnight', () => {
  const hours = hoursOf([entry('Wednesday, 23:40.'), entry('Thursday, 00:25.'), entry('Thursday, 9:30.')]);
  expect(hours?.map(({ day, time, at }) => [day, time, at / 60])).toEqual([
    ['Wednesday', '23:40', 23 + 40 / 60],
    ['Thursday', '00:25', 24 + 25 / 60],
    ['Thursday', '9:30', 33.5],
  ]);
});

test('one paragraph without an hour, or a single entry, makes no night', () => {
  expect(hoursOf([entry('Wednesday, 23:40.'), entry('Thursday.')])).toBeUndefined();
  expect(hoursOf([entry('Wednesday, 23:40.')])).toBeUndefined();
});
