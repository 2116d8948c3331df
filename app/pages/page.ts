import { type Origin, originKey, problemAt, type Validated } from '#app/content/validate.ts';
import type { Problem } from '#app/content/problem.ts';
import type { Section } from '#app/sections/schemas.ts';
import type { MetaTag } from '#app/seo/meta-tags.tsx';
import type { PageFrame } from '#app/site/site.tsx';
import type { PageContent, PageSources } from './collections.ts';
import { compose } from './compose.ts';
import { cropStyles } from './crops.ts';
import { describe } from './describe.ts';
import { groundStyles } from './grounds.ts';
import { listPages, type PageEntry } from './list.ts';

/** A page ready to render. */
export interface Page extends PageEntry {
  /** BCP 47 tag of the document. */
  language: string;
  meta: MetaTag[];
  sections: Section[];
  /** CSS for this page alone. */
  styles: string;
  frame: PageFrame;
}

/** A page and its file. */
export interface Composed {
  page: Page;
  origin: Origin;
}

function endingOf(sections: Section[]): PageFrame['ending'] {
  const has = (...types: Section['type'][]) => sections.some(({ type }) => types.includes(type));
  // A page with a form, a thank-you page and the 404 page need no second form at the end.
  return has('ending', 'contact-form', 'message', 'not-found') ? 'own' : 'form';
}

function pageOf(entry: PageEntry, sources: PageSources): Page {
  const composition = compose(entry, sources);
  const { language = 'en', sections, styles = '', chat, meeting = false } = composition;
  const frame = { greeting: chat === 'greeting', meeting, ending: endingOf(sections) };
  return {
    ...entry,
    language,
    meta: describe(entry, composition, sources),
    sections,
    styles: styles + cropStyles(sections) + groundStyles(sections),
    frame,
  };
}

/** Composes every page. Errors become problems of the page's file. */
export function composePages(
  { content, origins }: Validated<PageContent>,
  sources: PageSources,
): { pages: Composed[]; problems: Problem[] } {
  const pages: Composed[] = [];
  const problems: Problem[] = [];
  for (const entry of listPages(content)) {
    const origin = origins.get(originKey(entry.collection, entry.key));
    if (!origin) continue;
    try {
      pages.push({ page: pageOf(entry, sources), origin });
    } catch (error) {
      problems.push(
        problemAt(origin, [], {
          found: `a page that cannot be made: ${error instanceof Error ? error.message : String(error)}`,
          expected: 'a page that can be made',
          mend: 'undo the last change of this file, or of a record that it shows',
        }),
      );
    }
  }
  return { pages, problems };
}
