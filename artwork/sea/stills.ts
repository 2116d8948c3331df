import { codeHash, hashOf } from '../deliver/hash.ts';
import type { Still } from '../still.ts';
import { castOf, paintScene } from './paint.ts';
import type { Scene } from './scene.ts';
import { scenes } from './scenes/index.ts';

const asStill = (scene: Scene): Still => ({
  key: `seascapes/${scene.name}`,
  width: scene.width,
  height: scene.height,
  widths: scene.widths,
  draw: {
    pixels: async (width, height) => paintScene(scene, await castOf(scene, width, height), width, height),
  },
});

export const stills: readonly Still[] = scenes.map(asStill);

const code = codeHash(['artwork/sea'], ['artwork/sea/stills.ts', 'artwork/sea/scenes/']);
const sceneByKey = new Map(scenes.map((scene) => [`seascapes/${scene.name}`, scene]));

/** A seascape depends on its scene and the painting code, not on the code of other scenes. */
export const inputs = (still: Still): string => hashOf(code, JSON.stringify(sceneByKey.get(still.key)));
