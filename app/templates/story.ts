import { resolve, type Sources } from '#app/content/resolve.server.ts';
import type { Section, SectionProps } from '#app/sections/schemas.ts';
import type { Composition } from './composition.ts';

type Story = NonNullable<ReturnType<Sources['content']['stories']['get']>>;

/** The story to read after this one; the last is followed by the first. */
function storyAfter(key: string, { content }: Sources): string {
  const keys = content.works.works.flatMap(({ story }) => (story === undefined ? [] : [story]));
  return keys[(keys.indexOf(key) + 1) % keys.length] ?? key;
}

function evidenceOf(
  { evidence }: Story,
  words: { evidence: string; from: string },
): SectionProps<'story-evidence'>[] {
  if (!evidence) return [];
  const changes = evidence.map(({ metric, from, to, period }) => ({
    metric,
    from: words.from.replace('{from}', from),
    to,
    period,
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
  const service = sources.content.services.get(record.service);
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
      picture,
    },
    {
      type: 'story-text',
      paragraphs: record.details,
      heading: record.kind === 'study' ? words.handover : words.bullets,
      bullets: record.bullets ?? words.general,
      service: service && { label: words.service, title: service.title, href: `/services/${record.service}` },
    },
    ...sceneOf(record, sources),
    ...evidenceOf(record, words),
    ...nextOf(key, words.next, sources),
    { type: 'invitation', ...closing },
  ];
  return { meta: record.meta, sections };
}
