import { nearest } from '#app/content/suggest.ts';
import type { Finding } from '#app/content/validate.ts';
import type { PageContent } from '../collections.ts';

/** Pages that list a shared section which does not exist. */
export function checkShared({ pages, shared }: PageContent): Finding[] {
  return [...pages].flatMap(([key, page]) =>
    page.sections.flatMap((section, index) => {
      if (section.type !== 'shared' || shared.has(section.section)) return [];
      const suggestion = nearest(section.section, shared.keys());
      return {
        collection: 'pages',
        key,
        path: ['sections', index, 'section'],
        found: `"${section.section}"`,
        expected: 'the name of a file in content/shared, without its ending',
        mend: suggestion ? `did you mean "${suggestion}"?` : 'create the file, or choose another',
      };
    }),
  );
}
