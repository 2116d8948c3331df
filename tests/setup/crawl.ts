import type { HtmlElement } from 'html-validate';
import { decoded, parse } from '../build/document.ts';
import { get } from './requests.ts';

/** A URL and the place where it occurs. */
export interface Mention {
  from: string;
  /** Path with query and fragment, always of this site. */
  to: string;
}

export interface Answer {
  status: number;
  type: string;
  location: string | undefined;
  text: string;
}

export interface CrawledPage extends Answer {
  path: string;
  document: HtmlElement;
}

export interface Crawl {
  /** HTML pages reached by links, by path, including the first one. */
  pages: Map<string, CrawledPage>;
  links: Mention[];
  /** Pictures, scripts, styles, fonts, films and machine-readable files referenced by pages and by those files. */
  files: Mention[];
  /** Response per path, ignoring query and fragment. */
  answers: Map<string, Answer>;
}

export const pathOf = (address: string): string => address.replace(/[?#].*$/, '');

const readable = /html|css|script|json|xml|text/;

async function ask(url: string): Promise<Answer> {
  // Parsing a page can block for longer than the server keeps an idle connection, which a request would then fail on.
  const response = await get(url, { Connection: 'close' });
  const type = response.headers.get('content-type') ?? '';
  const text = readable.test(type) ? await response.text() : '';
  if (text === '') await response.body?.cancel();
  return { status: response.status, type, location: response.headers.get('location') ?? undefined, text };
}

/** The path of a URL of this site; undefined for others. */
export function inside(address: string, base: string, origin: string): string | undefined {
  const url = URL.canParse(address, origin + base) ? new URL(address, origin + base) : undefined;
  return url?.origin === origin ? url.pathname + url.search + url.hash : undefined;
}

function attributes(document: HtmlElement, selector: string, name: string): string[] {
  return document.querySelectorAll(selector).flatMap((element) => {
    const value = element.getAttributeValue(name);
    return value === null ? [] : [decoded(value)];
  });
}

const fileAttributes = [
  ['link[href]', 'href'],
  ['img[src]', 'src'],
  ['video[src]', 'src'],
  ['source[src]', 'src'],
  ['video[poster]', 'poster'],
  ['script[data-entry]', 'data-entry'],
  ['meta[property="og:image"]', 'content'],
] as const;

/** URLs of built files in scripts and styles. */
const inCode =
  /(?:\/assets\/(?:[\w-]+\/)*|(?<=["'`])\.\/)[\w.-]+\.(?:js|css|woff2|data)\b|\/media\/[\w./-]+\.\w+/g;

function filesOf(page: CrawledPage): string[] {
  const candidates = attributes(page.document, '[srcset]', 'srcset').concat(
    attributes(page.document, '[srcSet]', 'srcSet'),
  );
  return [
    ...fileAttributes.flatMap(([selector, name]) => attributes(page.document, selector, name)),
    ...candidates.flatMap((set) => set.split(',').map((entry) => entry.trim().split(' ')[0] ?? '')),
    ...[...page.text.matchAll(/<(?:script|style)[^>]*>([\s\S]*?)<\/(?:script|style)>/g)].flatMap(
      ([, code = '']) => code.match(inCode) ?? [],
    ),
  ];
}

/** Requests every URL once, a few at a time. */
async function askAll(url: string, paths: Iterable<string>, answers: Map<string, Answer>): Promise<void> {
  const waiting = [...new Set(paths)].filter((path) => !answers.has(path));
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
        answers.set(path, await ask(url + path));
    }),
  );
}

/** Follows every link from the home page, then requests every file that the pages and those files reference. */
export async function crawl(url: string, origin: string): Promise<Crawl> {
  const found: Crawl = { pages: new Map(), links: [], files: [], answers: new Map() };
  const mentions = (from: string, addresses: readonly string[]): Mention[] =>
    [...new Set(addresses)].flatMap((address) => {
      const to = inside(address, from, origin);
      return to === undefined ? [] : [{ from, to }];
    });

  let next: Mention[] = [{ from: '/', to: '/' }];
  while (next.length > 0) {
    const paths = [...new Set(next.map(({ to }) => pathOf(to)))].filter((path) => !found.answers.has(path));
    await askAll(url, paths, found.answers);
    next = [];
    for (const path of paths) {
      const answer = found.answers.get(path);
      if (answer?.status !== 200 || !answer.type.includes('html')) continue;
      const page = { ...answer, path, document: await parse(`build/client${path}/index.html`, answer.text) };
      found.pages.set(path, page);
      next.push(...mentions(path, attributes(page.document, 'a[href]', 'href')));
      found.files.push(...mentions(path, filesOf(page)));
    }
    found.links.push(...next);
  }

  let unread = found.files;
  while (unread.length > 0) {
    const paths = [...new Set(unread.map(({ to }) => pathOf(to)))].filter((path) => !found.answers.has(path));
    await askAll(url, paths, found.answers);
    unread = paths
      .filter((path) => /\.(js|css|data)$/.test(path))
      .flatMap((path) => mentions(path, found.answers.get(path)?.text.match(inCode) ?? []));
    found.files.push(...unread);
  }
  return found;
}
