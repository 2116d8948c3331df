import type { Content } from './collections.ts';
import { lists } from './lists.ts';
import { recordsOf } from './records.ts';
import { references } from './ref.ts';

/** People listed only for their portraits; their quotes are in the reviews. */
const quoted: ReadonlySet<string> = new Set(['review', 'testimonial', 'clip']);

/** List entries that no page refers to, with their files: not used yet, or forgotten. */
export function unshown(content: Content): { file: string; id: string }[] {
  const named = new Set(
    recordsOf(content).flatMap(({ record }) =>
      [...references(record)].map(
        ({ ref: { kind, written } }) => `${kind} ${typeof written === 'string' ? written : ''}`,
      ),
    ),
  );
  const apart = new Set(
    content.people.people
      .filter(({ group, services }) => quoted.has(group) || services)
      .map(({ id }) => `person ${id}`),
  );
  return Object.entries(lists).flatMap(([kind, { file, items }]) =>
    items(content)
      .filter(({ id }) => !named.has(`${kind} ${id}`) && !apart.has(`${kind} ${id}`))
      .map(({ id }) => ({ file: `content/${file}`, id })),
  );
}
