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
  /** The whole boat without stipple, for its reflection. */
  whole: Sprite;
  cloth: Sprite;
  shade: Sprite;
  over: Sprite;
}

/** Draws the boats of a scene for a picture of this height in pixels. */
export async function launch(scene: Scene, height: number): Promise<Afloat[]> {
  const { x, y, side } = BOAT_BOX;
  const box = `${x} ${y} ${side} ${side}`;
  return Promise.all(
    (scene.boats ?? []).map(async (place) => {
      const drawing = drawBoat(place.hull, place.colors);
      const pixels = Math.round(place.size * height);
      const draw = (markup: string): Promise<Sprite> => drawSprite(markup || '<g/>', box, pixels, pixels);
      const { cloth, shade, over } = drawing;
      return {
        place,
        whole: await draw(cloth + over),
        cloth: await draw(cloth),
        shade: await draw(shade),
        over: await draw(over),
      };
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

/** The boat's own colour at a place in its drawing, in pixels; `out[3]` is its opacity. */
function boatColor(boat: Afloat, across: number, down: number, grain: number, out: Sample): void {
  sample(boat.cloth, across, down, out);
  if (out[3] > 0) {
    const dots: Sample = [0, 0, 0, 0];
    sample(boat.shade, across, down, dots);
    if (dots[3] > grain + 0.5) for (let part = 0; part < 3; part += 1) out[part] = dots[part] ?? 0;
  }
  const over: Sample = [0, 0, 0, 0];
  sample(boat.over, across, down, over);
  if (over[3] === 0) return;
  const below = out[3] * (1 - over[3]);
  const alpha = over[3] + below;
  for (let part = 0; part < 3; part += 1) {
    out[part] = ((over[part] ?? 0) * over[3] + (out[part] ?? 0) * below) / alpha;
  }
  out[3] = alpha;
}

function paintHull(frame: Frame, scene: Scene, boat: Afloat, water: number): void {
  const { place, whole } = boat;
  const { size } = place;
  const left = place.x * frame.aspect - size / 2;
  const top = water + size * WATERLINE;
  const mist = rgb(scene.palette.sky[2]);
  const found: Sample = [0, 0, 0, 0];
  for (let row = frame.row(top); row < frame.row(top - size); row += 1) {
    const down = (top - frame.y(row)) * frame.height;
    for (let column = frame.column(left); column < frame.column(left + size); column += 1) {
      const within = (frame.x(column) - left) * frame.height;
      boatColor(boat, place.flip ? whole.width - within : within, down, frame.grain(column, row), found);
      if (found[3] < 0.004) continue;
      const paint = [found[0], found[1], found[2]] as const;
      frame.blend(column, row, place.mist ? mix(paint, mist, place.mist) : paint, found[3]);
      if (found[3] > 0.4) frame.hidden[row * frame.width + column] = 1;
    }
  }
}

/** The mirrored boat, broken into strips that spread and thin out towards the viewer. */
function paintReflection(frame: Frame, scene: Scene, boat: Afloat, water: number, turn: number): void {
  const { place, whole } = boat;
  const { size } = place;
  const near = rgb(scene.palette.sea[2]);
  const middle = place.x * frame.aspect;
  const found: Sample = [0, 0, 0, 0];
  const strength = 0.6 * (place.mirror ?? 1);
  if (strength === 0) return;
  const reach = size * 0.5;
  for (let row = frame.row(water); row < frame.row(water - reach); row += 1) {
    const y = frame.y(row);
    const depth = (water - y) * 1.15;
    const down = (WATERLINE * size - depth) * frame.height;
    const sway = Math.sin(y * 260 + turn) * 0.006 * (0.3 + depth * 5);
    const fade = 1 - smoothstep(0.04, 0.5, depth / size);
    for (
      let column = frame.column(middle - size / 2);
      column < frame.column(middle + size / 2);
      column += 1
    ) {
      const grain = frame.grain(column, row);
      const x = frame.x(column) - middle;
      const strip = Math.sin(y * 330 + Math.sin((x + middle) * 22) * 1.4 + turn) + 0.9 - depth * 3;
      if (strip < 0 || depth / size + grain * 0.5 > 0.5) continue;
      const within = (x + sway + grain * 0.006 + size / 2) * frame.height;
      sample(whole, place.flip ? whole.width - within : within, down, found);
      if (found[3] < 0.01) continue;
      frame.blend(column, row, mix([found[0], found[1], found[2]], near, 0.5), found[3] * strength * fade);
    }
  }
}
