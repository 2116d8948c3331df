import { fieldName } from '#app/content/problem.ts';

/** A field that differs between two versions of a record. */
export interface Difference {
  field: string;
  mine: string;
  theirs: string;
}

function shown(value: unknown): string {
  if (value === undefined) return '(nothing)';
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}

/** Every differing field, as deep as both versions have it. */
export function differences(
  mine: unknown,
  theirs: unknown,
  path: readonly (string | number)[] = [],
): Difference[] {
  if (JSON.stringify(mine) === JSON.stringify(theirs)) return [];
  const bothLists = Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length;
  const bothGroups = [mine, theirs].every(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
  if (!bothLists && !bothGroups)
    return [{ field: fieldName(path), mine: shown(mine), theirs: shown(theirs) }];
  const [one, other] = [mine as Record<string, unknown>, theirs as Record<string, unknown>];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.flatMap((key) => differences(one[key], other[key], [...path, bothLists ? Number(key) : key]));
}
