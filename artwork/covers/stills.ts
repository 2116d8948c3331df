import type { Still } from '../still.ts';
import { figured } from './figured.ts';
import { lettered } from './lettered.ts';

/** The covers of the articles, each drawn in the form that its article has. */
export const stills: readonly Still[] = [...figured, ...lettered];
