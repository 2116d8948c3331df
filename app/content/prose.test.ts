import { describe, expect, test } from 'vitest';
import { parseProse, plainText, proseText } from './prose.ts';
import { slugOf } from './slug.ts';

describe('Markdown becomes a tree', () => {
  test('of paragraphs, headings, lists and quotes', () => {
    const { prose, unsupported } = parseProse(
      [
        '## Before the *money* moves',
        '',
        'One **bold** [link](/contact)',
        'and on.',
        '',
        '- a',
        '- b',
        '',
        '> said',
      ].join('\n'),
    );
    expect(unsupported).toEqual([]);
    expect(prose).toEqual([
      {
        type: 'heading',
        depth: 2,
        id: 'before-the-money-moves',
        children: ['Before the ', { type: 'emphasis', children: ['money'] }, ' moves'],
      },
      {
        type: 'paragraph',
        children: [
          'One ',
          { type: 'strong', children: ['bold'] },
          ' ',
          { type: 'link', href: '/contact', children: ['link'] },
          ' and on.',
        ],
      },
      {
        type: 'list',
        ordered: false,
        start: 1,
        items: [[{ type: 'paragraph', children: ['a'] }], [{ type: 'paragraph', children: ['b'] }]],
      },
      { type: 'quote', children: [{ type: 'paragraph', children: ['said'] }] },
    ]);
  });

  test('of lists that go on counting', () => {
    const { prose } = parseProse('1. a\n\n> said\n\n2. b\n');
    expect(prose.map((block) => block.type === 'list' && block.start)).toEqual([1, false, 2]);
  });

  test('and tells of what it cannot show, with its line', () => {
    const { unsupported } = parseProse('# One\n\n    code\n\n<b>html</b> ![A sail](posters/seo)\n');
    expect(unsupported.map(({ line }) => line)).toEqual([1, 3, 5, 5, 5]);
  });

  test('of tables and code', () => {
    const { prose, unsupported } = parseProse(
      '| Cargo | From |\n| - | - |\n| `pepper` | **Beypore** |\n\n```\nhelm: over\n```\n',
    );
    expect(unsupported).toEqual([]);
    expect(prose).toEqual([
      {
        type: 'table',
        head: [['Cargo'], ['From']],
        rows: [[[{ type: 'code', children: ['pepper'] }], [{ type: 'strong', children: ['Beypore'] }]]],
      },
      { type: 'code', text: 'helm: over' },
    ]);
    expect(proseText(prose, ' / ')).toBe('Cargo From / pepper Beypore / helm: over');
  });

  test('of pictures that have a line to themselves', () => {
    const markdown = 'Before.\n\n![A sail](posters/seo "Ours")\n';
    const { pictures } = parseProse(markdown);
    expect(pictures).toEqual([{ what: 'posters/seo', alt: 'A sail', line: 3 }]);
    const { prose } = parseProse(markdown, (key, alt) => ({
      alt,
      width: 1,
      height: 1,
      color: key,
      sources: [],
      fallback: { src: '', width: 1, type: '' },
    }));
    expect(prose[1]).toMatchObject({
      type: 'picture',
      picture: { alt: 'A sail', color: 'posters/seo' },
      caption: 'Ours',
    });
  });

  test('and tells where each link stands, wherever it is nested', () => {
    const { links } = parseProse('[a](/a)\n\n- x\n  - [b](/b)\n\n> **[c](/c)**\n');
    expect(links).toEqual([
      { what: '/a', line: 1 },
      { what: '/b', line: 4 },
      { what: '/c', line: 6 },
    ]);
  });
});

test('plain text drops the marks', () => {
  expect(
    plainText(['a ', { type: 'strong', children: ['b', { type: 'link', href: '/', children: ['c'] }] }]),
  ).toBe('a bc');
});

test('words become the names of anchors', () => {
  expect(slugOf('Web Development & UI/UX')).toBe('web-development-ui-ux');
  expect(slugOf('  What we ask, first?  ')).toBe('what-we-ask-first');
});
