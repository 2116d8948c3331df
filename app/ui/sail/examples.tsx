import type { Examples } from '../examples.ts';
import { Sail } from './sail.tsx';

export const examples: Examples = { upright: <Sail /> };
