import { evidenceOf } from '#app/content/evidence.server.ts';
import type { Evidence } from '#app/content/evidence.ts';
import { resolve, type Sources } from '#app/content/resolve.server.ts';
import type { Section, SectionProps } from '#app/sections/schemas.ts';
import type { Composition } from './composition.ts';

type Story = NonNullable<ReturnType<Sources['content']['stories']['get']>>;

/** The story to read after this one; the last is followed by the first. */
function storyAfter(key: string, { content }: Sources): string {
  const keys = content.works.works.flatMap(({ story }) => (story === undefined ? [] : [story]));
  return keys[(keys.indexOf(key) + 1) % keys.length] ?? key;
}

type Words = Sources['content']['templates'];

/** The facts of the first screen: for whom, where, what and when. */
function factsOf(evidence: Evidence, { evidence: words }: Words): SectionProps<'story-hero'>['facts'] {
  const { client, sector, market, service, year, deliverables } = evidence;
  return [
    client === undefined ? { label: words.kind, value: words.study } : { label: words.client, value: client },
    { label: words.sector, value: sector },
    { label: words.market, value: market },
    { label: words.service, value: service.title, href: service.href },
    { label: words.year, value: String(year) },
    { label: words.deliverables, value: deliverables.join(', ') },
  ];
}

function resultsOf({ results }: Evidence, words: Words['story']): SectionProps<'story-evidence'>[] {
  if (results.length === 0) return [];
  const changes = results.map(({ metric, unit, from, to, period }) => ({
    metric,
    from: words.from.replace('{from}', from),
    to,
    period: `${unit}, ${period}`,
  }));
  return [{ type: 'story-evidence', heading: words.evidence, changes }];
}

function sceneOf({ inPlace }: Story, sources: Sources): SectionProps<'story-scene'>[] {
  if (!inPlace) return [];
  return [{ type: 'story-scene', picture: resolve(inPlace.picture, sources), caption: inPlace.caption }];
}

function nextOf(key: string, label: string, sources: Sources): SectionProps<'next-story'>[] {
  const next = storyAfter(key, sources);
  const record = sources.content.stories.get(next);
  if (!record || next === key) return [];
  return [
    {
      type: 'next-story',
      label,
      title: record.title,
      heading: record.heading,
      href: `/works/${next}`,
      picture: resolve(record.picture, sources),
    },
  ];
}

/** A case study's page. */
export function storyPage(key: string, sources: Sources): Composition | undefined {
  const record = sources.content.stories.get(key);
  if (!record) return undefined;
  const { trail, story: words } = sources.content.templates;
  const work = sources.content.works.works.find(({ story: told }) => told === key);
  const evidence = work && evidenceOf(work, sources);
  const { root, closing, picture } = resolve(
    { root: words.root, closing: words.closing, picture: record.picture },
    sources,
  );
  const sections: Section[] = [
    {
      type: 'story-hero',
      trail: { label: trail, links: [root], current: record.title },
      title: record.title,
      heading: record.heading,
      text: record.subHeading,
      facts: evidence ? factsOf(evidence, sources.content.templates) : [],
      picture,
    },
    {
      type: 'story-text',
      paragraphs: record.details,
      heading: record.kind === 'study' ? words.handover : words.bullets,
      bullets: record.bullets ?? words.general,
      service: evidence && { label: words.service, ...evidence.service },
    },
    ...sceneOf(record, sources),
    ...(evidence ? resultsOf(evidence, words) : []),
    ...nextOf(key, words.next, sources),
    { type: 'invitation', ...closing },
  ];
  return { meta: record.meta, sections };
}
