import type { Content } from '#app/content/collections.ts';
import { resolve, type Sources } from '#app/content/resolve.server.ts';
import type { Section } from '#app/sections/schemas.ts';
import { peopleOf } from './service-people.ts';

type Landing = NonNullable<ReturnType<Content['pages']['get']>>['landing'];

/** Fills in what a landing page has of its service: the trail in its hero, and who does the work in its last section. */
export function withService(sections: Section[], landing: Landing, sources: Sources): Section[] {
  if (!landing) return sections;
  const { templates, services } = sources.content;
  const service = services.get(landing.service);
  if (!service)
    throw new Error(`a landing page names the service "${landing.service}", which does not exist`);
  const root = resolve(templates.service.root, sources);
  const links = [root, { label: service.title, href: `/services/${landing.service}` }];
  const trail = { label: templates.trail, links, current: landing.place };
  const team = { heading: templates.service.people, people: peopleOf(landing.service, sources) };
  return sections.map((section) => {
    if (section.type === 'landing-hero' || section.type === 'web-hero')
      return { ...section, trail, place: landing.place };
    if (section.type === 'seo-hero') return { ...section, trail };
    return section.type === 'ending' ? { ...section, team } : section;
  });
}
