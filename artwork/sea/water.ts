import { type Rgb, clamp01, lerp, mix, mix3, rgb, smoothstep } from './color.ts';
import type { Frame } from './frame.ts';
import { LAYERS, type Layer, waterBase } from './layers.ts';
import type { Scene } from './scene.ts';

/**
 * Three waves of different length, -0.9 to 0.9; `turn` runs from 0 to 2π through one loop, in which they wander
 * to and fro by `motion`.
 */
function wave(x: number, layer: number, turn: number, motion: number): number {
  return (
    Math.sin(x * 1.9 + layer * 2.3 + Math.sin(turn + layer) * 0.25 * motion) * 0.55 +
    Math.sin(x * 3.7 + layer * 5.1 + Math.cos(turn + layer * 2) * 0.3 * motion) * 0.25 +
    Math.sin(x * 7.9 + layer * 1.7 + Math.sin(turn - layer) * 0.3 * motion) * 0.09
  );
}

interface Water {
  crest: Rgb;
  body: Rgb;
  glint: Rgb;
  /** 0 at the horizon, 1 at the viewer. */
  near: number;
}

function waterOf(scene: Scene, layer: number): Water {
  const [far, middle, near] = scene.palette.sea.map(rgb) as [Rgb, Rgb, Rgb];
  const glint = rgb(scene.palette.glint);
  const part = clamp01((layer - scene.dry) / Math.max(1, LAYERS - 1 - scene.dry));
  const crest = mix(mix3(far, middle, near, part), mix(middle, glint, 0.25), 0.2 * smoothstep(0, 0.3, part));
  return { crest, body: mix3(far, middle, near, clamp01(part + 0.3)), glint, near: part };
}

/**
 * A layer of water: a lighter crest with stipple under it and broken lines of light along it. The first layer of
 * water is the flat horizon. `turn` runs from 0 to 2π through one loop.
 */
export function waterLayer(frame: Frame, scene: Scene, layer: number, turn: number): Layer {
  const far = layer / (LAYERS - 1);
  const base = waterBase(scene, layer);
  const lift = (0.003 + 0.052 * far * far + 0.01 * far) * (scene.swell ?? 1);
  const flat = layer === Math.max(0, scene.dry);
  const { crest, body, glint, near } = waterOf(scene, layer);
  const sunX = scene.sun.x * frame.aspect;
  const ridge = new Float32Array(frame.width);
  const sparkle = new Float32Array(frame.width);
  const lip = new Float32Array(frame.width);
  for (let column = 0; column < frame.width; column += 1) {
    const x = frame.x(column);
    const height = wave(x * lerp(2.4, 0.85, far) + layer * 1.9, layer, turn, scene.motion ?? 1);
    ridge[column] = flat ? base : base + height * lift;
    const broken = 0.5 + 0.5 * Math.sin(x * (11 - 6 * far) + layer * 2.7 + Math.sin(x * 3) * 2);
    const toSun = 0.2 + 0.55 * Math.exp(-(((x - sunX) * 2.1) ** 2));
    sparkle[column] = smoothstep(0.1, 0.75, broken) * toSun * (1 - 0.35 * near);
    lip[column] = height * 0.001;
  }
  const fall = 0.02 + 0.11 * far;
  const spray = 0.03 + 0.09 * far;
  const shade: Layer['shade'] = (out, column, row, depth) => {
    const deep = smoothstep(0, fall, depth + frame.grain(column, row) * spray);
    const line = smoothstep(0.0022 + 0.004 * far, 0, depth - (lip[column] ?? 0)) * (sparkle[column] ?? 0);
    for (let part = 0; part < 3; part += 1) {
      const water = lerp(crest[part] ?? 0, body[part] ?? 0, deep);
      out[part] = lerp(water, glint[part] ?? 0, line);
    }
  };
  return { ridge, shade };
}
