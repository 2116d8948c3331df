import type { Content } from '#app/content/collections.ts';
import { resolve, type Sources } from '#app/content/resolve.server.ts';
import type { Section } from '#app/sections/schemas.ts';

type Landing = NonNullable<ReturnType<Content['pages']['get']>>['landing'];

/** Puts the trail of a landing page (services, the service, the place) into its hero. */
export function withTrail(sections: Section[], landing: Landing, sources: Sources): Section[] {
  if (!landing) return sections;
  const { templates, services } = sources.content;
  const service = services.get(landing.service);
  if (!service)
    throw new Error(`a landing page names the service "${landing.service}", which does not exist`);
  const root = resolve(templates.service.root, sources);
  const links = [root, { label: service.title, href: `/services/${landing.service}` }];
  const trail = { label: templates.trail, links, current: landing.place };
  return sections.map((section) =>
    section.type === 'landing-hero' || section.type === 'seo-hero' ? { ...section, trail } : section,
  );
}
