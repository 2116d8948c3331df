import type { Problem } from '../problem.ts';
import { nearest } from '../suggest.ts';
import { originKey, problemAt, type Validated } from '../validate.ts';

/** Confirmations of claims and files that are not there. */
export function checkConfirmed({ content, origins }: Validated): Problem[] {
  const origin = origins.get(originKey('confirmed'));
  if (!origin) return [];
  const known = {
    claims: new Set(Object.keys(content.claims.claims)),
    files: new Set([...origins.values()].map(({ path }) => path)),
  };
  return (['claims', 'files'] as const).flatMap((kind) =>
    Object.keys(content.confirmed[kind])
      .filter((name) => !known[kind].has(name))
      .map((name) => {
        const meant = nearest(name, known[kind]);
        return problemAt(origin, [kind, name], {
          found: `"${name}"`,
          expected: kind === 'claims' ? 'a claim of content/settings/claims.yaml' : 'a file below content',
          mend: meant ? `did you mean "${meant}"?` : 'remove the line',
        });
      }),
  );
}
