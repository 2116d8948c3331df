import { box, disc, fill, layers, type Svg } from '#artwork/draw/index.ts';
import { gate } from '#artwork/stories/algate-names.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, mark, ink } = worlds.algate;

const nested = (width: number, height: number, colour: string): Svg =>
  gate(200 - width / 2, 420 - height, width, height, colour);

/** Algate: nested gates, with light from the last one on the floor. */
export function algate(): Svg {
  return layers(
    box(-700, -300, 1900, 1500, ground),
    nested(620, 560, '#0f2a9e'),
    nested(440, 460, '#0b1f7a'),
    nested(290, 376, ink),
    box(-700, 420, 1900, 900, ink),
    nested(150, 300, mark),
    fill('M125 420H275L420 620H-20Z', mark),
    fill('M224 422V388C224 374 240 374 240 388V422Z', ink),
    disc(232, 369, 8, ink),
  );
}
