import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HtmlElement } from 'html-validate';
import { listPages, type PageEntry } from '#app/pages/list.ts';
import { loadContent } from '#app/pages/load.ts';
import { siteUrl } from '#app/seo/address.ts';
import { decoded, parse } from './document.ts';

/** The built site, from `npm run build`. `BUILT` selects another one. */
export const folder = path.resolve(process.env['BUILT'] ?? 'build/client');

export const { content } = loadContent();
export const origin = siteUrl(content.site).replace(/\/$/, '');

export const fileText = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

/** A prerendered page. */
export interface BuiltPage extends PageEntry {
  file: string;
  html: string;
  document: HtmlElement;
}

async function read(page: PageEntry): Promise<BuiltPage> {
  const file = path.join(folder, page.path, 'index.html');
  if (!existsSync(file))
    throw new Error(`${page.path} has no file ${path.relative('.', file)}: was the site built?`);
  const html = readFileSync(file, 'utf8');
  return { ...page, file, html, document: await parse(file, html) };
}

/** Every page of the list, as built. Throws if one has no file. */
export const pages: readonly BuiltPage[] = await Promise.all(listPages(content).map(read));

export function all(page: BuiltPage, selector: string): HtmlElement[] {
  return page.document.querySelectorAll(selector);
}

/** Text of `main`, with single spaces. */
export function words(page: BuiltPage): string {
  return (page.document.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ');
}

/** Text that is visible or can be expanded. */
export function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  const shown = body.replaceAll(/<(script|style|template|svg)\b[\s\S]*?<\/\1>/g, ' ');
  const text = decoded(shown.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/<[^>]+>/g, ' '));
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Attributes of an element by name; missing ones are undefined. */
function attributes<Name extends string>(element: HtmlElement, ...names: Name[]) {
  const pairs = names.map((name) => [name, element.getAttributeValue(name)] as const);
  return Object.fromEntries(
    pairs.map(([name, value]) => [name, value === null ? undefined : decoded(value)]),
  ) as Record<Name, string | undefined>;
}

/** The head of a page: title, links, and `meta` contents by name or property. */
export function headOf(page: BuiltPage) {
  const meta = all(page, 'head meta').map((tag) => attributes(tag, 'name', 'property', 'content'));
  return {
    entry: page,
    html: page.html,
    title: decoded(all(page, 'title')[0]?.textContent ?? ''),
    meta: new Map(meta.map(({ name, property, content: said = '' }) => [name ?? property ?? '', said])),
    links: all(page, 'head link').map((link) => attributes(link, 'rel', 'href', 'hreflang')),
  };
}
