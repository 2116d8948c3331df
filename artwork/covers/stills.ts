import type { Still } from '../still.ts';
import { figured } from './figured.ts';
import { lettered } from './lettered.ts';

/** The article covers, each in its formats. */
export const stills: readonly Still[] = [...figured, ...lettered];
