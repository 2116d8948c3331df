import { mix, rgb, smoothstep } from './color.ts';
import type { Frame } from './frame.ts';
import { cellDice } from './random.ts';
import type { Scene } from './scene.ts';

/** A lens of cloud: domed above, flatter below. Picture heights. */
interface Cloud {
  x: number;
  y: number;
  half: number;
  thick: number;
  wave: number;
  opacity: number;
}

const COUNT = 9;

function cloudsOf(scene: Scene, aspect: number): Cloud[] {
  const roll = cellDice(scene.seed);
  return Array.from({ length: COUNT }, (_, index) => {
    const [across, long, thick] = [roll(index, 21), roll(index, 22), roll(index, 23)];
    return {
      x: (across * 1.3 - 0.15) * aspect,
      y: scene.horizon + 0.05 + (index / (COUNT - 1)) ** 1.25 * (0.86 - scene.horizon),
      half: 0.16 + 0.42 * long,
      thick: (0.005 + 0.013 * thick) * (0.6 + index * 0.12),
      wave: long * 9,
      opacity: (scene.clouds ?? 0.6) * (0.55 + 0.45 * thick),
    };
  });
}

function paintCloud(frame: Frame, scene: Scene, cloud: Cloud): void {
  const body = rgb(scene.palette.cloud);
  const glow = rgb(scene.palette.glow[0]);
  const sunX = scene.sun.x * frame.aspect;
  const level = Math.exp(-Math.abs(cloud.y - scene.sun.y) * 2.5);
  for (
    let column = frame.column(cloud.x - cloud.half);
    column < frame.column(cloud.x + cloud.half);
    column += 1
  ) {
    const x = frame.x(column);
    const along = (x - cloud.x) / cloud.half;
    const bulge = 1 - along * along;
    const above = cloud.thick * bulge * (1 + 0.45 * Math.sin(along * 5 + cloud.wave));
    const below = cloud.thick * 0.45 * bulge;
    const lit = 0.55 * Math.exp(-Math.abs(x - sunX) * 1.6) * level;
    const last = frame.row(cloud.y - below - frame.soft);
    for (let row = frame.row(cloud.y + above + frame.soft); row < last; row += 1) {
      const y = frame.y(row) - cloud.y;
      const { soft } = frame;
      const inside = smoothstep(soft, -soft, y - above) * smoothstep(soft, -soft, -below - y);
      const crown = y / cloud.thick + 0.2 + frame.grain(column, row) * 1.4 >= 0.55 ? 0.25 : 0;
      frame.blend(column, row, mix(body, glow, lit + crown), inside * cloud.opacity);
    }
  }
}

/** Paints lens clouds from low and thin to high and heavy; they cross the sun. `drift` is in picture heights. */
export function paintClouds(frame: Frame, scene: Scene, drift = 0): void {
  if (scene.clouds === 0) return;
  for (const cloud of cloudsOf(scene, frame.aspect)) {
    paintCloud(frame, scene, { ...cloud, x: cloud.x + drift * cloud.thick * 60 });
  }
}
