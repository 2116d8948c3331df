import type { Sources } from '#app/content/resolve.server.ts';
import type { PageEntry } from '#app/content/pages.ts';
import type { z } from 'zod';
import type { meta } from '#app/content/schema/parts.ts';
import type { Section } from '#app/sections/schemas.ts';
import { resolve } from '#app/content/resolve.server.ts';
import { articlePage } from './article.ts';
import { withTrail } from './landing.ts';
import { legalPage } from './legal.ts';
import { servicePage } from './service.ts';
import { storyPage } from './story.ts';

/** A page before its meta is spelled out: what every template makes of a record. */
export interface Composition {
  meta: z.infer<typeof meta>;
  /** BCP 47 tag; English of no region where the page speaks for both offices. */
  language?: 'en-IN' | 'en-AE' | undefined;
  /** What the floating chat button says first. */
  chat?: 'greeting' | undefined;
  /** Whether the header offers to book a meeting. */
  meeting?: true | undefined;
  sections: Section[];
}

/** Makes sections of the record behind a page: as content lists them, or by the template of its collection. */
export function compose(entry: PageEntry, sources: Sources): Composition | undefined {
  const { content } = sources;
  switch (entry.collection) {
    case 'pages': {
      const page = content.pages.get(entry.key);
      if (!page) return undefined;
      const { meta, language, chat, meeting } = page;
      const sections = page.sections.flatMap((section) =>
        section.type === 'shared' ? (content.shared.get(section.section) ?? []) : section,
      );
      return {
        meta,
        language,
        chat,
        meeting,
        sections: withTrail(resolve(sections, sources), page.landing, sources),
      };
    }
    case 'services':
      return servicePage(entry.key, sources);
    case 'stories':
      return storyPage(entry.key, sources);
    case 'articles':
      return articlePage(entry.key, sources);
    case 'legal':
      return legalPage(entry.key, sources);
  }
}
