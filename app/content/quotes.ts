import type { Problem } from './problem.ts';
import type { SourceFile } from './read.server.ts';
import type { FieldPath } from './ref.ts';
import { brandFile, brandSchema } from './schema/brand.ts';
import { claimsSchema } from './schema/settings.ts';
import { houseFactsSchema } from './schema/house-facts.ts';
import { nearest } from './suggest.ts';
import { problemAt } from './validate.ts';

/** `{claim:clients-500}`, `{fact:repository}` or `{brand:name}` in any text. */
const quote = /\{(claim|fact|brand):([^}]*)\}/g;

type Kind = 'claim' | 'fact' | 'brand';
type Quotable = Record<Kind, Map<string, string>>;

const homes = { claim: 'settings/claims.yaml', fact: 'settings/house-facts.yaml', brand: brandFile } as const;

/** Everything quotable. An invalid file counts as empty here; its validation reports it. */
function quotable(files: readonly SourceFile[]): Quotable {
  const value = (kind: Kind): unknown => files.find(({ path }) => path === homes[kind])?.value;
  const claims = claimsSchema.safeParse(value('claim')).data?.claims ?? {};
  const facts = houseFactsSchema.safeParse(value('fact')).data?.facts ?? {};
  const brand = brandSchema.safeParse(value('brand')).data;
  return {
    brand: new Map(
      brand
        ? [
            ['name', brand.name],
            ['legal-name', brand.legalName],
          ]
        : [],
    ),
    claim: new Map(Object.entries(claims).map(([id, { figure }]) => [id, figure])),
    fact: new Map(Object.entries(facts).map(([id, { fact }]) => [id, fact])),
  };
}

function unknown(file: SourceFile, path: FieldPath, kind: Kind, id: string, known: Quotable): Problem {
  const meant = nearest(id, known[kind].keys());
  return problemAt(file, path, {
    found: `{${kind}:${id}}`,
    expected: `the name of a ${kind} in content/${homes[kind]}`,
    mend: meant ? `did you mean {${kind}:${meant}}?` : 'choose one of those, or add it there',
  });
}

/** Fills in quoted claims, facts and names, and reports unknown ones. */
export function fillQuotes(files: readonly SourceFile[]): { files: SourceFile[]; problems: Problem[] } {
  const known = quotable(files);
  const problems: Problem[] = [];
  const fill = (value: unknown, file: SourceFile, path: FieldPath): unknown => {
    if (typeof value === 'string')
      return value.replaceAll(quote, (written, kind: Kind, id: string) => {
        const text = known[kind].get(id);
        if (text === undefined && known[kind].size > 0) problems.push(unknown(file, path, kind, id, known));
        return text ?? written;
      });
    if (Array.isArray(value)) return value.map((item, index) => fill(item, file, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, fill(inner, file, [...path, key])]),
    );
  };
  return { files: files.map((file) => ({ ...file, value: fill(file.value, file, []) })), problems };
}
