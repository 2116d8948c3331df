import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readBrand } from '#app/content/brand.server.ts';
import { lists } from '#app/content/lists.ts';
import { unshown } from '#app/content/unshown.ts';
import { mediaHref } from '#app/content/media.server.ts';
import { listPages } from '#app/pages/list.ts';
import { loadContent } from '#app/pages/load.ts';
import { collectionOf } from '../forms/form.ts';
import { isGroup } from './fresh.ts';
import { recordOf } from './record.ts';

/** What a picker offers. */
export interface Choice {
  value: string;
  label: string;
  /** Address of a small picture, at the preview. */
  thumb?: string;
}

/** A content file in the list of all. */
export interface Entry {
  file: string;
  title: string;
  collection: string;
  /** Address of the page that it is. */
  page?: string | undefined;
  draft: boolean;
}

function loaded(root: string) {
  return loadContent(root);
}

/** Address of the page that a file makes; none while the content is not in order. */
export function pageAddresses(root: string): Map<string, string> {
  try {
    const { content } = loaded(root);
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

/** How a file is called. */
export function titleOf(file: string, record: unknown): string {
  const known = plain[file];
  if (known) return known.title;
  const { meta, title, heading } = isGroup(record) ? record : {};
  const names = [isGroup(meta) ? meta['title'] : undefined, title, heading];
  const name = names.find((candidate) => typeof candidate === 'string' && candidate !== '');
  return typeof name === 'string' ? name.replace(` | ${readBrand().name}`, '') : path.basename(file).replace(/\.\w+$/, '').replaceAll('-', ' ');
}

/** How a file is called as it stands on the disk, where it may be gone. */
export function titleIn(root: string, file: string): string {
  const place = path.join(root, file);
  return existsSync(place) ? titleOf(file, recordOf(file, readFileSync(place, 'utf8'))) : `${titleOf(file, undefined)} (taken away)`;
}

/** Whether an editor writes a file, and not a program. */
export function isRecordFile(file: string): boolean {
  return /\.(?:yaml|md)$/.test(file) && collectionOf(file) !== undefined;
}

/** What files without a title of their own are for, in words that are looked for, and a page that shows them. */
const plain: Readonly<Record<string, { title: string; page?: string }>> = {
  'pages/index.yaml': { title: 'Home page' },
  'awards.yaml': { title: 'Awards', page: '/awards' },
  'cases.yaml': { title: 'Cases in figures' },
  'clients.yaml': { title: 'Clients and their logos', page: '/clients' },
  'jobs.yaml': { title: 'Jobs: open roles by team', page: '/career' },
  'people.yaml': { title: 'People: the team', page: '/about' },
  'press.yaml': { title: 'Press' },
  'reviews.yaml': { title: 'Reviews: what clients say' },
  'tools.yaml': { title: 'Tools' },
  'works.yaml': { title: 'Works', page: '/works' },
  'settings/analytics.yaml': { title: 'Counting visits' },
  'settings/claims.yaml': { title: 'Claims: figures that pages state' },
  'settings/confirmed.yaml': { title: 'What was confirmed as true' },
  'settings/forms.yaml': { title: 'Forms: labels and messages', page: '/contact' },
  'settings/house-facts.yaml': { title: 'Facts that texts quote' },
  'settings/interface.yaml': { title: 'Small words of buttons and notes' },
  'settings/navigation.yaml': { title: 'Navigation: menu and footer' },
  'settings/redirects.yaml': { title: 'Redirects: old addresses' },
  'settings/site.yaml': { title: 'Offices: opening hours, addresses, phones, chat', page: '/contact' },
  'settings/templates.yaml': { title: 'Sentences that pages are made of' },
};

/** All files that editors write, those whose text holds the words that are looked for. */
export function entriesOf(root: string, search = ''): Entry[] {
  const pages = pageAddresses(root);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = globSync('**/*.{yaml,md}', { cwd: root, exclude: ['media/**'] })
    .toSorted()
    .flatMap((file) => {
      const collection = collectionOf(file);
      const source = readFileSync(path.join(root, file), 'utf8');
      const text = `${file} ${plain[file]?.title ?? ''} ${source}`.toLowerCase();
      if (collection === undefined || !words.every((word) => text.includes(word))) return [];
      const record = file.includes('/') ? recordOf(file, source) : undefined;
      const draft = isGroup(record) && record['draft'] === true;
      return [{ file, title: titleOf(file, record), collection, page: pages.get(file), draft }];
    });
  // What is called so comes before what only says so somewhere.
  const called = ({ title }: Entry): boolean => words.every((word) => title.toLowerCase().includes(word));
  return [...found.filter(called), ...found.filter((entry) => !called(entry))];
}

/** Address of the page that a file makes, or of one that shows it. */
export function pageOf(root: string, file: string): string | undefined {
  const pages = pageAddresses(root);
  const shown = plain[file]?.page;
  return pages.get(file) ?? [...pages.values()].find((address) => address === shown);
}

/** The file that makes the page at an address. */
export function fileOf(root: string, page: string | undefined): string | undefined {
  return [...pageAddresses(root)].find(([, address]) => address === page)?.[0];
}

/** Entries of a list that no page names yet; none while the content is not in order. */
export function unshownIn(root: string, file: string): string[] {
  try {
    return unshown(loaded(root).content).flatMap((entry) => (entry.file === `content/${file}` ? entry.id : []));
  } catch {
    return [];
  }
}

function named(item: { id: string }): Choice {
  const { name, title, label } = item as { name?: string; title?: string; label?: string };
  return { value: item.id, label: name ?? title ?? label ?? item.id };
}

/** What may stand in the fields that point at something, by their kind. */
export function choicesOf(root: string): Record<string, Choice[]> {
  const { content, manifest } = loaded(root);
  const pictures = Object.entries(manifest.pictures)
    .filter(([key]) => !key.startsWith('share/'))
    .map(([key, { files }]) => ({ value: key, label: key, ...(files[0] ? { thumb: mediaHref(files[0]) } : {}) }));
  const videos = Object.keys(manifest.videos).map((key) => ({ value: key, label: key }));
  const keys = (records: Map<string, { title: string }>): Choice[] =>
    [...records].map(([value, { title }]) => ({ value, label: title }));
  return {
    ...Object.fromEntries(Object.entries(lists).map(([kind, { items }]) => [kind, items(content).map(named)])),
    picture: pictures,
    pictureKey: pictures,
    video: videos,
    film: videos,
    figure: Object.entries(content.claims.claims).map(([value, { figure, label, scope }]) => ({
      value,
      label: `${figure} ${label} (${scope})`,
    })),
    href: listPages(content).map(({ path: value, title }) => ({ value, label: title })),
    office: content.site.offices.map(({ id, name }) => ({ value: id, label: name })),
    work: content.works.works.map(({ slug, heading }) => ({ value: slug, label: heading })),
    article: keys(content.articles),
    service: keys(content.services),
    shared: [...content.shared.keys()].map((value) => ({ value, label: value.replaceAll('-', ' ') })),
  };
}
