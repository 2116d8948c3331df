import type { PageEntry } from '#app/content/pages.ts';
import { resolve, type Sources } from '#app/content/resolve.server.ts';
import { articlePage } from './article.ts';
import type { Composition } from './composition.ts';
import { withService } from './landing.ts';
import { legalPage } from './legal.ts';
import { servicePage } from './service.ts';
import { storyPage } from './story.ts';
import { withoutEmpty } from './without-empty.ts';

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
        sections: withService(withoutEmpty(resolve(sections, sources)), page.landing, sources),
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
