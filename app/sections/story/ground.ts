import { z } from 'zod';

/** The four grounds of a story. The template gives each chapter one, so that no two neighbours share it. */
export const ground = z.enum(['ground', 'paper', 'mark', 'ink']);
export type Ground = z.infer<typeof ground>;

/** How much room a line needs: the size of its letters follows from it. */
export function fit(line: string): 'short' | 'middle' | 'long' | 'longest' {
  if (line.length <= 9) return 'short';
  if (line.length <= 16) return 'middle';
  return line.length <= 24 ? 'long' : 'longest';
}
