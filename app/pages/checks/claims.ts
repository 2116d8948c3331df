import type { Content } from '#app/content/collections.ts';
import type { Finding } from '#app/content/validate.ts';
import { listPages } from '../list.ts';
import type { Composed } from '../page.ts';

/** Faults of the pages that claims list, by path. */
function checkPagesOf(
  { claims }: Content,
  fault: (path: string, id: string, figure: string) => Pick<Finding, 'found' | 'mend'> | undefined,
): Finding[] {
  return Object.entries(claims.claims).flatMap(([id, { figure, pages }]) =>
    pages.flatMap((page, index) => {
      const found = fault(page, id, figure);
      if (!found) return [];
      const path = ['claims', id, 'pages', index];
      return {
        collection: 'claims',
        path,
        expected: 'the address of a page that shows this claim',
        ...found,
      };
    }),
  );
}

/** Claims that list a page which does not exist. */
export function checkClaimedPages(content: Content): Finding[] {
  const paths = new Set(listPages(content).map((page) => page.path));
  return checkPagesOf(content, (path) =>
    paths.has(path) ? undefined : { found: path, mend: 'correct the address or remove the line' },
  );
}

/** Claims missing from a page that must show them. */
export function checkShownClaims(pages: readonly Composed[], content: Content): Finding[] {
  const shown = new Map(pages.map(({ page }) => [page.path, JSON.stringify(page.sections)]));
  return checkPagesOf(content, (path, id, figure) =>
    shown.get(path)?.includes(JSON.stringify(figure).slice(1, -1))
      ? undefined
      : {
          found: `${path}, which does not show ${figure}`,
          mend: `show { claim: ${id} } there, or remove the line`,
        },
  );
}
