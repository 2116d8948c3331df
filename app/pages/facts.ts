import type { Content } from '#app/content/collections.ts';
import { references } from '#app/content/ref.ts';
import type { Section, SectionContent } from '#app/sections/schemas.ts';
import type { Question } from '#app/seo/graph/page.ts';
import type { Area } from '#app/seo/graph/subject.ts';

type Person = Content['people']['people'][number];

/** The questions that sections answer. */
export function questionsOf(sections: readonly Section[]): Question[] {
  return sections.flatMap((section) =>
    section.type === 'faq' || section.type === 'answers' ? section.questions : [],
  );
}

/** Ids of the offices that sections show. A map shows a pin, not an address. */
export function officesOf(sections: readonly SectionContent[]): string[] {
  const addressed = sections.map((section) => {
    if (section.type === 'office-map') return undefined;
    return section.type === 'ending' ? section.office : section;
  });
  return [...references(addressed)].flatMap(({ ref }) => (ref.kind === 'office' ? [ref.written] : []));
}

/** The places where the agency has an office, as large as it works in them. */
export function homeAreas({ site }: Content): Area[] {
  return site.offices.map(({ address }) =>
    address.region === address.locality
      ? { kind: 'Country', name: address.country }
      : { kind: 'State', name: address.region },
  );
}

/** A town, unless the offices know it as a state. */
export function areaOf(place: string, { site }: Content): Area {
  const state = site.offices.some(({ address }) => address.region === place && address.locality !== place);
  return { kind: state ? 'State' : 'City', name: place };
}

/** The person an article names as its author. */
export function authorOf(
  { author }: { author?: { written: string } | undefined },
  { people }: Content,
): Person | undefined {
  return author && people.people.find(({ id }) => id === author.written);
}
