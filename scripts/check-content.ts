/** Validates all content and says in an editor's words what is wrong: `npm run check:content`. */
import path from 'node:path';
import { listPages } from '../app/content/pages.ts';
import { ContentError } from '../app/content/problem.ts';
import { readContent } from '../app/content/store.server.ts';

try {
  const { content, manifest } = readContent(path.resolve('content'));
  const pictures = Object.keys(manifest.pictures).length;
  console.log(`${listPages(content).length} pages and ${pictures} pictures are in order`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
