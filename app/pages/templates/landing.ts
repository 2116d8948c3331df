import type { Content } from '#app/content/collections.ts';
import { resolve } from '#app/content/resolve.server.ts';
import { type Sources, sure } from '#app/content/sources.server.ts';
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
  const onCoast = sections.some((section) => section.type === 'coast-hero');
  return {
    facts: {
      trail,
      service: { name, description, serviceType: name, areas: [areaOf(place, sources.content)] },
    },
    sections: sections.map((section): Section => {
      if (section.type === 'coin-hero' || section.type === 'coast-hero' || section.type === 'web-hero')
        return { ...section, trail, place };
      if (section.type === 'seo-hero' || section.type === 'poster-hero' || section.type === 'cover-hero')
        return { ...section, trail };
      // Beside a coast there is room for pictures in a row.
      if (section.type === 'service-selector' && onCoast) return { ...section, type: 'service-panels' };
      if (section.type === 'case-tabs' && onCoast) return { ...section, type: 'case-columns' };
      return section.type === 'ending' ? { ...section, team } : section;
    }),
  };
}
