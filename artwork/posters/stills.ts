import type { Still } from '../still.ts';
import { articles } from './articles/list.ts';
import { awards } from './awards/list.ts';
import { cases } from './cases/list.ts';
import { broadStill, tallStill, wideStill } from './poster.ts';
import { furtherServices, services } from './services/list.ts';
import { stories } from './stories/list.ts';
import { toolkit } from './toolkit/list.ts';
import { works } from './works/list.ts';

/** Every poster of the site, in all its cuts. */
export const stills: readonly Still[] = [
  ...[...services, ...furtherServices, ...stories, ...works, ...articles, ...awards, ...cases].map(tallStill),
  ...services.map(wideStill),
  ...toolkit.map(broadStill),
];
