import { fill, form, layers, line, place, type Path, type Svg } from '#artwork/draw/index.ts';
import type { Point } from '#artwork/portraits/geometry.ts';
import { limb } from '#artwork/portraits/limb.ts';
import { arm, skinOf } from '#artwork/scenes/kit.ts';
import { one } from './creative-crowd.ts';
import { canopy, cream, panel, red, violet, yellow } from './creative-umbrella.ts';

const amber = '#F0A71E';
const brick = '#A92C1D';
const boot: Path = 'M-30 -92H22L25 -16Q66 -8 72 22V40H-36Z';

/** A boot with a shaded heel and a ribbed sole. */
export function rubber(x: number, y: number, turn: number, size: number): Svg {
  return place(
    layers(
      form(boot, yellow, amber, -36, 0, 0, 76),
      fill('M-36 30H72V42H-36Z', violet),
      fill('M-31 -92H23V-74H-31Z', red),
    ),
    x,
    y,
    turn,
    size,
  );
}

/** A limb's middle joint and its end. */
type Bend = readonly [joint: Point, end: Point];

/** How he stands: both arms and both legs, the left ones first, and how far he looks up. */
export interface Stance {
  arms: readonly [Bend, Bend];
  legs: readonly [Bend, Bend];
  pitch: number;
  /** Held in the hand, behind the arm. */
  held?: Svg;
}

/** The boy in the red coat, from head to boots, the eyes at the origin. */
export function boy({ arms: [left, right], legs: [first, second], pitch, held = '' }: Stance): Svg {
  const skin = skinOf('kiran-das');
  return layers(
    arm([-96, 178], ...left, 32, brick, skin, { bare: 0.2, turn: -100 }),
    limb([-44, 366], first[0], 50, 36, violet) + limb(first[0], first[1], 24, 20, skin.shade),
    limb([44, 366], second[0], 50, 36, violet) + limb(second[0], second[1], 24, 20, skin.lit),
    rubber(first[1][0] - 4, first[1][1] + 60, 4, 0.98),
    rubber(second[1][0] + 4, second[1][1] + 60, -4, 0.98),
    one('child', 0, 0, 1, 'right', pitch),
    held,
    arm([96, 178], ...right, 32, red, skin, { bare: 0.2, curl: held ? 0.8 : 0, turn: -80 }),
  );
}

/** An umbrella whose grip is at the origin; from furled, 0, to opened, 1. */
export function opened(wide: number, colour: string = red): Svg {
  const tall = 3.4 + (1 - wide) * 2.2;
  return layers(
    line('M0 -330V8q0 26 22 26t22 -26', violet, 13),
    place(fill(canopy, colour) + fill(panel, cream), 0, -250, 0, 0.5 + wide * 4.1, tall),
  );
}
