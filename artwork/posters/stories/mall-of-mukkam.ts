import { box, disc, fill, layers, times, type Svg } from '#artwork/draw/index.ts';
import { malayalam } from '#artwork/stories/lettering.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds['mall-of-mukkam'];
const name = await malayalam('മുക്കം', 130);

function person(x: number, y: number, size: number, colour: string): Svg {
  return layers(
    fill(
      `M${x - size * 0.3} ${y}V${y - size * 0.6}q${size * 0.3} ${-size * 0.34} ${size * 0.6} 0V${y}Z`,
      colour,
    ),
    disc(x, y - size * 0.92, size * 0.18, colour),
  );
}

/** Mall of Mukkam: the town's name in Malayalam is the building; four people stand on it. */
export function mallOfMukkam(): Svg {
  const scale = 520 / name.width;
  return layers(
    box(-700, -300, 1900, 1500, ground),
    box(-700, 420, 1900, 900, ink),
    name.at(-64, 402, mark, scale),
    [10, 120, 262, 414].map((x) => person(x, 274, 74, paper)),
    times(9, (index) => person(-60 + index * 58, 482 + (index % 3) * 10, 40, index % 2 ? paper : mark)),
  );
}
