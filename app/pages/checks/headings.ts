import type { Section, SectionType } from '#app/sections/schemas.ts';
import { anchorsOf } from './anchors.ts';
import type { Composed } from '../page.ts';
import type { Problem } from '#app/content/problem.ts';
import { problemAt } from '#app/content/validate.ts';

/** Sections that contain the page's h1. */
export const opening: ReadonlySet<SectionType> = new Set<SectionType>([
  'answers',
  'article-hero',
  'article-index',
  'awards-hero',
  'careers-hero',
  'clients-hero',
  'coast-hero',
  'coin-hero',
  'contact-banner',
  'cover-hero',
  'home-hero',
  'legal-text',
  'message',
  'not-found',
  'plank-hero',
  'poster-hero',
  'price-hero',
  'seo-hero',
  'service-hero',
  'story-doorway',
  'story-hero',
  'story-windows',
  'web-hero',
  'works-browser',
]);

const isOpening = ({ type }: Section): boolean => opening.has(type);

/** A page needs exactly one opening section, at the top. */
function checkOpening({ page, origin }: Composed): Problem[] {
  const [first] = page.sections;
  const second = page.sections.findIndex((section, index) => index > 0 && isOpening(section));
  if (!first || !isOpening(first))
    return [
      problemAt(origin, ['sections', 0, 'type'], {
        found: `${first?.type ?? 'nothing'}, which has no first heading of a page`,
        expected: 'a page that opens with its first heading',
        mend: `begin with one of: ${[...opening].filter((type) => !/article|story|service|legal/.test(type)).join(', ')}`,
      }),
    ];
  if (second < 0) return [];
  return [
    problemAt(origin, ['sections', second, 'type'], {
      found: `${page.sections[second]?.type}, a second section with a first heading`,
      expected: 'one first heading on a page',
      mend: `remove one of the two, or move this one to a page of its own`,
    }),
  ];
}

/** Duplicate anchors on a page: a link would only reach the first. */
function checkAnchors({ page, origin }: Composed): Problem[] {
  // Ids the shell uses on every page.
  const seen = new Set(['content', 'menu']);
  return page.sections.flatMap((section, index) =>
    anchorsOf(section).flatMap((anchor) => {
      const isNew = !seen.has(anchor) && anchor !== '';
      seen.add(anchor);
      if (isNew) return [];
      return [
        problemAt(origin, origin.path.endsWith('.md') ? ['body'] : ['sections', index], {
          found:
            anchor === ''
              ? 'a heading without a letter or a digit'
              : `a second place with the name "${anchor}"`,
          expected: 'headings and parts that differ: links lead to them by name',
          mend:
            anchor === ''
              ? 'give the heading words'
              : 'write one of the two headings differently, or remove one part',
        }),
      ];
    }),
  );
}

export function checkHeadings(composed: Composed): Problem[] {
  return [...checkOpening(composed), ...checkAnchors(composed)];
}
