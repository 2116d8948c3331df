import { describe, expect, test } from 'vitest';
import { curl, curlAll } from './typography.ts';

describe('marks of the keyboard become those of print', () => {
  test.each([
    ["Let's Connect", 'Let’s Connect'],
    ["the guests' questions", 'the guests’ questions'],
    ['The word "funnel" is heard.', 'The word “funnel” is heard.'],
    ["'Welcome' in Malayalam", '‘Welcome’ in Malayalam'],
    ['(from "five o\'clock")', '(from “five o’clock”)'],
    ['He said "call it \'done\'".', 'He said “call it ‘done’”.'],
    ["since the summer of '24", 'since the summer of ’24'],
    ['**"Certainly"**, he said', '**“Certainly”**, he said'],
    ['already ‘curly’', 'already ‘curly’'],
  ])('%s', (written, printed) => {
    expect(curl(written)).toBe(printed);
  });
});

test.each([
  ['from INR 60,000 or AED 4,000', 'from INR\u00A060,000 or AED\u00A04,000'],
  ['The total is AED 220.', 'The total is AED\u00A0220.'],
  ['in AED, tax added', 'in AED, tax added'],
])('a currency stays with its amount: %s', (written, printed) => {
  expect(curl(written)).toBe(printed);
});

test.each([
  'Type `alt="a dhow"` there.',
  "```\nconst name = 'dhow';\n```",
  '[our work](/works?of="seo")',
  '![A bride](posters/bride "In gold")',
])('code, addresses and titles of Markdown stay as written: %s', (written) => {
  expect(curl(written)).toBe(written);
});

test('every text of a value is set, and no name of a field', () => {
  expect(curlAll({ "it's": ["it's", { deep: '"x"' }], year: 2025, none: null })).toEqual({
    "it's": ['it’s', { deep: '“x”' }],
    year: 2025,
    none: null,
  });
});
