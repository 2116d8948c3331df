import type { Content } from '../collections.ts';
import type { Finding } from '../validate.ts';

/** Claims whose figure contradicts an earlier one of the same subject and scope. */
export function checkClaims({ claims: { claims } }: Content): Finding[] {
  const first = new Map<string, string>();
  return Object.entries(claims).flatMap(([id, { figure, subject, scope }]) => {
    const key = `${subject}: ${scope.toLowerCase()}`;
    const earlier = first.get(key) ?? id;
    first.set(key, earlier);
    const other = claims[earlier]?.figure;
    return other === figure
      ? []
      : {
          collection: 'claims',
          path: ['claims', id, 'scope'],
          found: `${figure} ${subject} "${scope}", of which ${earlier} says ${other}`,
          expected: 'one figure for one subject and scope',
          mend: 'correct the figure, or say in the scope what this one counts',
        };
  });
}
