import { luminance } from '#app/content/contrast.ts';
import type { Section } from '#app/sections/schemas.ts';

/** Text on a colour. */
export const textOn = (colour: string): string =>
  luminance(colour) > 0.18 ? 'var(--ink-900)' : 'var(--sand-50)';

/** The colours of the pictures whose words stand on them. */
function groundsOf(section: Section): string[] {
  if (section.type === 'article-index') return section.articles.map(({ picture }) => picture.color);
  if (section.type === 'gallery') return section.pictures.map(({ picture }) => picture.color);
  return [];
}

/** CSS for words that stand on the colour of their picture, as inline styles are forbidden. */
export function groundStyles(sections: readonly Section[]): string {
  const grounds = sections.flatMap(groundsOf);
  return [...new Set(grounds)]
    .map((ground) => `[data-ground="${ground}"]{--ground:${ground};--on-ground:${textOn(ground)}}`)
    .join('');
}
