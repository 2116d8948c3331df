import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

test('every name is filled in, and what has no value stays', () => {
  expect(fillIn('{index} of {count}, {index} {of}', { index: 0, count: 3 })).toBe('0 of 3, 0 {of}');
});

test('a value is taken as it is written', () => {
  expect(fillIn('Nothing for “{query}”', { query: "$& $$ $' {query}" })).toBe(
    "Nothing for “$& $$ $' {query}”",
  );
});
