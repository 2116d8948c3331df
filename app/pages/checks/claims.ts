import type { Problem } from '#app/content/problem.ts';
import { originKey, problemAt, type Validated } from '#app/content/validate.ts';
import { listPages } from '../list.ts';
import type { Composed } from '../page.ts';

/** Claims that name a page which does not exist. */
export function checkClaimedPages({ content, origins }: Validated): Problem[] {
  const origin = origins.get(originKey('claims'));
  const paths = new Set(listPages(content).map((page) => page.path));
  if (!origin) return [];
  return Object.entries(content.claims.claims).flatMap(([id, claim]) =>
    claim.pages.flatMap((path, index) =>
      paths.has(path)
        ? []
        : [
            problemAt(origin, ['claims', id, 'pages', index], {
              found: path,
              expected: 'the address of a page that shows this claim',
              mend: 'correct the address or remove the line',
            }),
          ],
    ),
  );
}

/** Claims that a page is said to show and does not. */
export function checkShownClaims(pages: readonly Composed[], { content, origins }: Validated): Problem[] {
  const origin = origins.get(originKey('claims'));
  const shown = new Map(pages.map(({ page }) => [page.path, JSON.stringify(page.sections)]));
  return Object.entries(content.claims.claims).flatMap(([id, { figure, pages: paths }]) =>
    paths.flatMap((path, index) => {
      if (!origin || shown.get(path)?.includes(JSON.stringify(figure).slice(1, -1))) return [];
      return [
        problemAt(origin, ['claims', id, 'pages', index], {
          found: `${path}, which does not show ${figure}`,
          expected: 'the address of a page that shows this claim',
          mend: `show { claim: ${id} } there, or remove the line`,
        }),
      ];
    }),
  );
}
