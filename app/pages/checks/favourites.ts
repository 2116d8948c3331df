import { isStudy } from '#app/content/checks/evidence.ts';
import type { Problem } from '#app/content/problem.ts';
import { originKey, problemAt, type Validated } from '#app/content/validate.ts';
import type { PageContent } from '../collections.ts';

/** Works that a page calls its favourites are clients' works. */
export function checkFavourites({ content, origins }: Validated<PageContent>): Problem[] {
  const { pages, works, stories } = content;
  return [...pages].flatMap(([key, { sections }]) => {
    const origin = origins.get(originKey('pages', key));
    return sections.flatMap((section, index) => {
      if (section.type !== 'works-preview' || !origin) return [];
      return section.works.flatMap((ref, place) => {
        const work = works.works.find(({ slug }) => slug === ref.written);
        if (!work || !isStudy(work, stories)) return [];
        return [
          problemAt(origin, ['sections', index, 'works', place], {
            found: `"${work.slug}", a study`,
            expected: "a client's work",
            mend: 'choose one that names a client in content/works.yaml',
          }),
        ];
      });
    });
  });
}
