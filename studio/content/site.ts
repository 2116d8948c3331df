import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { longDateLabel } from '#app/content/dates.ts';
import { lists } from '#app/content/lists.ts';
import { unshown } from '#app/content/unshown.ts';
import { mediaHref } from '#app/content/media.server.ts';
import { listPages } from '#app/pages/list.ts';
import { loadContent } from '#app/pages/load.ts';
import { collectionOf } from '../forms/form.ts';
import { readRecordFile } from './files.ts';
import { findWords, type Found, textsOf } from './find-words.ts';
import { isGroup } from './fresh.ts';
import { recordOf } from './record.ts';
import { known, titleOf } from './titles.ts';

/** An option in a picker. */
export interface Choice {
  value: string;
  label: string;
  /** URL of a thumbnail, on the preview server. */
  thumb?: string;
}

/** A content file in the list. */
export interface Entry {
  file: string;
  title: string;
  collection: string;
  /** Path of the page it generates. */
  page?: string | undefined;
  draft: boolean;
  /** The future date on which it appears. */
  scheduled: string | undefined;
  /** Where the search text occurs, unless it is in the title. */
  inside?: Found | undefined;
}

/** Path of the page for each file; empty while the content is invalid. */
export function pageAddresses(root: string): Map<string, string> {
  try {
    const { content } = loadContent(root);
    return new Map(
      listPages(content).map(({ collection, key, path: address }) => [
        `${collection}/${key}.${collection === 'articles' || collection === 'legal' ? 'md' : 'yaml'}`,
        address,
      ]),
    );
  } catch {
    return new Map();
  }
}

/** Whether a file is edited by people and not generated. */
export function isRecordFile(file: string): boolean {
  return /\.(?:yaml|md)$/.test(file) && collectionOf(file) !== undefined;
}

const understood = new Map<string, { source: string; record: unknown }>();

/** The record of a file, parsed once and cached for searching. */
function recordIn(file: string, source: string): unknown {
  const before = understood.get(file);
  if (before?.source === source) return before.record;
  const record = recordOf(file, source);
  understood.set(file, { source, record });
  return record;
}

function dayToCome(date: unknown): string | undefined {
  const today = new Date().toLocaleDateString('sv-SE');
  return typeof date === 'string' && date > today ? longDateLabel(date) : undefined;
}

/** All editable files whose text contains the search words. */
export function entriesOf(root: string, search = ''): Entry[] {
  const pages = pageAddresses(root);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  const found = globSync('**/*.{yaml,md}', { cwd: root, exclude: ['media/**'] })
    .toSorted()
    .flatMap((file) => {
      const collection = collectionOf(file);
      const source = readFileSync(path.join(root, file), 'utf8');
      const names = `${known[file]?.title ?? ''} ${known[file]?.also ?? ''}`;
      if (collection === undefined || !holds(`${file} ${names} ${source}`)) return [];
      const record = recordIn(file, source);
      const title = titleOf(file, record);
      const isCalled = holds(`${title} ${names}`);
      const { draft, date } = isGroup(record) ? record : {};
      const inside = words.length === 0 || isCalled ? undefined : findWords(record, search);
      return [
        {
          file,
          title,
          collection,
          isCalled,
          inside,
          draft: draft === true,
          scheduled: dayToCome(date),
          page: pages.get(file),
        },
      ];
    });
  // Matches in titles come first.
  return found.toSorted((one, other) => Number(other.isCalled) - Number(one.isCalled));
}

/** Path of the page that a file generates, or of one that shows it. */
export function pageOf(root: string, file: string): string | undefined {
  const pages = pageAddresses(root);
  const shown = known[file]?.page;
  return pages.get(file) ?? [...pages.values()].find((address) => address === shown);
}

/** The file that generates the page at a path. */
export function fileOf(root: string, page: string | undefined): string | undefined {
  return [...pageAddresses(root)].find(([, address]) => address === page)?.[0];
}

/** The last field of a file that references an entry of a list. */
export function namedAt(root: string, file: string | undefined, list: unknown): string | undefined {
  const page = file === undefined ? undefined : readRecordFile(root, file);
  if (file === undefined || !page) return undefined;
  const ids = new Set(textsOf(list).flatMap(([at, text]) => (at.endsWith('-id') ? text : [])));
  return textsOf(recordOf(file, page.source)).findLast(([at, text]) => /\d$/.test(at) && ids.has(text))?.[0];
}

/** Ids of entries that no page shows; empty while the content is invalid. */
export function unshownIn(root: string, file: string): string[] {
  try {
    return unshown(loadContent(root).content).flatMap((entry) =>
      entry.file === `content/${file}` ? entry.id : [],
    );
  } catch {
    return [];
  }
}

function named(item: { id: string }): Choice {
  const { name, title, label } = item as { name?: string; title?: string; label?: string };
  return { value: item.id, label: name ?? title ?? label ?? item.id };
}

/** Options for reference fields, by kind. */
export function choicesOf(root: string): Record<string, Choice[]> {
  const { content, manifest } = loadContent(root);
  const pictures = Object.entries(manifest.pictures)
    .filter(([key]) => !key.startsWith('share/'))
    .map(([key, { files }]) => ({
      value: key,
      label: key,
      ...(files[0] ? { thumb: mediaHref(files[0]) } : {}),
    }));
  const videos = Object.keys(manifest.videos).map((key) => ({ value: key, label: key }));
  const keys = (records: Map<string, { title: string }>): Choice[] =>
    [...records].map(([value, { title }]) => ({ value, label: title }));
  return {
    ...Object.fromEntries(
      Object.entries(lists).map(([kind, { items }]) => [kind, items(content).map(named)]),
    ),
    picture: pictures,
    pictureKey: pictures,
    video: videos,
    film: videos,
    figure: Object.entries(content.claims.claims).map(([value, { figure, label, scope }]) => ({
      value,
      label: `${figure} ${label} (${scope})`,
    })),
    fact: Object.entries(content.houseFacts.facts).map(([value, { fact }]) => ({ value, label: fact })),
    href: listPages(content).map(({ path: value, title }) => ({ value, label: title })),
    office: content.site.offices.map(({ id, name }) => ({ value: id, label: name })),
    work: content.works.works.map(({ slug, heading }) => ({ value: slug, label: heading })),
    article: keys(content.articles),
    service: keys(content.services),
    shared: [...content.shared.keys()].map((value) => ({ value, label: value.replaceAll('-', ' ') })),
  };
}
