import type { Frame } from '../sea/frame.ts';
import { type Sample, type Sprite, sample } from '../sea/sprite.ts';

/** Position of a picture-sized drawing at a moment. */
export interface Sway {
  /** Rotation around the pivot in radians, and the lift in pixels. */
  angle: number;
  lift: number;
  /** Pixels from the upper left corner. */
  pivot: readonly [x: number, y: number];
}

/** Overlays a picture-sized drawing, rotated and lifted; it hides the light on the water. */
export function paintSwaying(frame: Frame, sprite: Sprite, { angle, lift, pivot }: Sway): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const found: Sample = [0, 0, 0, 0];
  for (let row = 0; row < frame.height; row += 1) {
    const dy = row + 0.5 - pivot[1] + lift;
    for (let column = 0; column < frame.width; column += 1) {
      const dx = column + 0.5 - pivot[0];
      sample(sprite, pivot[0] + dx * cos + dy * sin, pivot[1] - dx * sin + dy * cos, found);
      if (found[3] < 0.004) continue;
      frame.blend(column, row, [found[0], found[1], found[2]], found[3]);
      if (found[3] > 0.4) frame.hidden[row * frame.width + column] = 1;
    }
  }
}
