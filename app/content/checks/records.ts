import type { Content } from '../collections.ts';
import { recordsOf } from '../records.ts';
import { type FieldPath, isRef } from '../ref.ts';
import { nearest } from '../suggest.ts';
import type { Finding } from '../validate.ts';

/** A field that names another record by the last segment of its path. */
interface Segment {
  collection: string;
  key?: string;
  path: FieldPath;
  segment: string | undefined;
  target: 'services' | 'stories';
}

function segments(content: Content): Segment[] {
  const toService = (
    collection: string,
    path: FieldPath,
    segment: string | undefined,
    key?: string,
  ): Segment => {
    return { collection, ...(key === undefined ? {} : { key }), path, segment, target: 'services' };
  };
  const { tabs, cards } = content.cases;
  return [
    ...content.works.works.flatMap(({ story, service }, index): Segment[] => [
      { collection: 'works', path: ['works', index, 'story'], segment: story, target: 'stories' },
      toService('works', ['works', index, 'service'], service),
    ]),
    ...tabs.flatMap(({ cases }, tab) =>
      cases.map(({ evidence }, index) =>
        toService('cases', ['tabs', tab, 'cases', index, 'evidence', 'service'], evidence?.service),
      ),
    ),
    ...Object.entries(cards).flatMap(([set, records]) =>
      records.map(({ evidence }, index) =>
        toService('cases', ['cards', set, index, 'evidence', 'service'], evidence?.service),
      ),
    ),
    ...content.clients.clients.map(({ service }, index) =>
      toService('clients', ['clients', index, 'service'], service),
    ),
    ...content.people.people.flatMap(({ services = [] }, index) =>
      services.map((service, place) => toService('people', ['people', index, 'services', place], service)),
    ),
    ...[...content.pages].map(([key, { landing }]) =>
      toService('pages', ['landing', 'service'], landing?.service, key),
    ),
    ...[...content.articles].map(([key, { service }]) => toService('articles', ['service'], service, key)),
  ];
}

/** References to stories and services that do not exist. */
export function checkSegments(content: Content): Finding[] {
  return segments(content).flatMap(({ segment, target, ...at }) => {
    if (segment === undefined || content[target].has(segment)) return [];
    const meant = nearest(segment, content[target].keys());
    return {
      ...at,
      found: `"${segment}"`,
      expected: `the name of a file in content/${target}, without its ending`,
      mend: meant ? `did you mean "${meant}"?` : 'choose one of those, or create the file',
    };
  });
}

/** Works in an unknown category, or in the first, which stands for all works. */
export function checkCategories({ works: { categories, works } }: Content): Finding[] {
  const [all, ...others] = categories;
  const ids = others.map(({ id }) => id);
  return works.flatMap(({ category }, index) =>
    ids.includes(category)
      ? []
      : {
          collection: 'works',
          path: ['works', index, 'category'],
          found: category === all?.id ? `${category}, which holds all works` : String(category),
          expected: 'the id of one category',
          mend: `write ${ids.length > 0 ? `one of ${ids.join(', ')}` : '2'}, or add a category above`,
        },
  );
}

/** Every list in a value, with its path. */
function* listsIn(
  value: unknown,
  path: FieldPath = [],
): Generator<{ list: readonly unknown[]; path: FieldPath }> {
  if (typeof value !== 'object' || value === null || isRef(value)) return;
  if (Array.isArray(value)) yield { list: value, path };
  for (const [name, inner] of Object.entries(value))
    yield* listsIn(inner, [...path, Array.isArray(value) ? Number(name) : name]);
}

const valueOf = (entry: unknown, field: string): unknown =>
  typeof entry === 'object' && entry !== null ? Reflect.get(entry, field) : undefined;

/** Duplicate ids, slugs or keys in a list: a reference would only find the first. */
export function checkIds(content: Content): Finding[] {
  return recordsOf(content).flatMap(({ name: collection, key, record }) =>
    [...listsIn(record)].flatMap(({ list, path }) =>
      (['id', 'slug', 'key'] as const).flatMap((field) => {
        const names = list.map((entry) => valueOf(entry, field));
        return names.flatMap((name, index) =>
          name !== undefined && names.indexOf(name) < index
            ? {
                collection,
                key,
                path: [...path, index, field],
                found: `${JSON.stringify(name)} a second time`,
                expected: `${field === 'id' ? 'an id' : `a ${field}`} that no other entry has`,
                mend: 'rename this one, or remove it',
              }
            : [],
        );
      }),
    ),
  );
}
