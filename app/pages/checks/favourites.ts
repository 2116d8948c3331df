import { isStudy } from '#app/content/checks/evidence.ts';
import type { Finding } from '#app/content/validate.ts';
import type { PageContent } from '../collections.ts';

/** Favourite works must have a client: no studies. */
export function checkFavourites({ pages, works, stories }: PageContent): Finding[] {
  return [...pages].flatMap(([key, { sections }]) =>
    sections.flatMap((section, index) => {
      if (section.type !== 'works-preview') return [];
      return section.works.flatMap((ref, place) => {
        const work = works.works.find(({ slug }) => slug === ref.written);
        if (!work || !isStudy(work, stories)) return [];
        return {
          collection: 'pages',
          key,
          path: ['sections', index, 'works', place],
          found: `"${work.slug}", a study`,
          expected: "a client's work",
          mend: 'choose one that names a client in content/works.yaml',
        };
      });
    }),
  );
}
