import { expect, test } from 'vitest';
import { compare, paragraphsOf, runs } from './similarity.ts';

test('runs are five words, whatever the case and the punctuation', () => {
  expect(runs('One, two: Three four. FIVE six')).toEqual([
    'one two three four five',
    'two three four five six',
  ]);
  expect(runs('Too short to count')).toEqual([]);
});

test('the share is of the first paper, and the paragraphs that cause it are named', () => {
  const shared = 'The tide comes in at noon and leaves again at six.';
  const [first, second] = compare([
    { name: 'a', paragraphs: [shared, 'Something of its own that nobody else has written down yet.'] },
    { name: 'b', paragraphs: [shared] },
  ]);
  expect(first).toMatchObject({ a: 'b', b: 'a', share: 1 });
  expect(second?.share).toBeCloseTo(7 / 14);
  expect(second?.paragraphs).toEqual([{ text: shared, runs: 7 }]);
});

test('a record gives its paragraphs, lists and nested fields included', () => {
  expect(paragraphsOf({ heading: 'One', faq: [{ answer: 'Two\n\nThree\nfour' }] })).toEqual([
    'One',
    'Two',
    'Three four',
  ]);
});
