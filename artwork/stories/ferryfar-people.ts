import { disc, fill, layers, line, roundedPath, type Svg } from '#artwork/draw/index.ts';
import { worlds } from './worlds.ts';

const { paper, ink } = worlds.ferryfar;

/** A passenger from above, facing right. */
export const passenger = (cloth: string, hair: string): Svg =>
  fill(roundedPath(-30, -58, 60, 116, 30), cloth) + disc(4, 0, 32, hair);

/** A bicycle from above, its handlebar at the right. */
export const bicycle: Svg = layers(
  line('M-104 0H104', ink, 14),
  line('M-104 0H-40M50 0H110', paper, 6),
  line('M44 -50Q66 0 44 50', ink, 12),
  fill('M-44 -14Q-20 -20 -6 0Q-20 20 -44 14Z', ink),
);
