import type { Raster } from '../still.ts';
import { type Afloat, launch, paintBoat } from './afloat.ts';
import { drawFar, drawFront, paintFar, paintFront, paintHaze } from './air.ts';
import { paintClouds } from './clouds.ts';
import { smoothstep } from './color.ts';
import { duneLayer } from './dunes.ts';
import { Frame } from './frame.ts';
import { paintGlitter } from './glitter.ts';
import { LAYERS, type Layer, isWater } from './layers.ts';
import type { Scene } from './scene.ts';
import { paintSky, paintStars, paintSun } from './sky.ts';
import type { Sprite } from './sprite.ts';
import { waterLayer } from './water.ts';

/** The drawn parts of a scene, created once for all frames of a size. */
export interface Cast {
  boats: readonly Afloat[];
  far: Sprite | undefined;
  front: Sprite | undefined;
  /** Additions of a film. */
  guests?: readonly Guest[];
}

/** Something a film paints in front of a layer; -1 is behind all land. */
export interface Guest {
  layer: number;
  paint: (frame: Frame, turn: number) => void;
}

/** Draws boats, silhouettes and foreground for a picture of this size in pixels. */
export async function castOf(scene: Scene, width: number, height: number): Promise<Cast> {
  const boats = await launch(scene, height);
  return { boats, far: await drawFar(scene, height), front: await drawFront(scene, width, height) };
}

/** For each column the highest edge of the layers in front: nothing below it is visible. */
function horizonOfRest(layers: readonly Layer[], from: number, width: number): Float32Array {
  const edge = new Float32Array(width).fill(-1);
  for (const { ridge } of layers.slice(from)) {
    for (let column = 0; column < width; column += 1) {
      edge[column] = Math.max(edge[column] ?? -1, ridge[column] ?? -1);
    }
  }
  return edge;
}

function paintLayer(frame: Frame, layer: Layer, index: number, until: Float32Array): void {
  const color = new Float32Array(3);
  const { soft } = frame;
  for (let column = 0; column < frame.width; column += 1) {
    const ridge = layer.ridge[column] ?? 0;
    const last = frame.row((until[column] ?? -1) - soft);
    for (let row = frame.row(ridge + soft); row < last; row += 1) {
      const depth = ridge - frame.y(row);
      const inside = smoothstep(-soft, soft, depth);
      layer.shade(color, column, row, depth);
      const at = row * frame.width + column;
      frame.blend(column, row, [color[0] ?? 0, color[1] ?? 0, color[2] ?? 0], inside);
      if (inside < 0.5) continue;
      frame.top[at] = index;
      frame.hidden[at] = 0;
    }
  }
}

/** Prepares one layer of a picture; `turn` runs from 0 to 2π through one loop. */
export type LayerMaker = (frame: Frame, scene: Scene, index: number, turn: number) => Layer;

const sandOrWater: LayerMaker = (frame, scene, index, turn) =>
  isWater(scene, index) ? waterLayer(frame, scene, index, turn) : duneLayer(frame, scene, index);

function paintLayers(frame: Frame, scene: Scene, cast: Cast, turn: number, layers: readonly Layer[]): void {
  const all = cast.boats;
  layers.forEach((layer, index) => {
    // A reflection extends far down, so what is painted behind a boat must not stop at the next wave.
    const until = horizonOfRest(layers, index + 1, frame.width);
    paintLayer(frame, layer, index, until);
    for (const guest of cast.guests ?? []) if (guest.layer === index) guest.paint(frame, turn);
    for (const boat of all) if (boat.place.layer === index) paintBoat(frame, scene, boat, turn);
  });
}

function paintAir(frame: Frame, scene: Scene, cast: Cast, time: number): void {
  paintSky(frame, scene);
  paintStars(frame, scene, time);
  paintSun(frame, scene);
  paintClouds(frame, scene);
  if (cast.far) paintFar(frame, scene, cast.far);
  for (const guest of cast.guests ?? []) if (guest.layer === -1) guest.paint(frame, time * 2 * Math.PI);
}

/** Size of a stipple dot in pixels, proportional to the picture height. */
const grainSize = (height: number): number => Math.max(1, Math.round(height / 800));

/**
 * Paints one moment of a scene at a size in pixels; `time` runs from 0 to 1 through one seamless loop. A film may
 * bring its own layers.
 */
export function paintScene(
  scene: Scene,
  cast: Cast,
  width: number,
  height: number,
  time = 0,
  makeLayer: LayerMaker = sandOrWater,
): Raster {
  const turn = time * 2 * Math.PI;
  const frame = new Frame(width, height, scene.seed, grainSize(height), scene.grit ?? 1);
  paintAir(frame, scene, cast, time);
  const layers = Array.from({ length: LAYERS }, (_, index) => makeLayer(frame, scene, index, turn));
  paintLayers(frame, scene, cast, turn, layers);
  paintGlitter(frame, scene, turn);
  paintHaze(frame, scene);
  if (cast.front) paintFront(frame, cast.front);
  return frame.raster();
}
