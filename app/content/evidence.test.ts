import { describe, expect, test } from 'vitest';
import { evidenceBrief } from './evidence.server.ts';
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
