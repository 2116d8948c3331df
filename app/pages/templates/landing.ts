import type { Content } from '#app/content/collections.ts';
import { resolve } from '#app/content/resolve.server.ts';
import { type Sources, sure } from '#app/content/sources.server.ts';
import { isStairs } from '#app/sections/read-more/stairs.ts';
import type { Section } from '#app/sections/schemas.ts';
import type { Composition } from '../composition.ts';
import { areaOf } from '../facts.ts';
import { headOf, peopleOf } from './service-people.ts';

type PageRecord = NonNullable<ReturnType<Content['pages']['get']>>;
type Landing = NonNullable<PageRecord['landing']>;

/** The pages of the same service in other places. */
function besides({ service, place }: Landing, { content }: Sources) {
  const links = [...content.pages].flatMap(([key, { landing }]) =>
    landing?.service === service && landing.place !== place
      ? [{ label: landing.place, href: `/${key}` }]
      : [],
  );
  return links.length > 0 ? { label: content.templates.beside, links } : undefined;
}

/** Where a section answers something that a reader asks, and which of the words says so. */
const asked = {
  'break-even': ['costs', 'break-even'],
  'how-we-work': ['plan', 'how-we-work'],
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

/** Links to what is asked first, as many as fit in a line. */
function contentsOf(sections: readonly Section[], { content }: Sources) {
  const { label, ...words } = content.templates.landing;
  const found = sections.flatMap((section) => {
    if (!(section.type in asked) || (section.type === 'read-more' && !isStairs(section))) return [];
    return [asked[section.type as keyof typeof asked]];
  });
  // Where the steps of the work are told, the questions can wait.
  const told = found.some(([name]) => name === 'weeks' || name === 'process');
  const links = found
    .filter(([name]) => !(told && name === 'questions'))
    .map(([name, place]) => ({ label: words[name], href: `#${place}` }));
  // Where the page itself tells no price, its first screen says where prices stand.
  const [price] = sections.flatMap((section) => ('price' in section ? [section.price.href] : []));
  if (price && !found.some(([name]) => name === 'costs' || name === 'plan'))
    links.unshift({ label: words.costs, href: price });
  return { label, links };
}

/** As many cases of a category as a page shows. */
const most = 3;

type Tabs = Extract<Section, { type: 'case-tabs' }>;

/** The same tabs; where there are more cases than are shown, those that the page has told already make room. */
function untold(tabs: Tabs['tabs'], sections: readonly Section[]): Tabs['tabs'] {
  const told = new Set(
    sections.flatMap((section) => ('proof' in section ? section.proof?.slug : undefined) ?? []),
  );
  return tabs.map((tab) =>
    tab.cases.length > most
      ? { ...tab, cases: tab.cases.filter(({ work }) => !work || !told.has(work)).slice(0, most) }
      : tab,
  );
}

/** What a landing page has of its service: the trail in its hero, who does the work, and what it sells. */
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
  const people = [...headOf(ending?.office.name, sources), ...peopleOf(key, sources)];
  const team = { heading: templates.service.people, people };
  const name = ending?.closing.service ?? title;
  const contents = contentsOf(sections, sources);
  const onCoast = sections.some((section) => section.type === 'coast-hero');
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
      // It stands right below the coin.
      if (section.type === 'break-even') return { ...section, contents };
      if (section.type === 'poster-hero' || section.type === 'cover-hero') return { ...section, trail };
      // Beside a coast there is room for pictures in a row.
      if (section.type === 'service-selector' && onCoast) return { ...section, type: 'service-panels' };
      if (section.type === 'case-tabs')
        return {
          ...section,
          tabs: untold(section.tabs, sections),
          type: onCoast ? 'case-columns' : 'case-tabs',
        };
      return section.type === 'ending' ? { ...section, team } : section;
    }),
  };
}
