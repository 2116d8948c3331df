import type { Content } from '#app/content/collections.ts';
import { references } from '#app/content/ref.ts';
import type { Section, SectionContent } from '#app/sections/schemas.ts';
import type { Question } from '#app/seo/graph/page.ts';
import type { Area } from '#app/seo/graph/subject.ts';

type Person = Content['people']['people'][number];

/** Questions answered in sections. */
export function questionsOf(sections: readonly Section[]): Question[] {
  return sections.flatMap((section) =>
    section.type === 'faq' || section.type === 'answers' ? section.questions : [],
  );
}

/** Ids of offices shown with their address. A map shows only a pin. */
export function officesOf(sections: readonly SectionContent[]): string[] {
  const addressed = sections.map((section) => {
    if (section.type === 'office-map') return undefined;
    return section.type === 'ending' ? section.office : section;
  });
  return [...references(addressed)].flatMap(({ ref }) => (ref.kind === 'office' ? [ref.written] : []));
}

/** Regions of the offices: the state, or the country of a city state. */
export function homeAreas({ site }: Content): Area[] {
  return site.offices.map(({ address }) =>
    address.region === address.locality
      ? { kind: 'Country', name: address.country }
      : { kind: 'State', name: address.region },
  );
}

/** A city, unless an office's address has it as a state. */
export function areaOf(place: string, { site }: Content): Area {
  const state = site.offices.some(({ address }) => address.region === place && address.locality !== place);
  return { kind: state ? 'State' : 'City', name: place };
}

export function authorOf(
  { author }: { author?: { written: string } | undefined },
  { people }: Content,
): Person | undefined {
  return author && people.people.find(({ id }) => id === author.written);
}
