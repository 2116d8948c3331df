import type { Examples } from '../examples.ts';
import { Pointer } from './pointer.tsx';

export const examples: Examples = { upright: <Pointer /> };
