import { expect, it } from 'vitest';
import { brokenArticle, brokenPage } from './broken-probes.ts';
import { readBrand } from '#app/content/brand.server.ts';
import { bannedIn } from '#app/content/checks/words.ts';

it('a figure of speech from the sea is refused in a heading, with what to write', () => {
  expect(brokenPage('heading: Still here', 'heading: Brands that came aboard')).toMatchInlineSnapshot(`
    "line 8, sections 1 > heading: the figure of speech "aboard"
      plain words in a heading, label, button or alternative text; say people, team, clients or lead"
  `);
});

it.each([
  'Asked on the dock',
  'Six sails came home',
  'Brands that came aboard',
  'Where we are moored',
  'Follow the fleet',
  'Work that made the crossing',
  'The desk behind it',
  'Who is at the desk right now',
  'Fetching the list',
  'Let things move',
  'No story is told at this address',
])('"%s" is no heading', (heading) => {
  expect(bannedIn(heading, readBrand().voice.labels)).not.toEqual([]);
});

it('in a label, a heading of a text and an alternative text too', () => {
  expect(brokenPage('label: Contact Us', 'label: Come into harbour')).toContain('"harbour"');
  expect(brokenArticle('A second, with', '## Where we are moored\n\nA second, with')).toContain(
    'line 19, body',
  );
  expect(brokenPage('alt: "A low sun over the sea"', 'alt: "Six sails that came home"')).toContain(
    '"came home"',
  );
});

it('but not in a sentence, nor of a boat that is seen', () => {
  expect(brokenPage('text: Nothing is wrong', 'text: Two crews and a harbour, and nothing is wrong')).toBe(
    '',
  );
  expect(brokenPage('A low sun over the sea', 'A dhow under sail in the harbour')).toBe('');
});

it('an answer that would scroll on a phone is refused, and one that just fits is not', () => {
  const withAnswer = (length: number) => {
    const answer = 'We do. '.repeat(length / 7).trim();
    const faq = `  - { type: faq, heading: Questions, questions: [{ question: Who?, answer: "${answer}" }] }`;
    return brokenPage(/$/, `${faq}\n`);
  };
  expect(withAnswer(357)).toBe('');
  expect(withAnswer(364)).toContain('which scrolls on a phone');
});
