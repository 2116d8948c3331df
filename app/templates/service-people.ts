import { resolve, type Sources } from '#app/content/resolve.server.ts';
import type { Section, SectionProps } from '#app/sections/schemas.ts';

/** The people who answer for a service, in the order of the list. */
export function peopleOf(service: string, sources: Sources): SectionProps<'service-people'>['people'] {
  const { people } = sources.content.people;
  return resolve(
    people.filter(({ services }) => services?.includes(service)),
    sources,
  );
}

/** Who does the work, as a section of its own; none where nobody is named. */
export function peopleSection(service: string, sources: Sources): Section[] {
  const people = peopleOf(service, sources);
  const heading = sources.content.templates.service.people;
  return people.length > 0 ? [{ type: 'service-people', heading, people }] : [];
}
