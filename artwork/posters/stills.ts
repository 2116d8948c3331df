import type { Still } from '../still.ts';
import { articles } from './articles/list.ts';
import { broadStill, flatStill, flatWideStill, tallStill, wideStill, type Poster } from './poster.ts';
import { services } from './services/list.ts';
import { showcase } from './showcase/list.ts';
import { stories } from './stories/list.ts';
import { toolkit } from './toolkit/list.ts';
import { covers, wideCovers } from './works/list.ts';

const tall: readonly Poster[] = [...services, ...stories, ...articles, ...showcase];

/** Every poster of the site, in all its cuts. */
export const stills: readonly Still[] = [
  ...tall.map(tallStill),
  ...services.map(wideStill),
  ...toolkit.map(broadStill),
  ...covers.map(flatStill),
  ...wideCovers.map(flatWideStill),
];
