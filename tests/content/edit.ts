import path from 'node:path';
import fc from 'fast-check';
import { type Document, isMap, isScalar, parseDocument, visit, type YAMLMap, type YAMLSeq } from 'yaml';

/** Everyday edits. */
export const kinds = ['add', 'remove', 'reorder', 'rename', 'lengthen', 'unpublish', 'schedule'] as const;

/** One edit; the numbers select from whatever the content offers. */
export interface Edit {
  kind: (typeof kinds)[number];
  collection: number;
  file: number;
  place: number;
}

export const anyEdit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom(...kinds),
  collection: fc.nat(),
  file: fc.nat(),
  place: fc.nat(),
});

/** Content files by path; `undefined` in a change removes the file. */
export type Files = ReadonlyMap<string, string>;
export interface Change {
  /** Description for failure messages. */
  said: string;
  files: ReadonlyMap<string, string | undefined>;
}

const frontMatter = /^---\n([\s\S]*?)\n---\n/;

/** The YAML of a file, and a function that writes it back. */
function open(text: string): {
  document: Document.Parsed;
  close: (body?: (text: string) => string) => string;
} {
  const [head, front] = frontMatter.exec(text) ?? [];
  const document = parseDocument(front ?? text);
  const rest = head === undefined ? '' : text.slice(head.length);
  return {
    document,
    close: (body = (same) => same) => {
      const yaml = document.toString({ lineWidth: 0 });
      return head === undefined ? yaml : `---\n${yaml}---\n${body(rest)}`;
    },
  };
}

const choose = <T>(from: readonly T[], number: number): T | undefined => from[number % from.length];

function listsOf(document: Document.Parsed, least: number): YAMLSeq[] {
  const lists: YAMLSeq[] = [];
  visit(document, { Seq: (_key, list) => void (list.items.length >= least && lists.push(list)) });
  return lists;
}

/** Fields with visible text, or referenced by other files. */
function textsOf(document: Document.Parsed, fields: RegExp): { map: YAMLMap; field: string; text: string }[] {
  const texts: { map: YAMLMap; field: string; text: string }[] = [];
  visit(document, {
    Map(_key, map) {
      for (const { key, value } of map.items)
        if (
          isScalar(key) &&
          isScalar(value) &&
          typeof value.value === 'string' &&
          fields.test(String(key.value))
        )
          texts.push({ map, field: String(key.value), text: value.value });
    },
  });
  return texts;
}

/** Renames whatever must be unique. */
function makeNew(map: YAMLMap): void {
  for (const { key, value } of map.items) {
    if (!isScalar(key) || !isScalar(value)) continue;
    const { value: old } = value;
    if (['id', 'slug'].includes(String(key.value)))
      value.value = typeof old === 'number' ? old + 1000 : `${String(old)}-new`;
    if (['title', 'name', 'label', 'heading'].includes(String(key.value)))
      value.value = `New ${String(old)}`.slice(0, 60);
  }
}

/** A second copy of a record. */
function copied(text: string): string {
  const { document, close } = open(text);
  const meta = document.get('meta');
  if (isMap(meta)) {
    meta.set('title', `New ${String(meta.get('title'))}`.slice(0, 60));
    meta.set('description', `New: ${String(meta.get('description'))}`.slice(0, 160));
  }
  return close();
}

/** Renames the file, and the references to it that an editor would think of. */
function renamed(file: string): string {
  const ending = path.extname(file);
  return `${file.slice(0, -ending.length)}-new${ending}`;
}

const isFolder = (file: string): boolean => /^(pages|shared|services|stories|articles|legal)\//.test(file);

type Make = (file: string, text: string, edit: Edit) => Change | undefined;

const one = (said: string, file: string, text: string | undefined): Change => ({
  said,
  files: new Map([[file, text]]),
});

const makers: Record<Edit['kind'], Make> = {
  add(file, text, { place }) {
    if (isFolder(file) && place % 2 === 0) return one(`a copy of ${file}`, renamed(file), copied(text));
    const { document, close } = open(text);
    const list = choose(listsOf(document, 1), place);
    const last = list?.items.at(-1);
    if (!list || !last) return undefined;
    const entry = (last as { clone: () => unknown }).clone();
    if (isMap(entry)) makeNew(entry);
    list.add(entry);
    return one(`one more entry in a list of ${file}`, file, close());
  },
  remove(file, text, { place }) {
    if (isFolder(file) && place % 3 === 0) return one(`without ${file}`, file, undefined);
    const { document, close } = open(text);
    const list = choose(listsOf(document, 1), place);
    if (!list) return undefined;
    list.delete(place % list.items.length);
    return one(`one entry less in a list of ${file}`, file, close());
  },
  reorder(file, text, { place }) {
    const { document, close } = open(text);
    const list = choose(listsOf(document, 2), place);
    if (!list) return undefined;
    const [moved] = list.items.splice(place % list.items.length, 1);
    list.items.unshift(moved);
    return one(`an entry first in a list of ${file}`, file, close());
  },
  rename(file, text, { place }) {
    if (isFolder(file) && place % 3 === 0)
      return {
        said: `${file} under another name`,
        files: new Map([
          [file, undefined],
          [renamed(file), text],
        ]),
      };
    const { document, close } = open(text);
    const found = choose(textsOf(document, /^(id|slug|name|title|label|heading|path|place)$/), place);
    if (!found) return undefined;
    found.map.set(
      found.field,
      /^(id|slug|path)$/.test(found.field) ? `${found.text}-new` : `New ${found.text}`,
    );
    return one(`another ${found.field} in ${file}`, file, close());
  },
  lengthen(file, text, { place }) {
    const { document, close } = open(text);
    if (file.endsWith('.md') && place % 2 === 0)
      return one(
        `a longer ${file}`,
        file,
        close((body) => `${body}\n\n## One more part\n\n${body.replaceAll(/^#.*$/gm, '')}`),
      );
    const found = choose(
      textsOf(document, /^(text|description|tagline|quote|bio|summary|heading|title|alt|lead|answer|intro)$/),
      place,
    );
    if (!found) return undefined;
    found.map.set(found.field, `${found.text} ${found.text} ${found.text}`);
    return one(`a longer ${found.field} in ${file}`, file, close());
  },
  unpublish(file, text, { place }) {
    const { document, close } = open(text);
    if (file.startsWith('articles/')) document.set('draft', true);
    else if (file.startsWith('pages/')) document.set(place % 2 ? 'indexed' : 'linked', false);
    else return isFolder(file) ? one(`without ${file}`, file, undefined) : undefined;
    return one(`${file} unpublished`, file, close());
  },
  schedule(file, text) {
    if (!file.startsWith('articles/')) return undefined;
    const { document, close } = open(text);
    document.set('date', '2199-01-01');
    document.set('updated', '2199-01-01');
    return one(`${file} for a later day`, file, close());
  },
};

/** The collections, each equally likely to be edited, however many files it has. */
function collectionsOf(files: Files): string[][] {
  return [
    ...Map.groupBy(files.keys(), (file) =>
      file.startsWith('settings/') ? file : (file.split('/')[0] ?? file),
    ).values(),
  ];
}

/** The change that an edit makes; undefined if it does not apply. */
export function changeOf(files: Files, edit: Edit): Change | undefined {
  const fitting = collectionsOf(files).filter(
    ([first = '']) => edit.kind !== 'schedule' || first.startsWith('articles/'),
  );
  const file = choose(choose(fitting, edit.collection) ?? [], edit.file);
  return file === undefined ? undefined : makers[edit.kind](file, files.get(file) ?? '', edit);
}
