import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HtmlElement } from 'html-validate';
import { listPages, type PageEntry } from '#app/pages/list.ts';
import { loadContent } from '#app/pages/load.ts';
import { decoded, parse } from './document.ts';

/** The built site: `npm run build` has written it. `BUILT` names another one. */
export const folder = path.resolve(process.env['BUILT'] ?? 'build/client');

export const { content } = loadContent();

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

/** Every page of the list, as built. Throws where one has no file. */
export const pages: readonly BuiltPage[] = await Promise.all(listPages(content).map(read));

/** All elements that a selector finds. */
export function all(page: BuiltPage, selector: string): HtmlElement[] {
  return page.document.querySelectorAll(selector);
}

/** The one value of an attribute that a selector must find; undefined when it finds none or several. */
export function only(page: BuiltPage, selector: string, attribute: string): string | undefined {
  const found = all(page, selector);
  const value = found.length === 1 ? found[0]?.getAttributeValue(attribute) : undefined;
  return value ? decoded(value) : undefined;
}

/** Words of the page's main part, with single spaces. */
export function words(page: BuiltPage): string {
  return (page.document.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ');
}
