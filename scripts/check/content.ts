/** Validates all content with messages for editors: `npm run check:content`. */
import { contentFolder } from '#app/content/site-folder.server.ts';
import { listPages } from '#app/pages/list.ts';
import { ContentError } from '#app/content/problem.ts';
import { shareKey } from '#app/seo/share.ts';
import { readContentFiles } from '#app/content/read.server.ts';
import { unshown } from '#app/content/unshown.ts';
import { readContent } from '#app/pages/load.ts';
import { similarPages } from './similar-pages.ts';

/** The first few names and a count of the rest. */
function listed(names: readonly string[]): string {
  const more = names.length - 5;
  return names.slice(0, 5).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

try {
  const root = contentFolder;
  const { content, manifest } = readContent(root);
  const similar = similarPages(readContentFiles(root).files);
  if (similar.length > 0) throw new ContentError(similar);
  const pictures = Object.keys(manifest.pictures).length;
  const unshared = listPages(content)
    .filter((page) => page.indexed && !manifest.pictures[shareKey(page.path)])
    .map((page) => page.path);
  if (unshared.length > 0)
    console.log(
      `${listed(unshared)}: link previews show the first page's picture; npm run media takes one of each page`,
    );
  for (const { file, id } of unshown(content))
    console.log(`${file}: ${id} is on no page; write its id into the lists of the pages that should show it`);
  console.log(`${listPages(content).length} pages and ${pictures} pictures are in order`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
