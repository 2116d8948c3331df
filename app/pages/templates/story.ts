import { type Evidence, evidenceOf, resultInWords } from '#app/content/evidence.server.ts';
import { isRef } from '#app/content/ref.ts';
import { resolve } from '#app/content/resolve.server.ts';
import { sure } from '#app/content/sources.server.ts';
import { wideOf } from '#app/content/works.server.ts';
import type { Section, SectionProps } from '#app/sections/schemas.ts';
import type { PageSources } from '../collections.ts';
import type { Composition } from '../composition.ts';
import { groundsOf, worldStyles } from './world.ts';

type Story = NonNullable<ReturnType<PageSources['content']['stories']['get']>>;

/** The next story, wrapping around. */
function storyAfter(key: string, { content }: PageSources): string {
  const keys = content.works.works.flatMap(({ story }) => (story === undefined ? [] : [story]));
  return keys[(keys.indexOf(key) + 1) % keys.length] ?? key;
}

/** The parts of the hero that all stories share. */
type Opening = Omit<SectionProps<'story-hero'>, 'type' | 'picture' | 'tall'>;

type Words = PageSources['content']['templates'];

/** The facts in the hero: the result, then client, sector, market, service, year and what was delivered. */
function factsOf(evidence: Evidence, { evidence: words }: Words): SectionProps<'story-hero'>['facts'] {
  const { client, sector, market, service, year, deliverables, results } = evidence;
  const study = client === undefined;
  return [
    ...results.slice(0, 1).map((result) => ({
      label: words.outcome,
      value: resultInWords(result, words.result),
      result: true as const,
    })),
    study ? { label: words.kind, value: words.study } : { label: words.client, value: client },
    { label: words.sector, value: sector },
    { label: words.market, value: market },
    { label: words.service, value: service.title, href: service.href },
    { label: words.year, value: String(year) },
    { label: study ? words.studied : words.deliverables, value: deliverables.join(', ') },
  ];
}

/** The service of a work, linked at the end. */
type Service = SectionProps<'story-handed-over'>['service'];

function chaptersOf({ chapters, kind, bullets }: Story, service: Service, sources: PageSources): Section[] {
  const { story: words } = sources.content.templates;
  const grounds = groundsOf(chapters.map(({ type }) => type));
  return chapters.map((written, index): Section => {
    const ground = grounds[index] ?? 'paper';
    const chapter = resolve(written, sources);
    if (chapter.type !== 'story-handed-over') return { ...chapter, ground };
    const heading = kind === 'study' ? words.handover : words.bullets;
    return { ...chapter, ground, heading, bullets: bullets ?? words.general, service };
  });
}

function openingOf(record: Story, shared: Opening, sources: PageSources): Section {
  const { opening } = record;
  if ('doorway' in opening) return { type: 'story-doorway', ...shared, parts: opening.doorway };
  if ('windows' in opening) return { type: 'story-windows', ...shared, ...opening.windows };
  return { type: 'story-hero', ...shared, ...resolve(opening, sources) };
}

type Work = PageSources['content']['works']['works'][number];

/** The client of a story, or its own title: an unlisted client may want to stay unnamed. */
function titleOf({ title }: Story, work: Work | undefined, sources: PageSources): string {
  return (work && isRef(work.client) && evidenceOf(work, sources).client) || title;
}

function nextOf(key: string, label: string, sources: PageSources): SectionProps<'next-story'>[] {
  const next = storyAfter(key, sources);
  const record = sources.content.stories.get(next);
  if (!record || next === key) return [];
  const work = sources.content.works.works.find(({ story }) => story === next);
  return [
    {
      type: 'next-story',
      label,
      title: titleOf(record, work, sources),
      heading: record.heading,
      href: `/works/${next}`,
      picture: resolve(record.picture, sources),
      // The same picture as in the next story's hero, if it has one.
      wide:
        'picture' in record.opening
          ? resolve(record.opening.picture, sources)
          : work && wideOf(work, sources),
    },
  ];
}

export function storyPage(key: string, sources: PageSources): Composition {
  const record = sure(sources.content.stories.get(key), 'story', key);
  const { trail: label, story: words } = sources.content.templates;
  const work = sources.content.works.works.find(({ story: told }) => told === key);
  const evidence = work && evidenceOf(work, sources);
  const root = resolve(words.root, sources);
  const after = sources.content.stories.get(storyAfter(key, sources)) ?? record;
  const title = titleOf(record, work, sources);
  const trail = { label, links: [root], current: title };
  const shared: Opening = {
    world: key,
    trail,
    title,
    heading: record.heading,
    text: record.subHeading,
    study: record.kind && { name: sources.content.templates.evidence.study, meaning: words.study },
    facts: evidence ? factsOf(evidence, sources.content.templates) : [],
  };
  const service = evidence && { label: words.service, ...evidence.service };
  const sections: Section[] = [
    openingOf(record, shared, sources),
    ...chaptersOf(record, service, sources),
    ...nextOf(key, words.next, sources),
  ];
  return { meta: record.meta, facts: { trail }, styles: worldStyles(key, record.inks, after.inks), sections };
}
