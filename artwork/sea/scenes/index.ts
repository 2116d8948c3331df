import type { Scene } from '../scene.ts';
import { backwaterScenes } from './backwater.ts';
import { citiesScenes } from './cities.ts';
import { dawnScenes } from './dawn.ts';
import { duskScenes } from './dusk.ts';
import { eveningScenes } from './evening.ts';
import { homeScenes } from './home.ts';
import { monsoonScenes } from './monsoon.ts';
import { nightScenes } from './night.ts';
import { regattaScenes } from './regatta.ts';
import { sandScenes } from './sand.ts';
import { searchScenes } from './search.ts';

/** Every seascape. */
export const scenes: readonly Scene[] = [
  ...homeScenes,
  ...duskScenes,
  ...nightScenes,
  ...sandScenes,
  ...searchScenes,
  ...citiesScenes,
  ...dawnScenes,
  ...regattaScenes,
  ...monsoonScenes,
  ...eveningScenes,
  ...backwaterScenes,
];
