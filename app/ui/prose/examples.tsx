import type { Examples } from '../examples.ts';
import { Prose, type ProseBlock, type ProseLink } from './prose.tsx';

const PlainLink: ProseLink = ({ href, children }) => <a href={href}>{children}</a>;

const blocks: ProseBlock[] = [
  { type: 'heading', depth: 2, id: 'two-shores', children: ['Two shores, one sea'] },
  {
    type: 'paragraph',
    children: [
      'Dhows from Beypore ',
      { type: 'strong', children: ['crossed'] },
      ' the sea for ',
      { type: 'link', href: '#two-shores', children: ['two thousand years'] },
      '.',
    ],
  },
  { type: 'heading', depth: 3, id: 'cargo', children: ['What they carried'] },
  {
    type: 'list',
    ordered: false,
    start: 1,
    items: [[{ type: 'paragraph', children: ['Pepper'] }], [{ type: 'paragraph', children: ['Teak'] }]],
  },
  {
    type: 'table',
    head: [['Cargo'], ['From']],
    rows: [
      [['Pepper'], ['Beypore']],
      [['Dates'], ['Basra']],
    ],
  },
  { type: 'code', text: 'helm: hard over' },
  { type: 'quote', children: [{ type: 'paragraph', children: ['A sail is a promise about wind.'] }] },
];

export const examples: Examples = { 'all that Markdown can say': <Prose blocks={blocks} Link={PlainLink} /> };
