import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Prose, type ProseBlock } from './prose.tsx';

const table = { type: 'table' as const, head: [['Line'], ['Rupees']], rows: [[['Our fee'], ['150,000']]] };

test('a table says its columns and can be scrolled by keyboard; two alike are no two landmarks of one name', () => {
  const html = renderToStaticMarkup(
    createElement(Prose, { blocks: [table, table], Link: ({ children }) => children }),
  );
  expect(html.match(/role="group" aria-label="Line, Rupees" tabindex="0"/gi)).toHaveLength(2);
  expect(html).not.toContain('role="region"');
  expect(html.match(/<th scope="col">/g)).toHaveLength(4);
  expect(html.match(/<td>150,000<\/td>/g)).toHaveLength(2);
});

const said = (...children: Extract<ProseBlock, { type: 'paragraph' }>['children']): ProseBlock => ({
  type: 'paragraph',
  children,
});

test('emphasis on a sentence picks it out, on a word it does not', () => {
  const rendered = (words: string) =>
    renderToStaticMarkup(
      createElement(Prose, {
        blocks: [said('Then. ', { type: 'emphasis', children: [words] })],
        Link: ({ children }) => children,
      }),
    );
  expect(rendered('We change the form, not the sister.')).toContain('<em data-sentence');
  expect(rendered('one')).toContain('<em>one');
});

test('a few bold words at the start label their paragraph; a bold sentence, or bold words later on, do not', () => {
  const rendered = (...blocks: ProseBlock[]) =>
    renderToStaticMarkup(createElement(Prose, { blocks, Link: ({ children }) => children }));
  const bold = (words: string) => ({ type: 'strong' as const, children: [words] });
  expect(rendered(said(bold('In September'), ' she comes.'))).toContain('data-label');
  expect(rendered(said(bold('Fees are non-refundable unless stated in writing.')))).not.toContain(
    'data-label',
  );
  expect(rendered(said('It is ', bold('free'), '.'))).not.toContain('data-label');
});

test('a table of figures is marked as one, a table with words is not', () => {
  const rendered = (cell: string) =>
    renderToStaticMarkup(
      createElement(Prose, {
        blocks: [{ ...table, rows: [[['Our fee'], [cell]]] }],
        Link: ({ children }) => children,
      }),
    );
  expect(rendered('over 2,700')).toContain('<table data-figures');
  expect(rendered('two, at most')).not.toContain('data-figures');
});
