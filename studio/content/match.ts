import { isDeepStrictEqual } from 'node:util';
import { isGroup } from './fresh.ts';

/** Fields that identify an entry. */
const names = ['id', 'slug', 'key', 'type', 'question', 'title', 'name', 'label', 'heading'];

function nameOf(entry: unknown): string | undefined {
  if (!isGroup(entry)) return undefined;
  const field = names.find((name) => entry[name] !== undefined);
  return field && `${field}:${String(entry[field])}`;
}

type Rule = (old: unknown, now: unknown) => boolean;

const rules: readonly Rule[] = [
  isDeepStrictEqual,
  (old, now) => nameOf(now) !== undefined && nameOf(old) === nameOf(now),
];

/**
 * For each new entry, the index of the old one; undefined if it is new. Matches identical entries, then names, then
 * positions.
 */
export function matchEntries(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const found = after.map((): number | undefined => undefined);
  const take = (index: number, old: number | undefined): void => {
    if (old === undefined || !free.delete(old)) return;
    found[index] = old;
  };
  for (const rule of rules)
    for (const [index, entry] of after.entries()) {
      if (found[index] !== undefined) continue;
      const fits = [...free].filter((old) => rule(before[old], entry));
      take(index, fits.includes(index) ? index : fits[0]);
    }
  for (const index of after.keys())
    if (found[index] === undefined && typeof before[index] === typeof after[index]) take(index, index);
  return found;
}
