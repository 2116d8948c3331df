import { articleCard, articleCards } from './articles.server.ts';
import { longDateLabel } from './dates.ts';
import { type ListKind, lists } from './lists.ts';
import { pictureOf, videoOf } from './media.server.ts';
import type { CaseCard, CaseTab, DateLabel, Figure, JobList, Office, ServiceSummary, Work } from './model.ts';
import { officeOf } from './office.ts';
import { parseProse } from './prose.ts';
import { type AnyRef, isRef, type RefKind, type RefKinds, type Resolved } from './ref.ts';
import { type Sources, sure } from './sources.server.ts';
import { workIndex } from './works.server.ts';

export type { Sources } from './sources.server.ts';

type Resolver<K extends RefKind> = (written: RefKinds[K]['written'], sources: Sources) => RefKinds[K]['resolved'];

type Item<K extends ListKind> = ReturnType<(typeof lists)[K]['items']>[number];

function figure({ claim, label }: RefKinds['figure']['written'], { content }: Sources): Figure {
  const record = sure(content.claims.claims[claim], 'figure', claim);
  return { figure: record.figure, label: label ?? record.label, scope: record.scope };
}

/** Resolves an id against one of the lists. */
function itemOf<K extends ListKind>(kind: K) {
  return (id: string, sources: Sources) => {
    const items: readonly Item<K>[] = lists[kind].items(sources.content);
    const item = items.find((candidate) => candidate.id === id);
    return resolve(sure(item, kind, id), sources);
  };
}

function office(id: string, sources: Sources): Office {
  const record = sure(
    sources.content.site.offices.find((candidate) => candidate.id === id),
    'office',
    id,
  );
  return officeOf(record, resolve({ plan: record.plan, streets: record.streets }, sources));
}

function work(slug: string, sources: Sources): Work {
  const record = sources.content.works.works.find((candidate) => candidate.slug === slug);
  const { category, heading, description, picture, story } = sure(record, 'work', slug);
  const href = story && `/works/${story}`;
  return { slug, category, heading, description, picture: resolve(picture, sources), href };
}

function dated(iso: string): DateLabel {
  return { iso, label: longDateLabel(iso) };
}

function caseTab(id: string, sources: Sources): CaseTab {
  const tab = sure(sources.content.cases.tabs.find((candidate) => candidate.id === id), 'caseTab', id);
  return {
    id,
    label: tab.label,
    cases: tab.cases.map(({ date, story, ...rest }) => ({
      ...resolve(rest, sources),
      date: dated(date),
      href: story && `/works/${story}`,
    })),
  };
}

function caseCards(set: RefKinds['caseCards']['written'], sources: Sources): CaseCard[] {
  return sources.content.cases.cards[set].map(({ date, ...rest }) => ({ ...resolve(rest, sources), date: dated(date) }));
}

function service(key: string, sources: Sources): ServiceSummary {
  const { title, overview } = sure(sources.content.services.get(key), 'service', key);
  return { href: `/services/${key}`, title, ...sure(overview, 'service', key) };
}

function jobs(_all: 'all', { content }: Sources): JobList {
  return content.jobs;
}

const resolvers: { [K in RefKind]: Resolver<K> } = {
  href: (written) => written,
  picture: (written, { manifest }) => sure(pictureOf(manifest, written.picture, written.alt), 'picture', written.picture),
  video: (key, { manifest }) => sure(videoOf(manifest, key), 'video', key),
  figure,
  office,
  work,
  award: itemOf('award'),
  caseTab,
  caseCards,
  client: itemOf('client'),
  clip: itemOf('clip'),
  customer: itemOf('customer'),
  person: itemOf('person'),
  press: itemOf('press'),
  review: itemOf('review'),
  tool: itemOf('tool'),
  service,
  article: (key, sources) => articleCard(key, sure(sources.content.articles.get(key), 'article', key), sources),
  latestArticles: ({ latest: count }, sources) => articleCards(sources, { count }),
  jobs,
  works: (_all, sources) => workIndex(sources),
  prose: (written) => parseProse(written).prose,
};

function targetOf(ref: AnyRef, sources: Sources): unknown {
  // The compiler cannot see that a kind and what was written belong together; `AnyRef` says so.
  const resolver = resolvers[ref.kind] as Resolver<typeof ref.kind>;
  return resolver(ref.written as never, sources);
}

function replace(value: unknown, sources: Sources): unknown {
  if (isRef(value)) return targetOf(value, sources);
  if (Array.isArray(value)) return value.map((item) => replace(item, sources));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replace(inner, sources)]));
  return value;
}

/** The same value with every reference replaced by what it stands for. Pure. */
export function resolve<T>(value: T, sources: Sources): Resolved<T> {
  return replace(value, sources) as Resolved<T>;
}
