import { describe, expect, test } from 'vitest';
import { contrast } from '#app/content/contrast.ts';
import { worlds } from '#artwork/stories/worlds.ts';
import { decoded } from './document.ts';
import { all, content, pages, words } from './site.ts';

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Every visible text of a chapter. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /^(type|language|alt|kind|written|picture|from|to|strokes|marked)$/.test(key) ? [] : textsOf(inner),
  );
}

describe.each([...content.stories])('the story %s', (key, story) => {
  const page = pages.find(({ path }) => path === `/works/${key}`);
  if (!page) throw new Error(`${key} has no page`);
  const shown = plain(decoded(words(page)));

  test('has its title, headings, paragraphs and bullets', () => {
    const bullets = story.bullets ?? content.templates.story.general;
    expect(bullets.length).toBeGreaterThanOrEqual(3);
    for (const text of [
      story.title,
      story.heading,
      story.subHeading,
      ...bullets,
      ...story.chapters.flatMap(textsOf),
    ])
      expect(shown).toContain(plain(text));
  });

  test('has its facts in the first screen', () => {
    const work = content.works.works.find(({ story: told }) => told === key);
    const [first] = all(page, 'main > section dl');
    for (const fact of [work?.sector, work?.market, String(work?.year), ...(work?.deliverables ?? [])])
      expect(first?.textContent).toContain(fact);
    const { study, studied, deliverables } = content.templates.evidence;
    const labels = all(page, 'main > section dl dt').map((label) => plain(label.textContent));
    expect(first?.textContent.includes(study)).toBe(story.kind === 'study');
    expect(labels.includes(studied)).toBe(story.kind === 'study');
    expect(labels.includes(deliverables)).toBe(story.kind !== 'study');
  });

  test('says of work what was done, and of a study what would be', () => {
    const { bullets, handover } = content.templates.story;
    const headings = all(page, 'h2').map((heading) => plain(heading.textContent));
    expect(headings).toContain(story.kind === 'study' ? handover : bullets);
    expect(headings).not.toContain(story.kind === 'study' ? bullets : handover);
  });

  test('says in its first screen what a study is, if it is one, and says it once', () => {
    const meaning = content.templates.story.study;
    expect(shown.split(plain(meaning))).toHaveLength(story.kind === 'study' ? 2 : 1);
    expect(plain(all(page, 'main > section')[0]?.textContent ?? '').includes(plain(meaning))).toBe(
      story.kind === 'study',
    );
  });

  test('changes its ground from chapter to chapter', () => {
    const grounds = all(page, '[data-ground]').map((chapter) => chapter.getAttribute('data-ground'));
    expect(grounds).toHaveLength(story.chapters.length);
    for (const [index, ground] of grounds.entries()) expect(ground).not.toBe(grounds[index - 1]);
  });

  test('is printed in inks that can be read on each other', () => {
    const { ground, paper, mark, ink } = story.inks;
    for (const pair of [
      [paper, ground],
      [paper, ink],
      [mark, ink],
    ] as const)
      expect(contrast(...pair)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('no two stories have the same sequence of chapters', () => {
  const sequences = [...content.stories.values()].map(({ chapters }) =>
    chapters.map(({ type }) => type).join(' '),
  );
  expect(new Set(sequences).size).toBe(sequences.length);
});

test('no two stories have the same inks, and each is drawn in those that its page has', () => {
  const inks = [...content.stories.values()].map((story) => JSON.stringify(story.inks));
  expect(new Set(inks).size).toBe(inks.length);
  // The drawings belong to the sample.
  if (!content.site.sample) return;
  for (const [key, world] of Object.entries(worlds))
    expect(content.stories.get(key)?.inks, key).toEqual(world);
});
