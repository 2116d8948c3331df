import { z } from 'zod';

/** The four backgrounds of a story. The template picks one per chapter, so that neighbours differ. */
export const ground = z.enum(['ground', 'paper', 'mark', 'ink']);
export type Ground = z.infer<typeof ground>;

/** Length class of a line, which determines its font size. */
export function fit(line: string): 'short' | 'middle' | 'long' | 'longest' {
  if (line.length <= 9) return 'short';
  if (line.length <= 16) return 'middle';
  return line.length <= 24 ? 'long' : 'longest';
}
