import type { Scene } from './scene.ts';

/** Number of layers from the horizon to the viewer. */
export const LAYERS = 9;

/** Where a layer of sand begins, in picture heights above the lower edge. */
export const duneBase = (scene: Scene, layer: number): number =>
  scene.horizon + 0.004 - (layer / LAYERS) * 0.48 * (scene.dry / LAYERS);

/** Where a layer of water begins. */
export function waterBase(scene: Scene, layer: number): number {
  const start = 0.25 * scene.dry;
  const part = Math.max(0, layer - start) / (LAYERS - start);
  return scene.horizon - part ** 1.22 * (scene.horizon + 0.02);
}

/** Whether a layer is water. */
export const isWater = (scene: Scene, layer: number): boolean => layer >= scene.dry;

/** Where a layer begins. */
export const layerBase = (scene: Scene, layer: number): number =>
  isWater(scene, layer) ? waterBase(scene, layer) : duneBase(scene, layer);

/** A layer ready to paint: its upper edge at each column, and the colour at a depth below that edge. */
export interface Layer {
  /** Picture heights above the lower edge, one for each column. */
  ridge: Float32Array;
  /** Writes red, green and blue at a pixel that lies `depth` picture heights below the ridge. */
  shade: (out: Float32Array, column: number, row: number, depth: number) => void;
}
