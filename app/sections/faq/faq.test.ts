import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Faq from './faq.tsx';

function written(text: string): string {
  const questions = [{ question: 'Why?', answer: [{ type: 'paragraph' as const, children: [text] }] }];
  return renderToStaticMarkup(createElement(Faq, { type: 'faq', heading: 'Questions', questions }));
}

test('Tab stops at an answer only if it may scroll, and then by the name of its question', () => {
  expect(written('Because.')).not.toContain('tabindex');
  expect(written('Because. '.repeat(40))).toContain('role="group" aria-label="Why?" tabindex="0"');
});
