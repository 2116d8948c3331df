import { mix, rgb, smoothstep } from './color.ts';
import type { Frame } from './frame.ts';
import { isWater } from './layers.ts';
import { cellDice } from './random.ts';
import type { Scene } from './scene.ts';

/** Rows of dashes; nearer rows are taller, like nearer waves. */
const rowsAbove = (depth: number): number => Math.max(depth, 0) ** 0.62 * 46;

/** Paints the light on the water under the sun: lens-shaped dashes, denser near the sun's own line. */
export function paintGlitter(frame: Frame, scene: Scene, turn: number): void {
  const roll = cellDice(scene.seed);
  const color = mix(rgb(scene.palette.sun), rgb(scene.palette.glint), 0.25);
  const sunX = scene.sun.x * frame.aspect;
  for (let row = frame.row(scene.horizon); row < frame.height; row += 1) {
    const depth = scene.horizon - frame.y(row);
    const place = rowsAbove(depth);
    const line = Math.floor(place);
    const width = 0.035 + 0.265 * smoothstep(0, 0.5, depth);
    const shift = roll(line, 31) * width * 3 + Math.sin(turn + line) * 0.006;
    const spread = scene.sun.r * 0.72 + depth * 0.3;
    const reach = (1 - smoothstep(0.25, 0.62, depth)) * (scene.light ?? 1);
    const off = Math.abs(place - line - 0.5);
    for (let column = 0; column < frame.width; column += 1) {
      const at = row * frame.width + column;
      if (frame.hidden[at] || !isWater(scene, frame.top[at] ?? -1)) continue;
      const across = (frame.x(column) - sunX + shift) / width;
      const dash = Math.floor(across);
      const centre = (dash + 0.5) * width - shift;
      const chance = 0.95 * Math.exp(-((centre / spread) ** 2)) * reach;
      const swing = 1 + 0.25 * Math.sin(turn + roll(dash, line + 7) * 6.28);
      const margin = chance * swing - roll(dash * 3 + line * 17, 33);
      if (margin <= 0) continue;
      const long = 0.62 + 0.38 * roll(dash * 5 + line, 41);
      const lens = 1 - ((2 * (across - dash) - 1 - (1 - long) * (2 * roll(dash, line + 51) - 1)) / long) ** 2;
      if (lens <= 0) continue;
      const half = 0.34 * lens * smoothstep(-0.1, 0.12, margin) * (0.55 + 0.45 * roll(dash, line));
      const edge = smoothstep(0.06, -0.06, off - half);
      if (edge > 0) frame.blend(column, row, color, edge * 0.92);
    }
  }
}
