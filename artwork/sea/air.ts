import { rgb, smoothstep } from './color.ts';
import type { Frame } from './frame.ts';
import type { Scene } from './scene.ts';
import { FAR_BOX, farMarkup } from './shore/far.ts';
import { frontMarkup } from './shore/front.ts';
import { type Sample, type Sprite, drawSprite, sample } from './sprite.ts';

/** One unit of a far silhouette in picture heights. */
const FAR_UNIT = 0.0011;

/** Draws the silhouettes on the horizon for a picture of this height in pixels. */
export async function drawFar(scene: Scene, height: number): Promise<Sprite | undefined> {
  if (!scene.far) return undefined;
  const unit = FAR_UNIT * (scene.far.scale ?? 1) * height;
  const box = `0 0 ${FAR_BOX.width} ${FAR_BOX.height}`;
  const markup = farMarkup(scene.far.kind, scene.seed);
  return drawSprite(markup, box, Math.round(FAR_BOX.width * unit), Math.round(FAR_BOX.height * unit));
}

/** Paints the silhouettes, which fade into haze above the horizon. */
export function paintFar(frame: Frame, scene: Scene, far: Sprite): void {
  const color = rgb(scene.palette.far);
  const high = far.height / frame.height;
  const foot = scene.horizon - 0.012;
  const shift = (scene.far?.shift ?? 0) * frame.height;
  const found: Sample = [0, 0, 0, 0];
  for (let row = frame.row(foot + high); row < frame.row(foot); row += 1) {
    const down = (foot + high - frame.y(row)) * frame.height;
    const air = smoothstep(0.06, -0.01, frame.y(row) - scene.horizon) * 0.5;
    for (let column = 0; column < frame.width; column += 1) {
      const within = scene.far?.flip ? frame.width - column - 0.5 - shift : column + 0.5 - shift;
      sample(far, within, down, found);
      if (found[3] === 0) continue;
      const thin = frame.grain(column, row) + 0.5 < air ? 0.35 : 1;
      frame.blend(column, row, color, found[3] * thin);
    }
  }
}

/** Adds dust or fog over everything, densest at the horizon and with an irregular edge. */
export function paintHaze(frame: Frame, scene: Scene): void {
  const density = scene.haze ?? 0;
  if (density === 0) return;
  const color = rgb(scene.palette.sky[2]);
  const reach = scene.hazeReach ?? 0.55;
  for (let row = 0; row < frame.height; row += 1) {
    const away = Math.abs(frame.y(row) - scene.horizon);
    for (let column = 0; column < frame.width; column += 1) {
      const dense = smoothstep(reach, 0, away + frame.grain(column, row) * 0.12);
      frame.blend(column, row, color, density * dense);
    }
  }
}

/** Draws the foreground at the size of the picture. */
export async function drawFront(scene: Scene, width: number, height: number): Promise<Sprite | undefined> {
  const markup = frontMarkup(scene, width, height);
  return markup ? drawSprite(markup, `0 0 ${width} ${height}`, width, height) : undefined;
}

/** Overlays a picture-sized drawing. */
export function paintFront(frame: Frame, front: Sprite): void {
  for (let pixel = 0; pixel < frame.width * frame.height; pixel += 1) {
    const alpha = front.data[pixel * 4 + 3] ?? 0;
    if (alpha === 0) continue;
    const at = pixel * 4;
    const color = [front.data[at] ?? 0, front.data[at + 1] ?? 0, front.data[at + 2] ?? 0] as const;
    const opaque = [color[0] / 255, color[1] / 255, color[2] / 255] as const;
    frame.blend(pixel % frame.width, (pixel / frame.width) | 0, opaque, alpha / 255);
  }
}
