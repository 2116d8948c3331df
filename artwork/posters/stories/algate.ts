import { box, disc, fill, layers, place, type Svg } from '#artwork/draw/index.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, mark, ink } = worlds.algate;

function gate(width: number, height: number, colour: string): Svg {
  const arch = 'M0 100V55C0 18 29 10 50 0C71 10 100 18 100 55V100Z';
  return place(fill(arch, colour), 200 - width / 2, 420 - height, 0, width / 100, height / 100);
}

/** Algate: nested gates, with light from the last one on the floor. */
export function algate(): Svg {
  return layers(
    box(-700, -300, 1900, 1500, ground),
    gate(620, 560, '#0f2a9e'),
    gate(440, 460, '#0b1f7a'),
    gate(290, 376, ink),
    box(-700, 420, 1900, 900, ink),
    gate(150, 300, mark),
    fill('M125 420H275L420 620H-20Z', mark),
    fill('M224 422V388C224 374 240 374 240 388V422Z', ink),
    disc(232, 369, 8, ink),
  );
}
