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

/** The regional head of an office, if any. */
export function headOf(
  office: string | undefined,
  sources: Sources,
): SectionProps<'service-people'>['people'] {
  const { people } = sources.content.people;
  return resolve(
    people.filter(({ group, city }) => group === 'regional' && city === office),
    sources,
  );
}
