import { within } from '../within.ts';
import type { Content } from '../collections.ts';
import type { Complaint } from '../problem.ts';
import { chaptersOf, parseProse, plainText } from '../prose.ts';
import type { Inline } from '../model.ts';
import type { Finding } from '../validate.ts';

const isLink = (value: unknown): value is Extract<Inline, { type: 'link' }> =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'link';

/** Structural faults of a text that makes up a page of its own. */
function faults(markdown: string, isLegal: boolean): Complaint[] {
  const { prose } = parseProse(markdown);
  const first = prose.find((block) => block.type === 'heading');
  const found: Complaint[] = [];
  if (first?.type === 'heading' && first.depth === 3)
    found.push({
      found: `### ${plainText(first.children)}, before any heading with ##`,
      expected: 'headings with ##, and below them headings with ###',
      mend: 'begin with ##',
    });
  if (isLegal && prose[0] !== first)
    found.push({
      found: first ? 'text before the first heading' : 'a text without headings',
      expected: 'a heading with ## above each part, which the list of contents leads to',
      mend: 'write a heading above it, or move it into "intro:"',
    });
  for (const value of within(prose))
    if (isLink(value) && plainText(value.children).trim() === '')
      found.push({
        found: `a link to ${value.href} without words`,
        expected: '[words](address)',
        mend: 'write words between [ and ]',
      });
  return found;
}

/** Checks the bodies of articles and legal texts. */
export function checkProse(content: Content): Finding[] {
  return (['articles', 'legal'] as const).flatMap((collection) =>
    [...content[collection]].flatMap(([key, { body }]) =>
      faults(body.written, collection === 'legal').map((fault) => ({
        collection,
        key,
        path: ['body'],
        ...fault,
      })),
    ),
  );
}

/** Data drawn beside a section that a legal text does not have. */
export function checkKept({ legal }: Content): Finding[] {
  return [...legal].flatMap(([key, { kept = {}, body }]) => {
    const ids = chaptersOf(parseProse(body.written).prose).flatMap(({ id }) => id ?? []);
    return Object.keys(kept)
      .filter((id) => !ids.includes(id))
      .map((id) => ({
        collection: 'legal' as const,
        key,
        path: ['kept', id],
        found: id,
        expected: `the id of a section: ${ids.join(', ')}`,
        mend: 'use the id of the section it belongs to',
      }));
  });
}

/** Articles updated before they were published. */
export function checkDays({ articles }: Content): Finding[] {
  return [...articles]
    .filter(([, { date, updated }]) => updated < date)
    .map(([key, { date, updated }]) => ({
      collection: 'articles',
      key,
      path: ['updated'],
      found: `${updated}, before its date ${date}`,
      expected: 'the day of its date or a later one',
      mend: `write ${date}`,
    }));
}
