import type { Inks } from '#app/content/schema/inks.ts';
import type { Ground } from '#app/sections/story/ground.ts';

function properties(prefix: string, inks: Inks): string {
  return Object.entries(inks)
    .map(([name, colour]) => `--${prefix}-${name}:${colour}`)
    .join(';');
}

/**
 * CSS with the colours of a page and of the next story. Scoped to `data-world`, as navigation replaces the content but
 * leaves the first document's styles in place.
 */
export function worldStyles(world: string, own: Inks, next?: Inks): string {
  const after = next ? `;${properties('next', next)}` : '';
  return `:root:has([data-world="${world}"]){${properties('world', own)}${after}}`;
}

/** Backgrounds for a chapter, best first. */
const suited: Partial<Record<string, readonly Ground[]>> = {
  'story-advert': ['ground', 'ink'],
  'story-statement': ['mark', 'paper', 'ink', 'ground'],
  'story-scripts': ['paper'],
  'story-timetable': ['paper'],
  'story-scale': ['mark', 'ground', 'paper'],
  'story-figure': ['ground'],
  'story-labels': ['mark', 'ground'],
  'story-tally': ['ground', 'ink'],
  'story-system': ['ink', 'ground'],
  'story-sequence': ['ground', 'paper', 'mark', 'ink'],
  'story-questions': ['paper', 'mark', 'ground'],
};
const light: readonly Ground[] = ['paper', 'mark', 'ground', 'ink'];

/** Picks each chapter's background, different from the one above; the first follows the story's own. */
export function groundsOf(types: readonly string[]): Ground[] {
  const grounds: Ground[] = [];
  for (const [index, type] of types.entries()) {
    const above = grounds.at(-1) ?? 'ground';
    // A script chapter's first band has the story's colour, its last the chapter's.
    const below = types[index + 1] === 'story-scripts' ? 'ground' : undefined;
    const choice = [...(suited[type] ?? []), ...light].find((ground) => ground !== above && ground !== below);
    grounds.push(choice ?? 'paper');
  }
  return grounds;
}
