import { stories } from '../posters/stories/list.ts';
import type { Still } from '../still.ts';
import { algate } from './algate.ts';
import { seo } from './seo.ts';
import { cover } from './sheet.ts';

/** Stories whose first screen is drawn from their words or figures. */
const drawnThere = new Set(['story-algate', 'story-seo']);

/** Every drawing of the stories: their posters seen wide, and the pictures of their chapters. */
export const stills: readonly Still[] = [
  ...stories
    .filter(([slug]) => !drawnThere.has(slug))
    .map(([slug, draw]) => cover(slug.replace('story-', ''), draw)),
  ...algate,
  ...seo,
];
