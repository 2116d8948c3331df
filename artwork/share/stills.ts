import { shareKey } from '../../app/seo/share.ts';
import { codeHash, hashOf } from '../deliver/hash.ts';
import type { Still } from '../still.ts';
import { compose } from './compose.ts';
import { HEIGHT, WIDTH } from './ground.ts';
import { shareWords } from './words.ts';

const { name, words } = shareWords();
const byKey = new Map(words.map((each) => [shareKey(each.path), each]));

/** One picture per page, for link previews. */
export const stills: readonly Still[] = [...byKey].map(([key, each]) => ({
  key,
  width: WIDTH,
  height: HEIGHT,
  jpeg: true,
  draw: { pixels: () => compose(each, name) },
}));

const code = codeHash(['artwork/share', 'artwork/draw', 'artwork/sea', 'artwork/posters']);

/** Drawing takes a second, so a picture is redrawn only when its text or the code has changed. */
export const inputs = ({ key }: Still): string => hashOf(code, name, JSON.stringify(byKey.get(key)));
