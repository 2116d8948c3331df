import type { SectionProps } from '../schemas.ts';

/** Steps that fit beside the questions. */
const most = 6;

/**
 * Whether the process in the collapsed part is too long to fit beside the questions; it is then laid out as stairs.
 */
export function isStairs({ more }: Pick<SectionProps<'read-more'>, 'more'>): boolean {
  return (more.process?.steps.length ?? 0) > most;
}
