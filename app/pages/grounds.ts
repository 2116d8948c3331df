import { luminance } from '#app/content/contrast.ts';
import type { Section } from '#app/sections/schemas.ts';

/** Text on a colour. */
export const textOn = (colour: string): string =>
  luminance(colour) > 0.18 ? 'var(--ink-900)' : 'var(--sand-50)';

/** CSS for the words of listed articles, which stand on the ground of their covers, as inline styles are forbidden. */
export function groundStyles(sections: readonly Section[]): string {
  const grounds = sections.flatMap((section) =>
    section.type === 'article-index' ? section.articles.map(({ picture }) => picture.color) : [],
  );
  return [...new Set(grounds)]
    .map((ground) => `[data-ground="${ground}"]{--ground:${ground};--on-ground:${textOn(ground)}}`)
    .join('');
}
