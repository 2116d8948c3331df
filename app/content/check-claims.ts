import { listPages } from './pages.ts';
import type { Problem } from './problem.ts';
import { originKey, problemAt, type Validated } from './validate.ts';

/** Claims that name a page which does not exist. */
function strayPages({ content, origins }: Validated): Problem[] {
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

/** Claims that give another figure for the subject and scope of an earlier one. */
function contradictions({ content, origins }: Validated): Problem[] {
  const origin = origins.get(originKey('claims'));
  const first = new Map<string, string>();
  return Object.entries(content.claims.claims).flatMap(([id, { figure, subject, scope }]) => {
    const key = `${subject}: ${scope.toLowerCase()}`;
    const earlier = first.get(key) ?? id;
    first.set(key, earlier);
    const other = content.claims.claims[earlier]?.figure;
    return !origin || other === figure
      ? []
      : [
          problemAt(origin, ['claims', id, 'scope'], {
            found: `${figure} ${subject} "${scope}", of which ${earlier} says ${other}`,
            expected: 'one figure for one subject and scope',
            mend: 'correct the figure, or say in the scope what this one counts',
          }),
        ];
  });
}

/** What is wrong with the figures that the agency claims. */
export function checkClaims(validated: Validated): Problem[] {
  return [...strayPages(validated), ...contradictions(validated)];
}
