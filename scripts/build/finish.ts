import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DeliveredPage, type Page, pageAt } from '../../app/content/page.server.ts';
import { listPages } from '../../app/content/pages.ts';
import type { Sources } from '../../app/content/resolve.server.ts';
import { pageFile } from '../../app/content/page-address.ts';
import { readSectionStyles, type SectionStyles } from '../vite-section-styles.ts';
import { deferStart } from './defer-start.ts';
import { firstPaintFirst } from './first-paint.ts';
import { withStyles } from './page-styles.ts';

/** Writes a text below `folder`, the built site, at its public address. */
function write(folder: string, address: string, text: string): void {
  const file = path.join(folder, address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Style sheets of all sections of a page. */
function sheetsOf(page: Page, styles: SectionStyles): string[] {
  return page.sections.flatMap(({ type }) => styles[type] ?? []);
}

/** What is done to every prerendered page after the framework has written it. `folder` is the built site. */
export async function finishPages(folder: string, sources: Sources): Promise<number> {
  const styles = readSectionStyles(path.dirname(folder));
  const pages = listPages(sources.content);
  for (const entry of pages) {
    const page = pageAt(entry.path, sources);
    const document = path.join(entry.path, 'index.html');
    const { html, state, manifest } = await deferStart(readFileSync(path.join(folder, document), 'utf8'));
    write(folder, state.href, state.text);
    const prompt = await firstPaintFirst(html);
    write(folder, document, withStyles(prompt, sheetsOf(page, styles), folder));
    write(folder, pageFile(entry.path), JSON.stringify({ ...page, code: manifest } satisfies DeliveredPage));
    // The framework's own form of the same, which nothing asks for.
    rmSync(path.join(folder, entry.path === '/' ? '_.data' : `${entry.path}.data`));
  }
  return pages.length;
}
