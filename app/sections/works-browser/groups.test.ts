import { expect, test } from 'vitest';
import { byCategory, byWall, hungOf } from './groups.ts';

const note = { id: 1, categoryId: 2, rank: 4 };
const story = { id: 2, categoryId: 3, rank: 2 };
const result = { id: 3, categoryId: 2, rank: 0 };
const works = [note, story, result];

const idsOf = (groups: readonly { name: string; hung: readonly { work: { id: number } }[] }[]) =>
  Object.fromEntries(groups.map(({ name, hung }) => [name, hung.map(({ work }) => work.id)]));

test('works hang wall by wall, and a wall without works is left out', () => {
  const walls = [{ name: 'Stories' }, { name: 'Studies' }, { name: 'Notes' }];
  expect(idsOf(byWall(hungOf(works, works), walls))).toEqual({ Stories: [3, 2], Notes: [1] });
});

test('works of a category stand in the order of the walls, and one without works is left out', () => {
  const categories = [1, 2, 3].map((id) => ({ id, slug: `c${id}`, label: `C${id}` }));
  expect(idsOf(byCategory(hungOf(works, works), categories))).toEqual({ C2: [3, 1], C3: [2] });
});

test('a card is drawn anew if its work hangs in another size than in the page', () => {
  const resized = (shown: typeof works): number[] =>
    hungOf(shown, works).flatMap((hung) => (hung.resized ? [hung.work.id] : []));
  expect(resized(works)).toEqual([]);
  // Alone on its wall as before, but now the first of all.
  expect(resized([note])).toEqual([1]);
  expect(resized([result, note])).toEqual([]);
});
