import { expect, test } from 'vitest';
import { contentFolder } from '#app/content/site-folder.server.ts';
import { readContent } from '#app/pages/load.ts';
import { figureUses } from './figure-uses.ts';

const site = readContent(contentFolder);
const { claims } = site.content.claims;

test('a figure is found with its scope and in a sentence, and one that no claim gives is named', () => {
  const figure = { figure: '80+', label: 'Clients', scope: claims['clients-80']?.scope };
  const text = 'We have served 80+ clients and 75+ others.';
  const { uses, unclaimed } = figureUses(
    [{ path: '/probe', sections: [{ figures: [figure] }, { text }] }],
    claims,
  );
  expect(uses.get('clients-80')).toEqual([
    { page: '/probe', where: 'with its scope' },
    { page: '/probe', where: expect.stringContaining('served 80+ clients') as string },
  ]);
  expect(unclaimed).toEqual([{ page: '/probe', where: expect.stringContaining('75+ others') as string }]);
});

test('every round figure of the site is a claim', () => {
  expect(figureUses([...site.pages.values()], claims).unclaimed).toEqual([]);
});
