import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collections } from '#app/pages/collections.ts';
import { recordOf, withRecord } from '../content/record.ts';
import { blankOf, variantFor, variantsOf } from '../ui/blank.ts';
import { withField } from '../ui/group-field.tsx';
import { collectionOf, type FormSchema, formFor } from './form.ts';

type Group = Record<string, unknown>;
type Change = (value: unknown) => unknown;

/** An edit that a form offers, as a change of the whole record. */
type Edit = Change;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function ofText(schema: FormSchema, value: string): Change[] {
  if (schema.kind !== undefined || schema.enum || schema.const !== undefined || schema.format) return [];
  const longer = `${value} too`;
  return schema.maxLength === undefined || longer.length <= schema.maxLength ? [() => longer] : [];
}

function ofList(list: unknown[]): Change[] {
  if (list.length < 2) return [];
  const [first, ...rest] = list;
  return [() => [...rest, first], () => list.slice(0, -1)];
}

/** All edits that the form of a value offers. */
function editsOf(schema: FormSchema, value: unknown, put: (change: Change) => Edit): Edit[] {
  const variants = variantsOf(schema);
  const own = variants?.[variantFor(variants, value)] ?? schema;
  if (typeof value === 'string') return ofText(own, value).map(put);
  if (Array.isArray(value)) {
    const inner = value.flatMap((item, index) =>
      editsOf(own.items ?? {}, item, (change) => put(() => value.with(index, change(item)))),
    );
    return [...ofList(value).map(put), ...inner];
  }
  if (!isGroup(value)) return [];
  return Object.entries(own.properties ?? {}).flatMap(([name, field]) => {
    const now = value[name];
    const write = (change: Change): Edit => put(() => withField(value, name, change(now), own));
    const isNeeded = own.required?.includes(name) ?? false;
    if (now === undefined) return [write(() => blankOf(field))];
    return [...(isNeeded ? [] : [write(() => undefined)]), ...editsOf(field, now, write)];
  });
}

const files = globSync('**/*.{yaml,md}', { cwd: 'content', exclude: ['media/**'] })
  .toSorted()
  .flatMap((file) => {
    const form = formFor(file);
    const collection = collectionOf(file) as keyof typeof collections | undefined;
    const source = readFileSync(`content/${file}`, 'utf8');
    const isValid = (record: unknown): boolean =>
      collection !== undefined && collections[collection].schema.safeParse(record).success;
    const record = recordOf(file, source);
    return form && isValid(record) ? [{ file, source, record, form, isValid }] : [];
  });

test(
  '500 edits through the forms: a file says what was meant, and is as valid as that',
  { timeout: 120_000 },
  () => {
    expect(files.length).toBeGreaterThan(50);
    let kept = 0;
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.nat(), ({ file, source, record, form, isValid }, place) => {
        const edits = editsOf(form, record, (change) => change);
        const next = edits[place % edits.length]?.(record) ?? record;
        const written = recordOf(file, withRecord(file, source, next));
        expect(written).toEqual(JSON.parse(JSON.stringify(next)));
        expect(isValid(written)).toBe(isValid(next));
        if (isValid(next)) kept += 1;
      }),
      { numRuns: 500 },
    );
    expect(kept).toBeGreaterThan(200);
  },
);
