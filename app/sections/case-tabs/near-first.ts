import type { CaseStudy } from '#app/content/model.ts';
import type { SectionProps } from '../schemas.ts';

/** Moves the cases of certain works to the front. */
export function nearFirst(
  cases: readonly CaseStudy[],
  near: SectionProps<'case-tabs'>['first'] = [],
): CaseStudy[] {
  const isNear = ({ work }: CaseStudy): boolean => near.some(({ slug }) => slug === work);
  return [...cases.filter(isNear), ...cases.filter((study) => !isNear(study))];
}
