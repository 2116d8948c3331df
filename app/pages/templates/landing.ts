import type { Content } from '#app/content/collections.ts';
import { resolve } from '#app/content/resolve.server.ts';
import { type Sources, sure } from '#app/content/sources.server.ts';
import { isStairs } from '#app/sections/read-more/stairs.ts';
import type { Section } from '#app/sections/schemas.ts';
import type { Composition } from '../composition.ts';
import { areaOf } from '../facts.ts';
import { answering } from './service-people.ts';

type PageRecord = NonNullable<ReturnType<Content['pages']['get']>>;
type Landing = NonNullable<PageRecord['landing']>;

/** Links to the pages of the same service in other places. */
function besides({ service, place }: Landing, { content }: Sources) {
  const links = [...content.pages].flatMap(([key, { landing }]) =>
    landing?.service === service && landing.place !== place
      ? [{ label: landing.place, href: `/${key}` }]
      : [],
  );
  return links.length > 0 ? { label: content.templates.beside, links } : undefined;
}

/** Sections that answer a common question: its label and the section's anchor. */
const asked = {
  'break-even': ['costs', 'break-even'],
  'how-we-work': ['plan', 'how-we-work'],
  'seo-team': ['team', 'team'],
  toolkit: ['toolkit', 'toolkit'],
  'case-tabs': ['results', 'case-studies'],
  'charted-results': ['results', 'results'],
  'latest-work': ['work', 'latest-work'],
  'service-cards': ['costs', 'what-we-build'],
  included: ['weeks', 'included'],
  'audit-form': ['audit', 'audit-form'],
  'read-more': ['process', 'process'],
  faq: ['questions', 'questions'],
  ending: ['people', 'who-answers'],
} as const;

/** Links to these sections, few enough for one line. */
function contentsOf(sections: readonly Section[], { content }: Sources) {
  const { label, ...words } = content.templates.landing;
  const found = sections.flatMap((section) => {
    if (!(section.type in asked) || (section.type === 'read-more' && !isStairs(section))) return [];
    return [asked[section.type as keyof typeof asked]];
  });
  // A page that explains its process does not need the link to the questions, nor one with a team that to its people.
  const told = new Set(found.map(([name]) => name));
  const links = found
    .filter(([name]) => name !== 'questions' || !(told.has('weeks') || told.has('process')))
    .filter(([name]) => name !== 'people' || !told.has('team'))
    .map(([name, place]) => ({ label: words[name], href: `#${place}` }));
  return { label, links };
}

/** Cases shown per tab. */
const most = 3;

type Tabs = Extract<Section, { type: 'case-tabs' }>;

/**
 * Tabs without the cases that a page has already used as proof, where there are more than it shows. A page with a coast
 * keeps those from its own region.
 */
function untold({ tabs, first = [] }: Tabs, sections: readonly Section[]): Tabs['tabs'] {
  const told = new Set(
    sections.flatMap((section) => ('proof' in section ? section.proof?.slug : undefined) ?? []),
  );
  const near = new Set(
    sections.some(({ type }) => type === 'coast-hero') ? first.map(({ slug }) => slug) : [],
  );
  // Below a sum, which has its own proof, the other tabs show the main case alone.
  const others = sections.some(({ type }) => type === 'break-even') ? 1 : most;
  return tabs.map((tab, index) => {
    if (index > 0 && tab.cases.length > others) return { ...tab, cases: tab.cases.slice(0, others) };
    if (tab.cases.length <= most) return tab;
    const isFresh = (work?: string): boolean => !work || near.has(work) || !told.has(work);
    return { ...tab, cases: tab.cases.filter(({ work }) => isFresh(work)).slice(0, most) };
  });
}

/** What a landing page takes from its service: breadcrumbs, team, and structured data. */
export function landingOf(
  landing: Landing,
  sections: readonly Section[],
  { description }: PageRecord['meta'],
  sources: Sources,
): Pick<Composition, 'facts' | 'sections'> {
  const { service: key, place } = landing;
  const { templates, services } = sources.content;
  const { title } = sure(services.get(key), 'service', key);
  const links = [resolve(templates.service.root, sources), { label: title, href: `/services/${key}` }];
  const trail = { label: templates.trail, links, current: place, beside: besides(landing, sources) };
  const ending = sections.find((section) => section.type === 'ending');
  const people = answering(key, ending?.office.name, sources);
  const team = { heading: templates.service.people, people };
  const name = ending?.closing.service ?? title;
  const contents = contentsOf(sections, sources);
  const launch = sections.some(({ type }) => type === 'web-hero');
  const coast = sections.find((section) => section.type === 'coast-hero')?.coast;
  return {
    facts: {
      trail,
      service: { name, description, serviceType: name, areas: [areaOf(place, sources.content)] },
    },
    sections: sections.map((section): Section => {
      if (section.type === 'coast-hero' || section.type === 'web-hero')
        return { ...section, trail, place, contents };
      if (section.type === 'seo-hero') return { ...section, trail, contents };
      if (section.type === 'coin-hero') return { ...section, trail, place };
      // It follows directly below coin-hero, which has no such links.
      if (section.type === 'break-even') return { ...section, contents };
      if (section.type === 'poster-hero' || section.type === 'cover-hero') return { ...section, trail };
      if (section.type === 'service-selector' && coast) return { ...section, type: 'service-panels', coast };
      if (section.type === 'case-tabs')
        return {
          ...section,
          tabs: untold(section, sections),
          type: coast ? 'case-columns' : 'case-tabs',
        };
      return section.type === 'ending' ? { ...section, team, launch } : section;
    }),
  };
}
