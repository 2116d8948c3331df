import { random } from './random.ts';
import { lensPath } from './shapes.ts';
import { ground } from './sky.ts';
import { shade } from './stipple.ts';
import { box, fill, layers, round, times, type Path, type Svg } from './svg.ts';

/** One swell from edge to edge and everything below it. Height is of the main wave, length in units. */
function wavePath(y: number, height: number, length: number, phase = 0, overtone = 2.7): Path {
  const points: string[] = [];
  for (let x: number = ground.left; x <= ground.right; x += 10) {
    const turn = ((x + phase) / length) * 2 * Math.PI;
    points.push(
      `${x} ${round(y + height * Math.sin(turn) + height * 0.4 * Math.sin(turn * overtone + phase))}`,
    );
  }
  return `M${ground.left} ${ground.bottom}L${points.join('L')}V${ground.bottom}Z`;
}

/** A swell with the colour of the one behind it caught on its crest. */
export function wave(
  y: number,
  height: number,
  length: number,
  phase: number,
  colour: string,
  crest: string,
  overtone?: number,
): Svg {
  const d = wavePath(y, height, length, phase, overtone);
  return fill(d, colour) + shade(d, { colour: crest, x: 200, y: y - 10, angle: 90, length: 44, reach: 1000 });
}

/** The shape of a sea. */
export interface SeaOptions {
  /** Distance from the horizon to the first swell; later ones are further apart. */
  gap?: number;
  /** Height of the first swell. */
  height?: number;
  /** Shifts the swells sideways, so that seas differ. */
  phase?: number;
}

/** The sea from its flat horizon at `y` down: one colour for each swell, far to near. */
export function sea(y: number, colours: readonly string[], options: SeaOptions = {}): Svg {
  const { gap = 26, height = 3, phase = 0 } = options;
  const swells = colours.slice(1).map((colour, index) => {
    const number = index + 1;
    const top = y + gap * number ** 1.35;
    const d = wavePath(top, height + number * 2.2, 150 + number * 55, number * 83 + phase);
    const crest = { x: 200, y: top - 14, angle: 90, length: 46 + number * 8, opacity: 0.75, reach: 1000 };
    return fill(d, colour) + shade(d, { colour: colours[index] ?? colour, ...crest });
  });
  return layers(box(ground.left, y, 1800, 1200, colours[0] ?? '#000000'), swells);
}

/** The sun's path on the water: flat glints, narrow at the horizon and wide near the viewer. */
export function glitter(
  x: number,
  top: number,
  bottom: number,
  colour: string,
  far: number,
  near: number,
  seed = 'glitter',
): Svg {
  const next = random(seed);
  const rows = Math.round((bottom - top) / 8);
  return times(rows, (row) => {
    const t = row / rows;
    const y = top + (bottom - top) * t ** 1.15;
    const width = far + (near - far) * t;
    return times(1 + Math.floor(next() * 2.4), () => {
      const size = width * (0.25 + 0.5 * next());
      return fill(lensPath(x + (next() - 0.5) * width * 1.2, y, size, 1.6 + 2.8 * t), colour);
    });
  });
}
