import type { Examples } from '../examples.ts';
import { Mark } from './mark.tsx';

export const examples: Examples = { upright: <Mark /> };
