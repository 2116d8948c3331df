import { within } from '#app/content/within.ts';
import type { Section } from '#app/sections/schemas.ts';

/** CSS for the focal points of a page's photographs, as inline styles are forbidden. */
export function cropStyles(sections: readonly Section[]): string {
  const points = within(sections).flatMap((value) =>
    typeof value === 'object' && value !== null && 'focus' in value && typeof value.focus === 'string'
      ? [value.focus]
      : [],
  );
  return [...new Set(points)]
    .map((point) => `img[data-focus="${point}"]{object-position:${point.replaceAll(/\S+/g, '$&%')}}`)
    .join('');
}
