import { resolve } from '#app/content/resolve.server.ts';
import type { Sources } from '#app/content/sources.server.ts';
import type { SectionProps } from '#app/sections/schemas.ts';

/** The people responsible for a service, in list order. */
export function peopleOf(service: string, sources: Sources): SectionProps<'service-people'>['people'] {
  const { people } = sources.content.people;
  return resolve(
    people.filter(({ services }) => services?.includes(service)),
    sources,
  );
}

/** Who answers for a service at an office: its head if he sits there, then the office's regional head, then others. */
export function answering(
  service: string,
  office: string | undefined,
  sources: Sources,
): SectionProps<'service-people'>['people'] {
  const { people } = sources.content.people;
  const responsible = people.filter(({ services }) => services?.includes(service));
  const near = responsible.filter(({ group, city }) => group === 'business' && city === office);
  const regional = people.filter(({ group, city }) => group === 'regional' && city === office);
  return resolve([...new Set([...near, ...regional, ...responsible])], sources);
}
