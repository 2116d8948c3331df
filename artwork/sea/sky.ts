import { type Rgb, clamp01, lerp, mix, rgb, smoothstep } from './color.ts';
import type { Frame } from './frame.ts';
import { dice } from './random.ts';
import type { Scene } from './scene.ts';

/** Position of the sky's middle stop between horizon (0) and zenith (1). */
const MIDDLE = 0.42;
const STEPS = 1024;

/** Precomputed sky colours from horizon to zenith: one look-up per pixel. */
function skyRun(scene: Scene): Rgb[] {
  const [high, middle, low] = scene.palette.sky.map(rgb) as [Rgb, Rgb, Rgb];
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS;
    return part < MIDDLE
      ? mix(low, middle, smoothstep(0, MIDDLE, part))
      : mix(middle, high, smoothstep(MIDDLE, 1, part));
  });
}

interface Ring {
  radius: number;
  opacity: number;
  color: Rgb;
}

/** Four rings of light around the sun, each fainter and farther out. */
function rings(scene: Scene): Ring[] {
  const [near, far] = scene.palette.glow.map(rgb) as [Rgb, Rgb];
  return [0, 1, 2, 3].map((ring) => ({
    radius: scene.sun.r * (1.45 + ring * 0.75 + ring * ring * 0.22),
    opacity: 0.24 - ring * 0.035,
    color: mix(near, far, ring / 3),
  }));
}

/** Paints sky and light around the sun; both fade out in stipple instead of a blur. */
export function paintSky(frame: Frame, scene: Scene): void {
  const run = skyRun(scene);
  const around = rings(scene);
  const first = run[0] ?? [0, 0, 0];
  const sunX = scene.sun.x * frame.aspect;
  for (let row = 0; row < frame.height; row += 1) {
    const y = frame.y(row);
    const height = (y - scene.horizon) / (1 - scene.horizon);
    for (let column = 0; column < frame.width; column += 1) {
      const grain = frame.grain(column, row);
      const color = run[Math.round(clamp01(height + grain * 0.1) * STEPS)] ?? first;
      frame.blend(column, row, color, 1);
      const distance = Math.hypot(frame.x(column) - sunX, y - scene.sun.y);
      for (const ring of around) {
        const inside = smoothstep(0.03, -0.03, distance - ring.radius + grain * 0.07);
        if (inside > 0) frame.blend(column, row, ring.color, ring.opacity * inside);
      }
    }
  }
}

/** Paints stars as round points of different strength; `twinkle` runs from 0 to 1 through one loop. */
export function paintStars(frame: Frame, scene: Scene, twinkle: number): void {
  const strength = scene.stars ?? 0;
  if (strength === 0) return;
  const roll = dice(scene.seed + 400);
  const count = Math.round(210 * frame.aspect * (1 - scene.horizon));
  for (let star = 0; star < count; star += 1) {
    const x = roll(star, 1) * frame.aspect;
    const y = lerp(scene.horizon + 0.1, 1, roll(star, 2) ** 0.8);
    const size = 0.0006 + 0.0011 * roll(star, 3) ** 4;
    const blink = 0.86 + 0.14 * Math.cos(2 * Math.PI * (twinkle + roll(star, 4)));
    disc(frame, x, y, size, [1, 0.94, 0.8], strength * (0.3 + 0.7 * roll(star, 5)) * blink);
  }
}

/** A soft-edged round point; lengths in picture heights. */
function disc(frame: Frame, x: number, y: number, radius: number, color: Rgb, opacity: number): void {
  const reach = radius + 2 * frame.soft;
  for (let row = frame.row(y + reach); row < frame.row(y - reach); row += 1) {
    for (let column = frame.column(x - reach); column < frame.column(x + reach); column += 1) {
      const distance = Math.hypot(frame.x(column) - x, frame.y(row) - y);
      const inside = smoothstep(frame.soft, -frame.soft, distance - radius);
      if (inside > 0) frame.blend(column, row, color, inside * opacity);
    }
  }
}

/** Paints the disc of the sun, its lower part stippled to a second tone. */
export function paintSun(frame: Frame, scene: Scene): void {
  const { palette, sun } = scene;
  const face = rgb(palette.sun);
  const foot = rgb(palette.sunFoot ?? palette.glow[0]);
  const x = sun.x * frame.aspect;
  for (let row = frame.row(sun.y + sun.r * 1.02); row < frame.row(sun.y - sun.r * 1.02); row += 1) {
    const dy = frame.y(row) - sun.y;
    for (let column = frame.column(x - sun.r * 1.02); column < frame.column(x + sun.r * 1.02); column += 1) {
      const distance = Math.hypot(frame.x(column) - x, dy);
      const inside = smoothstep(frame.soft, -frame.soft, distance - sun.r);
      if (inside === 0) continue;
      const shade = smoothstep(0.2, -1, dy / sun.r + frame.grain(column, row) * 0.9) * 0.75;
      frame.blend(column, row, mix(face, foot, shade), inside);
    }
  }
}
