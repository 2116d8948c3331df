import { box, fill, layers, line, place, type Svg } from '#artwork/draw/index.ts';
import { one } from '../details/creative-crowd.ts';
import { canopy, cream, panel, rain, red, violet, yellow } from '../details/creative-umbrella.ts';

/** Two people under one umbrella, which is wider than the picture. */
export function roomForTwo(): Svg {
  const [middle, edge, wide, high] = [390, 180, 7.4, 2.8];
  const dry = (x: number, y: number): boolean => Math.abs(x - middle) < wide * 56 && y > edge - high * 58;
  return layers(
    box(0, 0, 780, 520, yellow) + rain('overview', [0, 0, 780, 520], violet, dry),
    line(`M${middle} ${edge - 30}V520`, violet, 14),
    place(fill(canopy, red) + fill(panel, cream), middle, edge, 0, wide, high),
    one('trader', 216, 288, 1.02, 'right'),
    one('sender', 566, 288, 1.02, 'left'),
  );
}
