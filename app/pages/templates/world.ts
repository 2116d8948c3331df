import type { Inks } from '#app/content/schema/inks.ts';
import type { Ground } from '#app/sections/story/ground.ts';

function properties(prefix: string, inks: Inks): string {
  return Object.entries(inks)
    .map(([name, colour]) => `--${prefix}-${name}:${colour}`)
    .join(';');
}

/**
 * The inks of a page and, where a story follows, of that one, as styles. They hold while the story is shown: a followed link replaces
 * its content and leaves the first page's styles where they are.
 */
export function worldStyles(world: string, own: Inks, next?: Inks): string {
  const after = next ? `;${properties('next', next)}` : '';
  return `:root:has([data-world="${world}"]){${properties('world', own)}${after}}`;
}

/** Which grounds suit a chapter, best first. */
const suited: Partial<Record<string, readonly Ground[]>> = {
  'story-statement': ['mark', 'paper', 'ink', 'ground'],
  'story-scripts': ['paper'],
  'story-scale': ['mark', 'ground', 'paper'],
  'story-tally': ['ground', 'ink'],
  'story-system': ['ink', 'ground'],
  'story-sequence': ['ground', 'paper', 'mark', 'ink'],
  'story-questions': ['paper', 'mark', 'ground'],
};
const light: readonly Ground[] = ['paper', 'mark', 'ground', 'ink'];

/** Gives each chapter a ground that its neighbour above does not have; the first stands below the story's own. */
export function groundsOf(types: readonly string[]): Ground[] {
  const grounds: Ground[] = [];
  for (const [index, type] of types.entries()) {
    const above = grounds.at(-1) ?? 'ground';
    // The bands of scripts begin on the story's own ground and end on the chapter's.
    const below = types[index + 1] === 'story-scripts' ? 'ground' : undefined;
    const choice = [...(suited[type] ?? []), ...light].find((ground) => ground !== above && ground !== below);
    grounds.push(choice ?? 'paper');
  }
  return grounds;
}
