import type { Content } from './collections.ts';

/** All records; the key of a single file is empty. */
export function recordsOf(content: Content): { name: string; key: string; record: unknown }[] {
  return Object.entries(content).flatMap(([name, value]) =>
    value instanceof Map
      ? [...value].map(([key, record]) => ({ name, key: String(key), record: record as unknown }))
      : [{ name, key: '', record: value as unknown }],
  );
}
