import type { Problem } from '#app/content/problem.ts';
import { nearest } from '#app/content/suggest.ts';
import { originKey, problemAt, type Validated } from '#app/content/validate.ts';
import type { PageContent } from '../collections.ts';

/** Pages that name a shared section which does not exist. */
export function checkShared({ content, origins }: Validated<PageContent>): Problem[] {
  return [...content.pages].flatMap(([key, page]) =>
    page.sections.flatMap((section, index) => {
      const origin = origins.get(originKey('pages', key));
      if (!origin || section.type !== 'shared' || content.shared.has(section.section)) return [];
      const suggestion = nearest(section.section, content.shared.keys());
      return [
        problemAt(origin, ['sections', index, 'section'], {
          found: `"${section.section}"`,
          expected: 'the name of a file in content/shared, without its ending',
          mend: suggestion ? `did you mean "${suggestion}"?` : 'create the file, or choose another',
        }),
      ];
    }),
  );
}
