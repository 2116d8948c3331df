import { articleCard, articleCards } from './articles.server.ts';
import { longDateLabel } from './dates.ts';
import { type ServiceFilm, serviceFilm } from './film.ts';
import { type ListKind, lists } from './lists.ts';
import { pictureOf, videoOf } from './media.server.ts';
import type { Content } from './collections.ts';
import { changeOf, evidenceBrief } from './evidence.server.ts';
import type { Picture, Prose, Video } from './shapes.ts';
import { officeOf } from './office.ts';
import { parseProse } from './prose.ts';
import { type AnyRef, isRef, type Ref, type RefKind, type RefKinds } from './ref.ts';
import { type Sources, sure } from './sources.server.ts';
import { listedAddress, storyAddress, wideOf, workIndex } from './works.server.ts';

export type { Sources } from './sources.server.ts';

/** What each kind of reference resolves to. */
export interface Targets {
  href: string;
  picture: Picture;
  video: Video;
  film: Video | ServiceFilm;
  figure: ReturnType<typeof figure>;
  office: ReturnType<typeof officeOf>;
  work: ReturnType<typeof work>;
  award: ReturnType<typeof award>;
  caseTab: ReturnType<typeof caseTab>;
  caseCards: ReturnType<typeof caseCards>;
  client: ReturnType<typeof client>;
  clip: Resolved<Item<'clip'>>;
  customer: Resolved<Item<'customer'>>;
  person: Resolved<Item<'person'>>;
  press: Resolved<Item<'press'>>;
  review: Resolved<Item<'review'>>;
  tool: Resolved<Item<'tool'>>;
  service: ReturnType<typeof service>;
  article: ReturnType<typeof articleCard>;
  latestArticles: ReturnType<typeof articleCards>;
  services: { id: string; title: string }[];
  jobs: ReturnType<typeof jobs>;
  works: ReturnType<typeof workIndex>;
  prose: Prose;
}

/** Content after `resolve`: every reference is replaced. */
export type Resolved<T> =
  T extends Ref<infer K>
    ? Targets[K]
    : T extends readonly (infer Entry)[]
      ? Resolved<Entry>[]
      : T extends object
        ? { [Key in keyof T]: Resolved<T[Key]> }
        : T;

type Item<K extends ListKind> = ReturnType<(typeof lists)[K]['items']>[number];

type Resolver<K extends RefKind> = (written: RefKinds[K], sources: Sources) => Targets[K];

/** A claim as a figure, such as `500+` clients, with its scope. */
function figure({ claim, label }: RefKinds['figure'], { content }: Sources) {
  const record = sure(content.claims.claims[claim], 'figure', claim);
  return { figure: record.figure, label: label ?? record.label, scope: record.scope };
}

/** Resolver for the items of a list. */
function itemOf<K extends ListKind>(kind: K) {
  return (id: string, sources: Sources) => {
    const items: readonly Item<K>[] = lists[kind].items(sources.content);
    const item = items.find((candidate) => candidate.id === id);
    return resolve(sure(item, kind, id), sources);
  };
}

function office(id: string, sources: Sources) {
  const record = sure(
    sources.content.site.offices.find((candidate) => candidate.id === id),
    'office',
    id,
  );
  const { streets, stamp = streets } = record;
  return officeOf(record, resolve({ streets, stamp }, sources));
}

function work(slug: string, sources: Sources) {
  const record = sources.content.works.works.find((candidate) => candidate.slug === slug);
  const found = sure(record, 'work', slug);
  const { category, sign, heading, description, legend, asked } = found;
  const { picture, inUse, inUseTall, lettered, letteredTall } = found;
  return {
    slug,
    category,
    sign,
    heading,
    description,
    evidence: evidenceBrief(found, heading, sources),
    change: changeOf(found, sources),
    ...resolve({ picture, inUse, inUseTall, lettered, letteredTall }, sources),
    asked,
    wide: wideOf(found, sources),
    legend,
    href: storyAddress(found),
    listed: listedAddress(found, sources),
  };
}

function award(id: string, sources: Sources) {
  const { work: ref, ...record } = sure(
    sources.content.awards.awards.find((candidate) => candidate.id === id),
    'award',
    id,
  );
  if (!ref) return { ...resolve(record, sources), work: undefined };
  const { heading, href = '/works' } = work(ref.written, sources);
  return { ...resolve(record, sources), work: { heading, href } };
}

/** A client's work: preferably one with a story, else its place in the list of its category. */
function workOf(id: string, sources: Sources) {
  const own = sources.content.works.works.filter(({ client: owner }) => isRef(owner) && owner.written === id);
  const shown = own.find(({ story }) => story) ?? own[0];
  if (!shown) return {};
  const href = storyAddress(shown) ?? listedAddress(shown, sources);
  const { heading, description, scene } = shown;
  const wide = scene ? undefined : wideOf(shown, sources);
  const picture: Picture = { ...(wide ?? resolve(scene ?? shown.picture, sources)), alt: '' };
  return { work: { heading, description, change: changeOf(shown, sources), href, picture } };
}

function client(id: string, sources: Sources) {
  const { content } = sources;
  const record = sure(
    content.clients.clients.find((candidate) => candidate.id === id),
    'client',
    id,
  );
  const { name, sector, city, picture, service: key } = record;
  const { title, inks, sign = inks.mark } = sure(content.services.get(key), 'service', key);
  return {
    id,
    name,
    sector,
    city,
    service: { title, href: `/services/${key}`, sign },
    ...resolve({ picture }, sources),
    ...workOf(id, sources),
  };
}

function dated(iso: string) {
  return { iso, label: longDateLabel(iso) };
}

function caseTab(id: string, sources: Sources) {
  const tab = sure(
    sources.content.cases.tabs.find((candidate) => candidate.id === id),
    'caseTab',
    id,
  );
  return {
    id,
    label: tab.label,
    cases: tab.cases.map((record) => ({
      ...caseOf(record, sources),
      picture: resolve(record.picture, sources),
      description: record.description,
      work: record.work?.written,
    })),
  };
}

type CaseRecord = Omit<Content['cases']['cards']['web'][number], 'blurb' | 'picture'>;

/** Common fields of case tabs and cards: the facts come from a work or from the case itself. */
function caseOf({ title, date, work: ref, evidence, article, href }: CaseRecord, sources: Sources) {
  const told = ref && sources.content.works.works.find(({ slug }) => slug === ref.written);
  const subject = told ?? evidence;
  return {
    title,
    date: dated(date),
    evidence: subject && evidenceBrief(subject, title, sources),
    href: (told && storyAddress(told)) ?? (article && `/blogs/${article.written}`) ?? href?.written,
  };
}

function caseCards(set: RefKinds['caseCards'], sources: Sources) {
  return sources.content.cases.cards[set].map((record) => ({
    ...caseOf(record, sources),
    picture: record.picture && resolve(record.picture, sources),
    blurb: record.blurb,
  }));
}

/** A service as the overview shows it. */
function service(key: string, sources: Sources) {
  const { title, overview, proof } = sure(sources.content.services.get(key), 'service', key);
  return { href: `/services/${key}`, title, proof, ...sure(overview, 'service', key) };
}

function jobs(_all: 'all', { content }: Sources) {
  return { ...content.jobs, jobs: content.jobs.teams.flatMap((team) => team.jobs) };
}

const resolvers: { [K in RefKind]: Resolver<K> } = {
  href: (written) => written,
  picture: ({ picture, alt, focus }, { manifest }) =>
    sure(pictureOf(manifest, picture, alt, focus), 'picture', picture),
  video: (key, { manifest }) => sure(videoOf(manifest, key), 'video', key),
  film: (written, { manifest }) => serviceFilm(written) ?? sure(videoOf(manifest, written), 'film', written),
  figure,
  office,
  work,
  award,
  caseTab,
  caseCards,
  client,
  clip: itemOf('clip'),
  customer: itemOf('customer'),
  person: itemOf('person'),
  press: itemOf('press'),
  review: itemOf('review'),
  tool: itemOf('tool'),
  service,
  article: (key, sources) =>
    articleCard(key, sure(sources.content.articles.get(key), 'article', key), sources),
  latestArticles: ({ latest: count }, sources) => articleCards(sources, { count }),
  jobs,
  services: (_all, { content }) => [...content.services].map(([id, { title }]) => ({ id, title })),
  works: (_all, sources) => workIndex(sources),
  prose: (written, { manifest }) =>
    parseProse(written, (key, alt) => sure(pictureOf(manifest, key, alt), 'picture', key)).prose,
};

function targetOf(ref: AnyRef, sources: Sources): unknown {
  // TypeScript cannot correlate `kind` and `written`; `AnyRef` guarantees it.
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

/** Replaces every reference in a value. Pure. */
export function resolve<T>(value: T, sources: Sources): Resolved<T> {
  return replace(value, sources) as Resolved<T>;
}
