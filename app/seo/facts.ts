import type { Content } from '#app/content/collections.ts';
import type { PageEntry } from '#app/content/pages.ts';
import { parseProse, proseWords } from '#app/content/prose.ts';
import type { Composition } from '#app/templates/composition.ts';
import type { Question, TrailFacts } from './graph/page.ts';
import type { Area, ArticleFacts, ServiceFacts } from './graph/subject.ts';

type Sections = Composition['sections'];
type Article = NonNullable<ReturnType<Content['articles']['get']>>;
type Person = Content['people']['people'][number];

/** The trail that one of the sections shows. */
export function trailOf(sections: Sections): TrailFacts | undefined {
  for (const section of sections) if ('trail' in section && section.trail) return section.trail;
  return undefined;
}

export function questionsOf(sections: Sections): Question[] {
  return sections.flatMap((section) => (section.type === 'faq' ? section.questions : []));
}

/** Ids of the offices that a page shows, wherever in its sections they stand. A map shows a pin, not an address. */
export function officesOf(sections: Sections, { site }: Content): string[] {
  const shown = JSON.stringify(
    sections.flatMap((section) => {
      if (section.type === 'office-map') return [];
      return section.type === 'ending' ? { ...section, map: undefined } : section;
    }),
  );
  // Only a resolved office carries the address of its map.
  return site.offices
    .filter(({ position }) => shown.includes(`query=${position.latitude},${position.longitude}`))
    .map(({ id }) => id);
}

/** The places where the agency has an office, as large as it works in them. */
function homeAreas({ site }: Content): Area[] {
  return site.offices.map(({ address }) =>
    address.region === address.locality
      ? { kind: 'Country', name: address.country }
      : { kind: 'State', name: address.region },
  );
}

/** A town, unless the offices know it as a state. */
function areaOf(place: string, { site }: Content): Area {
  const state = site.offices.some(({ address }) => address.region === place && address.locality !== place);
  return { kind: state ? 'State' : 'City', name: place };
}

/** What a service page or a landing page sells. */
export function serviceOf(
  entry: PageEntry,
  { meta, sections }: Composition,
  content: Content,
): ServiceFacts | undefined {
  const { description } = meta;
  if (entry.collection === 'services') {
    const name = content.services.get(entry.key)?.title ?? entry.title;
    return { name, description, serviceType: name, areas: homeAreas(content) };
  }
  const landing = entry.collection === 'pages' ? content.pages.get(entry.key)?.landing : undefined;
  if (!landing) return undefined;
  const ending = sections.find((section) => section.type === 'ending');
  const service = ending?.closing.service ?? content.services.get(landing.service)?.title ?? landing.service;
  return { name: service, description, serviceType: service, areas: [areaOf(landing.place, content)] };
}

/** The person an article names as its author. */
export function authorOf({ author }: Article, { people }: Content): Person | undefined {
  return author && people.people.find(({ id }) => id === author.written);
}

export function articleOf(
  entry: PageEntry,
  { meta }: Composition,
  content: Content,
  picture?: string,
): ArticleFacts | undefined {
  const record = entry.collection === 'articles' ? content.articles.get(entry.key) : undefined;
  if (!record) return undefined;
  return {
    headline: record.title,
    author: authorOf(record, content),
    description: meta.description,
    published: record.date,
    modified: record.updated,
    section: record.type,
    language: 'en',
    words: proseWords(parseProse(record.body.written).prose),
    pictures: picture ? [picture] : [],
  };
}
