import { box, layers, line, random, times, type Svg } from '#artwork/draw/index.ts';
import { malayalam } from '#artwork/stories/lettering.ts';
import { worlds } from './worlds.ts';

const { ground, mark, paper } = worlds.edavapathi;
const whole = await malayalam('ഇടവപ്പാതി', 120, 85);
const halves = [await malayalam('ഇടവ', 120, 85), await malayalam('പ്പാതി', 120, 85)] as const;

function rain(seed: string, count: number, colour: string, strong: number): Svg {
  const next = random(seed);
  return times(count, () => {
    const x = -280 + next() * 980;
    const y = -60 + next() * 600;
    const fall = 16 + next() * 40;
    return line(
      `M${x.toFixed(0)} ${y.toFixed(0)}l${(-fall * 0.16).toFixed(0)} ${fall.toFixed(0)}`,
      colour,
      Number((0.8 + next() * strong).toFixed(1)),
    );
  });
}

function rainedOn(name: Svg): Svg {
  return layers(
    box(-700, -300, 1900, 1500, ground),
    rain('edavapathi', 130, paper, 1.6),
    name,
    rain('roofs', 90, ground, 2.4),
  );
}

/** Edavapathi: the name of the June rain in Malayalam, in the rain; on two lines in the tall picture. */
export function filmFestival(): Svg {
  return rainedOn(
    layers(
      halves.map((word, row) =>
        word.at(26, 215 + row * 165, mark, 348 / Math.max(halves[0].width, halves[1].width)),
      ),
    ),
  );
}

/** The same in one line. */
export function filmFestivalWide(): Svg {
  return rainedOn(whole.at(-306, 262, mark, 812 / whole.width));
}
