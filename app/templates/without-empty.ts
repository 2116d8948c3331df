import type { Section } from '#app/sections/schemas.ts';

/** Leaves out sections that show the whole of a collection which is empty. */
export function withoutEmpty(sections: Section[]): Section[] {
  return sections.filter((section) => section.type !== 'job-list' || section.openings.jobs.length > 0);
}
