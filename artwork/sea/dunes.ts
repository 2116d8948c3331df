import { type Rgb, lerp, mix, rgb, smoothstep } from './color.ts';
import type { Frame } from './frame.ts';
import { type Layer, duneBase } from './layers.ts';
import { cellDice } from './random.ts';
import type { Scene } from './scene.ts';

/** One dune above a column; lengths in picture heights. */
interface Column {
  ridge: number;
  /** Height of the crest above the ridge here. */
  below: number;
  /** Distance from the crest, positive on the side away from the sun. */
  lee: number;
  /** Length of the lee side on the ground. */
  reach: number;
  /** How much the foot of the shadow runs sideways on its way to the viewer. */
  run: number;
}

/** Convex windward side, sharp crest, concave lee: `part` 0 to 1 across one dune that peaks at `peak`. */
function profile(part: number, peak: number): number {
  if (part >= peak) return ((1 - part) / (1 - peak)) ** 1.45;
  const rise = part / peak;
  return (Math.sin(rise * 1.35) / Math.sin(1.35)) * (0.35 + 0.65 * rise);
}

function columns(frame: Frame, scene: Scene, layer: number): Column[] {
  const roll = cellDice(scene.seed);
  const far = layer / 8;
  const scale = lerp(1.15, 0.62, far) * lerp(1.25, 0.8, far);
  const offset = roll(layer, 5) * 17;
  const rise = (scene.relief ?? 0.06) * (1 + layer * 0.16);
  const base = duneBase(scene, layer);
  const sunX = scene.sun.x * frame.aspect;
  return Array.from({ length: frame.width }, (_, column) => {
    const x = frame.x(column);
    const along = x * scale + offset;
    const cell = Math.floor(along);
    // The side away from the sun is the steep one, so that the light is consistent along the horizon.
    const mirrored = (cell + 0.5 - offset) / scale < sunX;
    const part = mirrored ? 1 - (along - cell) : along - cell;
    const peak = 0.52 + 0.22 * roll(cell, layer + 3);
    const high = 0.45 + 0.55 * roll(cell, layer + 9);
    const ridge = base + profile(part, peak) * high * rise + Math.sin(x * 9 + layer * 4) * 0.002;
    const run = 0.35 - 0.7 * roll(cell + peak, layer + 2);
    return {
      ridge,
      below: base + high * rise - ridge,
      lee: (part - peak) / scale,
      reach: (1 - peak) / scale,
      run,
    };
  });
}

interface Sand {
  lit: Rgb;
  shade: Rgb;
  rim: Rgb;
}

function sandOf(scene: Scene, layer: number): Sand {
  const [far, near, shade] = scene.palette.dune.map(rgb) as [Rgb, Rgb, Rgb];
  const part = layer / Math.max(1, scene.dry - 1);
  return {
    lit: mix(far, near, part),
    shade: mix(mix(far, shade, 0.42), shade, 0.35 + 0.65 * part),
    rim: mix(rgb(scene.palette.glow[0]), rgb(scene.palette.sun), 0.75),
  };
}

/** A layer of dunes: lit crest, stippled shadow on the lee side, darker towards its foot. */
export function duneLayer(frame: Frame, scene: Scene, layer: number): Layer {
  const across = columns(frame, scene, layer);
  const sand = sandOf(scene, layer);
  const sunX = scene.sun.x * frame.aspect;
  const bend = 0.055 * (1 + layer * 0.3);
  const ridge = Float32Array.from(across, (column) => column.ridge);
  const shade: Layer['shade'] = (out, column, row, depth) => {
    const here = across[column];
    if (!here) return;
    const grain = frame.grain(column, row);
    const down = Math.max(0, depth + here.below);
    const edge = Math.sin(down * 13 + layer) * bend + down * here.run;
    const beyond = smoothstep(-0.002, 0.002, here.lee - edge);
    const fades = smoothstep(0.25, 0.98, here.lee / here.reach + grain * 0.5 + 0.12 * Math.sin(depth * 20));
    const dark = beyond * (1 - fades);
    const toFoot = depth + grain * 0.22;
    const inShade = dark * (1 - smoothstep(0, 0.26, toFoot) * 0.55);
    const shadeParts = 1 - (1 - inShade) * (1 - (1 - dark) * smoothstep(0.02, 0.3, toFoot) * 0.8);
    const rim =
      0.4 *
      smoothstep(0.009, 0, depth + grain * 0.008) *
      (1 - dark) *
      Math.exp(-Math.abs(frame.x(column) - sunX) * 1.1);
    for (let part = 0; part < 3; part += 1) {
      const flat = lerp(sand.lit[part] ?? 0, sand.shade[part] ?? 0, shadeParts);
      out[part] = lerp(flat, sand.rim[part] ?? 0, rim);
    }
  };
  return { ridge, shade };
}
