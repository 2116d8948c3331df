import type { Still } from '../still.ts';
import { figured } from './figured.ts';
import { lettered } from './lettered.ts';

/** The article covers, each in the format of its article. */
export const stills: readonly Still[] = [...figured, ...lettered];
