import type { Content } from './collections.ts';
import { type ListKind, lists } from './lists.ts';
import type { Problem } from './problem.ts';
import type { FieldPath } from './ref.ts';
import { nearest } from './suggest.ts';
import { originKey, problemAt, type Validated } from './validate.ts';

/** A record's mention of another by the last part of its address. */
interface Segment {
  collection: string;
  key?: string;
  path: FieldPath;
  segment: string | undefined;
  target: 'services' | 'stories';
}

function segments(content: Content): Segment[] {
  const works = content.works.works.map(({ story }, index): Segment => {
    return { collection: 'works', path: ['works', index, 'story'], segment: story, target: 'stories' };
  });
  const cases = content.cases.tabs.flatMap((tab, tabIndex) =>
    tab.cases.map(({ story }, index): Segment => {
      const path = ['tabs', tabIndex, 'cases', index, 'story'];
      return { collection: 'cases', path, segment: story, target: 'stories' };
    }),
  );
  const stories = [...content.stories].map(([key, { service }]): Segment => {
    return { collection: 'stories', key, path: ['service'], segment: service, target: 'services' };
  });
  return [...works, ...cases, ...stories];
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

/** Entries of a list that share an id: whoever names it would get the first of them. */
export function checkIds({ content, origins }: Validated): Problem[] {
  return Object.entries(lists).flatMap(([kind, { file, items }]) => {
    const origin = [...origins.values()].find((candidate) => candidate.path === file);
    const ids = items(content).map((item) => item.id);
    return ids.flatMap((id, index) =>
      origin && ids.indexOf(id) < index
        ? [
            problemAt(origin, idPath(kind as ListKind, content, index), {
              found: `"${id}" a second time`,
              expected: 'an id that no other entry has',
              mend: 'rename this one, or remove it',
            }),
          ]
        : [],
    );
  });
}

/** Where in its file an entry of a list has its id. */
function idPath(kind: ListKind, content: Content, index: number): FieldPath {
  const list: readonly unknown[] = lists[kind].items(content);
  for (const record of Object.values(content))
    for (const [name, value] of record instanceof Map ? [] : Object.entries(record))
      if (value === list) return [name, index, 'id'];
  return [];
}
