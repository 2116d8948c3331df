import { copyFileSync, globSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts each page whose address ends in `/404` where servers and static hosts look for the page of an address that
 * does not exist: `404.html` in the same folder. Returns their paths below `folder`, the built site.
 */
export function placeMissingPages(folder: string): string[] {
  return globSync('**/404/index.html', { cwd: folder }).map((page) => {
    const stand = `${path.dirname(page)}.html`;
    copyFileSync(path.join(folder, page), path.join(folder, stand));
    return stand;
  });
}
