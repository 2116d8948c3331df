import { collections } from '../../app/pages/collections.ts';
import { listPages } from '../../app/pages/list.ts';
import { readContentFiles } from '../../app/content/read.server.ts';
import { validate } from '../../app/content/validate.ts';
import { shareKey } from '../../app/seo/share.ts';
import { BRAND, CONTENT } from '../deliver/paths.ts';
import type { Still } from '../still.ts';
import { firstScreen, HEIGHT, WIDTH } from './first-screen.ts';

export { close } from './first-screen.ts';

/** Addresses of the listed pages. Content is read without checking that pictures exist: some may yet be drawn. */
function addresses(): string[] {
  const { files } = readContentFiles(CONTENT, BRAND);
  const { validated, problems } = validate(files, collections);
  if (!validated) throw new Error(`content is not valid: ${problems[0]?.file} ${problems[0]?.field}`);
  return listPages(validated.content)
    .filter((page) => page.indexed)
    .map((page) => page.path);
}

/** One picture per listed page, for link previews: what its visitor sees first. */
export const stills: readonly Still[] = addresses().map((path) => ({
  key: shareKey(path),
  width: WIDTH,
  height: HEIGHT,
  jpeg: true,
  draw: { pixels: () => firstScreen(path) },
}));
