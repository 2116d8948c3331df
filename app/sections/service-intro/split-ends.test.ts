import { describe, expect, test } from 'vitest';
import { splitEnds } from './split-ends.ts';

describe('splitEnds', () => {
  test('takes five words from each end', () => {
    expect(splitEnds('A brand is a promise made on a signboard with the logo covered up.', 5)).toEqual({
      start: 'A brand is a promise',
      middle: 'made on a signboard',
      end: 'with the logo covered up.',
    });
  });

  test('never shares a word between the ends of a short text', () => {
    expect(splitEnds('one two three four five six seven', 5)).toEqual({
      start: 'one two three four five',
      middle: '',
      end: 'six seven',
    });
    expect(splitEnds('only four words here', 5)).toEqual({
      start: 'only four words here',
      middle: '',
      end: '',
    });
  });

  test('treats line breaks and runs of spaces as one space', () => {
    expect(splitEnds(' a\n b  c ', 1)).toEqual({ start: 'a', middle: 'b', end: 'c' });
  });
});
