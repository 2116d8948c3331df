import type { Poster } from '../poster.ts';
import { crew } from './crew.ts';
import { harbour } from './harbour.ts';
import { lookout } from './lookout.ts';

/** Three reasons to work here: the crew, the view, the way home. */
export const careers: readonly Poster[] = [
  ['careers-1', crew],
  ['careers-2', lookout],
  ['careers-3', harbour],
];
