import type { MetaTag } from '#app/seo/meta-tags.tsx';
import { describe } from '#app/seo/describe.server.ts';
import type { Section } from '#app/sections/schemas.ts';
import { compose } from '#app/templates/templates.server.ts';
import { pageEntry } from './pages.ts';
import type { Sources } from './resolve.server.ts';

/** What the page asks of the header, the footer and the chat button around it. */
export interface PageFrame {
  /** Whether the chat button sends a greeting along. */
  greeting: boolean;
  /** Whether the header offers to book a meeting. */
  meeting: boolean;
  /**
   * How the page ends: with the short form; without it where the page has a form or has just sent one; or not by the
   * shell, because its last section is the harbour.
   */
  ending: 'form' | 'plain' | 'own';
}

/** Everything a page needs, ready to be rendered. */
export interface Page {
  path: string;
  /** BCP 47 tag of the document. */
  language: string;
  meta: MetaTag[];
  sections: Section[];
  /** Styles of this page alone. */
  styles: string;
  frame: PageFrame;
}

function endingOf(sections: Section[]): PageFrame['ending'] {
  const has = (...types: Section['type'][]) => sections.some(({ type }) => types.includes(type));
  if (has('ending')) return 'own';
  return has('contact-form', 'message') ? 'plain' : 'form';
}

/** The page at a canonical path; undefined where there is none. */
export function pageAt(path: string, sources: Sources): Page | undefined {
  const entry = pageEntry(path, sources.content);
  const composition = entry && compose(entry, sources);
  if (!entry || !composition) return undefined;
  return {
    path,
    language: composition.language ?? 'en',
    meta: describe(entry, composition, sources),
    sections: composition.sections,
    styles: composition.styles ?? '',
    frame: {
      greeting: composition.chat === 'greeting',
      meeting: composition.meeting ?? false,
      ending: endingOf(composition.sections),
    },
  };
}
