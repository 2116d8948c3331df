import type { Content } from '../../app/content/collections.ts';
import { collections } from '../../app/pages/collections.ts';
import { listPages, type PageEntry } from '../../app/pages/list.ts';
import { readContentFiles } from '../../app/content/read.server.ts';
import { type AnyRef, references } from '../../app/content/ref.ts';
import { BRAND, CONTENT } from '../deliver/paths.ts';
import { validate } from '../../app/content/validate.ts';
import { isGround } from './ground.ts';

/** The text and picture of a link preview. */
export interface Words {
  path: string;
  title: string;
  /** One smaller line. */
  note?: string;
  picture: string;
}

/** The page title without the site's name. */
function bare(title: string, name: string): string {
  return title.replace(` | ${name}`, '').replace(`${name} | `, '');
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Splits `Our Story: six people, one boat` into title and note, and likewise two sentences. */
function split(title: string): { title: string; note?: string } {
  const [head = title, ...rest] = title.split(/: |(?<=[.?]) /);
  return rest.length > 0 ? { title: head, note: capital(rest.join(' ')) } : { title };
}

/** `SEO Company in Dubai`: the place becomes the title. */
function inPlace(title: string): { title: string; note: string } | undefined {
  const [, note, place] = /^([^:]+ in) ([^:]+)$/.exec(title) ?? [];
  return note && place ? { title: place, note } : undefined;
}

function titleOf(entry: PageEntry, content: Content): { title: string; note?: string } {
  const title = bare(entry.title, content.brand.name);
  if (entry.path === '/') return { title: content.brand.name, note: title };
  switch (entry.collection) {
    case 'articles':
      return split(content.articles.get(entry.key)?.title ?? title);
    case 'services': {
      const name = content.services.get(entry.key)?.title ?? title;
      return { title: name, note: capital(title.replace(name, '').replace(/^: /, '').trim()) };
    }
    case 'pages':
      return inPlace(title) ?? split(title);
    default:
      return split(title);
  }
}

/** Pictures for pages that open without one; legal texts have the calmest. */
const borrowed: Record<string, string> = { '/works': 'seascapes/dusk', '/blogs': 'seascapes/night' };
const quiet = 'seascapes/client-night';

/** The first picture of a page, which is the one it opens with. */
function pictureOf(entry: PageEntry, content: Content): string {
  const own = borrowed[entry.path];
  if (own) return own;
  const found = [...references(content[entry.collection].get(entry.key))].map(({ ref }) => ref as AnyRef);
  const picture = found.find((ref) => ref.kind === 'picture' && isGround(ref.written.picture));
  return picture?.kind === 'picture' ? picture.written.picture : quiet;
}

/**
 * Every page's preview text. Content is read without checking that pictures exist, because they may be about to be
 * drawn.
 */
export function shareWords(): { name: string; words: Words[] } {
  const { files } = readContentFiles(CONTENT, BRAND);
  const { validated, problems } = validate(files, collections);
  if (!validated) throw new Error(`content is not valid: ${problems[0]?.file} ${problems[0]?.field}`);
  const { content } = validated;
  const words = listPages(content).map((entry) => ({
    path: entry.path,
    ...titleOf(entry, content),
    picture: pictureOf(entry, content),
  }));
  return { name: content.brand.name, words };
}
