import { clip, document, rectPath } from '#artwork/draw/index.ts';
import { indoors } from '#artwork/scenes/indoors.ts';
import type { Scene } from '#artwork/scenes/kit.ts';
import { outdoors } from '#artwork/scenes/outdoors.ts';
import { stage } from '#artwork/scenes/stage.ts';
import { tables } from '#artwork/scenes/tables.ts';
import type { Still } from '#artwork/still.ts';

const order = (scene: Scene): number => Number(scene.slug.slice('life-'.length));

/** Life at the studio on two shores, in the order of the gallery. */
export const scenes: Scene[] = [...indoors, ...tables, ...outdoors, ...stage].sort(
  (a, b) => order(a) - order(b),
);

/** The gallery's pictures, two pixels to the unit. */
export const stills: Still[] = scenes.map(({ slug, width, height, draw }) => ({
  key: `scenes/${slug}`,
  width: width * 2,
  height: height * 2,
  draw: { svg: () => document(`0 0 ${width} ${height}`, clip(rectPath(0, 0, width, height), draw())) },
  widths: [width, width * 2],
}));
