import type { Scene } from '../scene.ts';
import { gulfScenes } from './gulf.ts';
import { malabarScenes } from './malabar.ts';

/** Every seascape, those of the Gulf first. */
export const scenes: readonly Scene[] = [...gulfScenes, ...malabarScenes];
