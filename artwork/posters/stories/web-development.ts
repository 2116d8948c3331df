import { box, clip, fill, layers, line, times, turned, type Svg } from '#artwork/draw/index.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds['web-development'];
const rubber = '#7a2a22';
const sole =
  'M200 -6C286 -6 322 86 306 190C298 244 280 268 282 330C286 440 262 512 200 512C138 512 112 440 118 330C120 268 92 244 92 180C92 74 118 -6 200 -6Z';

/** A shoe sole: 54 lugs, one for each of nine sizes in six colours. */
export function webDevelopmentStory(): Svg {
  const lugs = times(54, (index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    return box(96 + column * 36, 14 + row * 55, 26, 40, (column + row) % 3 ? mark : paper, 6);
  });
  const shoe = layers(fill(sole, rubber), clip(sole, lugs + line(sole, rubber, 30)), line(sole, paper, 10));
  return layers(
    box(-700, -300, 1900, 1500, ground),
    box(-700, 420, 1900, 900, ink),
    turned(shoe, 17, 200, 250),
  );
}
