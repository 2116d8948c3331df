import { BOAT_BOX, WATERLINE } from './boats/boat.ts';
import { drawBoat } from './boats/index.ts';
import { mix, rgb, smoothstep } from './color.ts';
import type { Frame } from './frame.ts';
import { layerBase } from './layers.ts';
import type { BoatPlace, Scene } from './scene.ts';
import { type Sample, type Sprite, drawSprite, sample } from './sprite.ts';

/** A boat drawn at the size it will have in the picture. */
export interface Afloat {
  place: BoatPlace;
  flat: Sprite;
  shade: Sprite;
}

/** Draws the boats of a scene for a picture of this height in pixels. */
export async function launch(scene: Scene, height: number): Promise<Afloat[]> {
  const { x, y, side } = BOAT_BOX;
  const box = `${x} ${y} ${side} ${side}`;
  return Promise.all(
    (scene.boats ?? []).map(async (place) => {
      const drawing = drawBoat(place.hull, place.colors);
      const pixels = Math.round(place.size * height);
      const flat = await drawSprite(drawing.flat, box, pixels, pixels);
      const shade = await drawSprite(drawing.shade || '<g/>', box, pixels, pixels);
      return { place, flat, shade };
    }),
  );
}

const waterline = (scene: Scene, place: BoatPlace): number =>
  place.waterline ?? layerBase(scene, place.layer) - 0.004;

/** Paints the boat and, below its waterline, its reflection. `turn` runs from 0 to 2π through one loop. */
export function paintBoat(frame: Frame, scene: Scene, boat: Afloat, turn: number): void {
  const water = waterline(scene, boat.place);
  paintReflection(frame, scene, boat, water, turn);
  paintHull(frame, scene, boat, water + Math.sin(turn) * 0.004);
}

function paintHull(frame: Frame, scene: Scene, { place, flat, shade }: Afloat, water: number): void {
  const { size } = place;
  const left = place.x * frame.aspect - size / 2;
  const top = water + size * WATERLINE;
  const mist = rgb(scene.palette.sky[2]);
  const found: Sample = [0, 0, 0, 0];
  const dots: Sample = [0, 0, 0, 0];
  for (let row = frame.row(top); row < frame.row(top - size); row += 1) {
    const down = (top - frame.y(row)) * frame.height;
    const sunk = smoothstep(0.0016, -0.0016, water - 0.02 - frame.y(row));
    for (let column = frame.column(left); column < frame.column(left + size); column += 1) {
      const within = (frame.x(column) - left) * frame.height;
      const across = place.flip ? flat.width - within : within;
      sample(flat, across, down, found);
      const alpha = found[3] * sunk;
      if (alpha < 0.004) continue;
      sample(shade, across, down, dots);
      const dotted = dots[3] > frame.grain(column, row) + 0.5;
      const paint = dotted
        ? ([dots[0], dots[1], dots[2]] as const)
        : ([found[0], found[1], found[2]] as const);
      frame.blend(column, row, place.mist ? mix(paint, mist, place.mist) : paint, alpha);
      if (alpha > 0.4) frame.hidden[row * frame.width + column] = 1;
    }
  }
}

/** The mirrored boat, broken into strips that part and thin out toward the viewer. */
function paintReflection(frame: Frame, scene: Scene, boat: Afloat, water: number, turn: number): void {
  const { place, flat } = boat;
  const { size } = place;
  const near = rgb(scene.palette.sea[2]);
  const middle = place.x * frame.aspect;
  const found: Sample = [0, 0, 0, 0];
  const reach = size * 0.62;
  for (let row = frame.row(water); row < frame.row(water - reach); row += 1) {
    const y = frame.y(row);
    const depth = (water - y) * 1.15;
    const down = (WATERLINE * size - depth) * frame.height;
    const sway = Math.sin(y * 260 + turn) * 0.006 * (0.3 + depth * 5);
    const fade = 1 - smoothstep(0.1, 0.62, depth / size);
    for (
      let column = frame.column(middle - size / 2);
      column < frame.column(middle + size / 2);
      column += 1
    ) {
      const grain = frame.grain(column, row);
      const x = frame.x(column) - middle;
      const strip = Math.sin(y * 330 + Math.sin((x + middle) * 22) * 1.4 + turn) + 0.9 - depth * 3;
      if (strip < 0 || depth / size + grain * 0.5 > 0.62) continue;
      const within = (x + sway + grain * 0.006 + size / 2) * frame.height;
      sample(flat, place.flip ? flat.width - within : within, down, found);
      if (found[3] < 0.01) continue;
      frame.blend(column, row, mix([found[0], found[1], found[2]], near, 0.5), found[3] * 0.6 * fade);
    }
  }
}
