import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deferStart } from './defer-start.ts';

/** What is done to every prerendered page after the framework has written it. `folder` is the built site. */
export async function finishPages(folder: string): Promise<number> {
  const pages = globSync('**/*.html', { cwd: folder }).filter((file) => file !== '__spa-fallback.html');
  for (const page of pages) {
    const file = path.join(folder, page);
    const { html, state } = await deferStart(readFileSync(file, 'utf8'));
    const stateFile = path.join(folder, state.href);
    mkdirSync(path.dirname(stateFile), { recursive: true });
    writeFileSync(stateFile, state.text);
    writeFileSync(file, html);
  }
  return pages.length;
}
