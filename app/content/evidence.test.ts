import { describe, expect, test } from 'vitest';
import { evidenceBrief, resultInWords } from './evidence.server.ts';
import { loadContent } from '#app/pages/load.ts';

const sources = loadContent();
const [work] = sources.content.works.works;
if (!work) throw new Error('there is no work');

/** The client line of a work whose client has this name. */
const whoOf = (unlisted: string, heading = 'A heading'): string =>
  evidenceBrief({ ...work, client: { unlisted }, sector: 'Footwear' }, heading, sources).who;

describe('whose a work is', () => {
  test('has one full stop between client and sector, also after a name that ends in one', () => {
    expect(whoOf('Calicut Last')).toBe('Calicut Last. Footwear');
    expect(whoOf('Calicut Last Co.')).toBe('Calicut Last Co. Footwear');
  });

  test('does not say again what the heading says', () => {
    expect(whoOf('Calicut Last Co.', 'Calicut Last Co.')).toBe('Footwear');
  });
});

describe('a result in words', () => {
  const words = '{metric}: {to} {unit}';
  const inLine = (metric: string, unit: string): string =>
    resultInWords({ metric, unit, from: '', to: '1,000', period: '' }, words);

  test('names what it counts once', () => {
    expect(inLine('Visits from search', 'visits a month')).toBe('Visits from search: 1,000 a month');
    expect(inLine('Qualified leads', 'leads')).toBe('Qualified leads: 1,000');
  });

  test('keeps a unit whose first letters only occur inside the metric', () => {
    expect(inLine('Sales traced', 'a month')).toBe('Sales traced: 1,000 a month');
    expect(inLine('Salespeople trained', 'sales a month')).toBe('Salespeople trained: 1,000 sales a month');
  });
});
