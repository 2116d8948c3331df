import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageAt } from '../../app/content/page.server.ts';
import { listPages } from '../../app/content/pages.ts';
import type { Sources } from '../../app/content/resolve.server.ts';
import { readSectionStyles, type SectionStyles } from '../vite-section-styles.ts';
import { deferStart } from './defer-start.ts';
import { withStyles } from './page-styles.ts';

/** Style sheets of all sections of the page at an address. */
function sheetsAt(address: string, sources: Sources, styles: SectionStyles): string[] {
  return pageAt(address, sources).sections.flatMap(({ type }) => styles[type] ?? []);
}

/** What is done to every prerendered page after the framework has written it. `folder` is the built site. */
export async function finishPages(folder: string, sources: Sources): Promise<number> {
  const styles = readSectionStyles(path.dirname(folder));
  const pages = listPages(sources.content);
  for (const page of pages) {
    const file = path.join(folder, page.path, 'index.html');
    const { html, state } = await deferStart(readFileSync(file, 'utf8'));
    const stateFile = path.join(folder, state.href);
    mkdirSync(path.dirname(stateFile), { recursive: true });
    writeFileSync(stateFile, state.text);
    writeFileSync(file, withStyles(html, sheetsAt(page.path, sources, styles), folder));
  }
  return pages.length;
}
