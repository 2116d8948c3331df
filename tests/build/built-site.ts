import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listPages, type PageEntry } from '#app/pages/list.ts';
import { loadContent } from '#app/pages/load.ts';
import { siteUrl } from '#app/seo/address.ts';
import { decoded } from './document.ts';

/** The built site, as a static host would serve it; `BUILT` names another one. */
export const root = path.resolve(process.env['BUILT'] ?? 'build/client');

export const { content } = loadContent();
export const pages: readonly PageEntry[] = listPages(content);
export const origin = siteUrl(content.site).replace(/\/$/, '');

export function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Attributes of each element with a name, in order. */
export function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decoded(value),
      ]),
    ),
  );
}

const space = /\s+/g;

/** One space between words, whatever the markup puts there. */
export function words(text: string): string {
  return text.replaceAll(space, ' ').trim();
}

/** What a reader of the page can see or unfold. */
export function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  const shown = body.replaceAll(/<(script|style|template|svg)\b[\s\S]*?<\/\1>/g, ' ');
  return words(decoded(shown.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/<[^>]+>/g, ' ')));
}

export interface BuiltPage {
  entry: PageEntry;
  html: string;
  /** Content of `meta` elements by name or property. */
  meta: Map<string, string>;
  links: Record<string, string>[];
  title: string;
}

/** A page as it was built. */
export function builtPage(entry: PageEntry): BuiltPage {
  const html = read(path.join(entry.path, 'index.html'));
  const head = html.slice(0, html.indexOf('<body'));
  const meta = elements(head, 'meta').map(
    (tag) => [tag['name'] ?? tag['property'] ?? '', tag['content'] ?? ''] as const,
  );
  return {
    entry,
    html,
    meta: new Map(meta),
    links: elements(head, 'link'),
    title: decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
  };
}
