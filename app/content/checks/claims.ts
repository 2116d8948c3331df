import type { Problem } from '../problem.ts';
import { originKey, problemAt, type Validated } from '../validate.ts';

/** Claims that give another figure for the subject and scope of an earlier one. */
export function checkClaims({ content, origins }: Validated): Problem[] {
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
