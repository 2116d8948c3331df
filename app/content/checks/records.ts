import type { Content } from '../collections.ts';
import type { Problem } from '../problem.ts';
import { recordsOf } from '../records.ts';
import { type FieldPath, isRef } from '../ref.ts';
import { nearest } from '../suggest.ts';
import { originKey, problemAt, type Validated } from '../validate.ts';

/** A place where a record names another by the last part of its address. */
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

/** Records that lead to a story or service which does not exist. */
export function checkSegments({ content, origins }: Validated): Problem[] {
  return segments(content).flatMap(({ collection, key, path, segment, target }) => {
    const origin = origins.get(originKey(collection, key));
    if (!origin || segment === undefined || content[target].has(segment)) return [];
    const meant = nearest(segment, content[target].keys());
    return [
      problemAt(origin, path, {
        found: `"${segment}"`,
        expected: `the name of a file in content/${target}, without its ending`,
        mend: meant ? `did you mean "${meant}"?` : 'choose one of those, or create the file',
      }),
    ];
  });
}

/** Works of a category that does not exist, or of the first, which holds all works. */
export function checkCategories({ content, origins }: Validated): Problem[] {
  const origin = origins.get(originKey('works'));
  const [all, ...categories] = content.works.categories;
  const ids = categories.map(({ id }) => id);
  return content.works.works.flatMap(({ category }, index) =>
    !origin || ids.includes(category)
      ? []
      : [
          problemAt(origin, ['works', index, 'category'], {
            found: category === all?.id ? `${category}, which holds all works` : String(category),
            expected: 'the id of one category',
            mend: `write ${ids.length > 0 ? `one of ${ids.join(', ')}` : '2'}, or add a category above`,
          }),
        ],
  );
}

/** Every list inside a value, with the path of the field that holds it. */
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

/** Entries of a list with the same id, slug or key: a reference would only ever find the first. */
export function checkIds({ content, origins }: Validated): Problem[] {
  return recordsOf(content).flatMap(({ name, key, record }) => {
    const origin = origins.get(originKey(name, key));
    return [...listsIn(record)].flatMap(({ list, path }) =>
      (['id', 'slug', 'key'] as const).flatMap((field) => {
        const names = list.map((entry) => valueOf(entry, field));
        return names.flatMap((name_, index) =>
          origin && name_ !== undefined && names.indexOf(name_) < index
            ? [
                problemAt(origin, [...path, index, field], {
                  found: `${JSON.stringify(name_)} a second time`,
                  expected: `${field === 'id' ? 'an id' : `a ${field}`} that no other entry has`,
                  mend: 'rename this one, or remove it',
                }),
              ]
            : [],
        );
      }),
    );
  });
}
