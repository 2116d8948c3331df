import { clip, document, rectPath } from '#artwork/draw/index.ts';
import { abra } from '#artwork/scenes/abra.ts';
import { award } from '#artwork/scenes/award.ts';
import { beach } from '#artwork/scenes/beach.ts';
import { firstRoom } from '#artwork/scenes/first-room.ts';
import { editing } from '#artwork/scenes/editing.ts';
import { iftar } from '#artwork/scenes/iftar.ts';
import { monsoon } from '#artwork/scenes/monsoon.ts';
import { onam } from '#artwork/scenes/onam.ts';
import { regatta } from '#artwork/scenes/regatta.ts';
import { stall, tea } from '#artwork/scenes/tea.ts';
import { whiteboard } from '#artwork/scenes/whiteboard.ts';
import type { Scene } from '#artwork/scenes/kit.ts';
import type { Still } from '#artwork/still.ts';

/** Life at the studio on two shores, in the order of the gallery. */
export const scenes: Scene[] = [onam, monsoon, editing, beach, tea, whiteboard, iftar, abra, regatta, award];

/** The gallery's pictures, two pixels to the unit. */
const life: Still[] = [...scenes, stall].map(({ slug, width, height, draw }) => ({
  key: `scenes/${slug}`,
  width: width * 2,
  height: height * 2,
  draw: { svg: () => document(`0 0 ${width} ${height}`, clip(rectPath(0, 0, width, height), draw())) },
  widths: [200, 320, 460, 660, 900, 1200].filter((each) => each < width * 2).concat(width * 2),
}));

export const stills: Still[] = [
  ...life,
  {
    key: 'scenes/first-room',
    width: 1368,
    height: 1518,
    draw: { svg: firstRoom },
    widths: [456, 684, 1026, 1368],
  },
];
