import type { SectionProps } from '../schemas.ts';

/** Steps that a process may have beside questions. */
const most = 6;

/** Whether what Read More opens holds a process that is too long to stand beside questions: it goes down as stairs. */
export function isStairs({ more }: Pick<SectionProps<'read-more'>, 'more'>): boolean {
  return (more.process?.steps.length ?? 0) > most;
}
