import { nearest } from '../suggest.ts';
import type { Finding, Validated } from '../validate.ts';

/** Confirmations of claims and files that do not exist. */
export function checkConfirmed({ content, origins }: Validated): Finding[] {
  const known = {
    claims: new Set(Object.keys(content.claims.claims)),
    files: new Set([...origins.values()].map(({ path }) => path)),
  };
  return (['claims', 'files'] as const).flatMap((kind) =>
    Object.keys(content.confirmed[kind])
      .filter((name) => !known[kind].has(name))
      .map((name) => {
        const meant = nearest(name, known[kind]);
        return {
          collection: 'confirmed',
          path: [kind, name],
          found: `"${name}"`,
          expected: kind === 'claims' ? 'a claim of content/settings/claims.yaml' : 'a file below content',
          mend: meant ? `did you mean "${meant}"?` : 'remove the line',
        };
      }),
  );
}
