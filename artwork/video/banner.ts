import { lerp, smoothstep } from '../sea/color.ts';
import { duneLayer } from '../sea/dunes.ts';
import type { Frame } from '../sea/frame.ts';
import { LAYERS, type Layer } from '../sea/layers.ts';
import { type Cast, type LayerMaker, castOf, paintScene } from '../sea/paint.ts';
import type { Palette, Scene } from '../sea/scene.ts';
import { inkBoat } from '../sea/scenes/colors.ts';
import { waterLayer } from '../sea/water.ts';
import { thereAndBack } from './ease.ts';
import type { Film } from './film.ts';
import { mixPalette } from './palette.ts';

const SIZE = { width: 1280, height: 720 };

/** The hour of the sand. */
const warm: Palette = {
  sky: ['#7c2a22', '#d9602c', '#ffb85c'],
  sun: '#fff0cf',
  sunFoot: '#ffd58a',
  glow: ['#ffd58a', '#f0812f'],
  cloud: '#f2995a',
  far: '#b04a28',
  dune: ['#e58a44', '#a83c1a', '#431420'],
  sea: ['#c8603a', '#0f4652', '#070c16'],
  glint: '#ffc46b',
};

/** The hour between: straight from warm to cold the sky would go grey. */
const wine: Palette = {
  ...warm,
  sky: ['#241521', '#7a2c33', '#f0812f'],
  glow: ['#ffb547', '#b8402e'],
  cloud: '#8a3c36',
  dune: ['#b84e28', '#7c2a1c', '#2e101c'],
};

/** The hour of the water. */
const cold: Palette = {
  sky: ['#07182a', '#0e4456', '#e9a46c'],
  sun: '#ffe0a6',
  sunFoot: '#ff9a5a',
  glow: ['#ffb070', '#1f6a74'],
  cloud: '#2a6470',
  far: '#14495a',
  dune: ['#5a2a2a', '#3a1a22', '#1c0e18'],
  sea: ['#d99066', '#12687a', '#06202c'],
  glint: '#ffe0a6',
};

const stage: Scene = {
  name: 'home-banner',
  ...SIZE,
  widths: [640, 1280],
  seed: 63,
  palette: warm,
  horizon: 0.43,
  sun: { x: 0.7, y: 0.62, r: 0.2 },
  dry: 0,
  relief: 0.075,
  clouds: 0.6,
  swell: 1.3,
  motion: 1.6,
  grit: 0.36,
  boats: [{ hull: 'boom', colors: inkBoat, x: 0.655, size: 0.5, layer: 4 }],
};

/** How far sand has turned to water, 0 to 1: the sea runs in from our feet and from the light under the sun. */
function wetness(part: number, layer: number, x: number): number {
  const aside = Math.abs(x - stage.sun.x);
  const delay = 0.42 * (1 - layer / (LAYERS - 1)) + 0.5 * aside;
  return smoothstep(0, 0.34, part * 1.2 - delay);
}

const morph =
  (part: number): LayerMaker =>
  (frame, scene, index, turn) => {
    const sand = duneLayer(frame, { ...scene, dry: LAYERS }, index);
    if (part === 0) return sand;
    const water = waterLayer(frame, { ...scene, palette: cold }, index, turn);
    const wet = Float32Array.from({ length: frame.width }, (_, column) =>
      wetness(part, index, column / frame.width),
    );
    return between(frame, sand, water, wet);
  };

/** A layer on its way from sand to water: one curve, its colour giving way grain by grain. */
function between(frame: Frame, sand: Layer, water: Layer, wet: Float32Array): Layer {
  const blue = new Float32Array(3);
  return {
    ridge: sand.ridge.map((height, column) => lerp(height, water.ridge[column] ?? height, wet[column] ?? 0)),
    shade: (out, column, row, depth) => {
      const part = smoothstep(0.36, 0.64, (wet[column] ?? 0) + frame.grain(column, row));
      if (part < 1) sand.shade(out, column, row, depth);
      if (part === 0) return;
      water.shade(blue, column, row, depth);
      for (let channel = 0; channel < 3; channel += 1) {
        out[channel] = part === 1 ? (blue[channel] ?? 0) : lerp(out[channel] ?? 0, blue[channel] ?? 0, part);
      }
    },
  };
}

/**
 * Sky and sand at a part of the way; the light on the water comes last. The sun stands still: if its rings moved,
 * every grain of the sky would flicker and weigh more than the whole sea.
 */
function moment(part: number): Scene {
  const palette = part < 0.5 ? mixPalette(warm, wine, part * 2) : mixPalette(wine, cold, part * 2 - 1);
  return { ...stage, palette, light: smoothstep(0.45, 1, part) };
}

/** The boat stands in the sand up to its bilge; the wave that reaches it lifts it off. */
function boarded(cast: Cast, part: number): Cast {
  const boats = cast.boats.map((boat) => {
    const afloat = wetness(part, boat.place.layer + 1, boat.place.x);
    return { ...boat, place: { ...boat.place, waterline: lerp(0.165, 0.262, afloat), mirror: afloat } };
  });
  return { ...cast, boats };
}

/** Home: a dhow stands in the dunes, and the dunes become the sea. */
export const homeBanner: Film = {
  key: 'videos/home-banner',
  ...SIZE,
  sources: ['banner.ts'],
  rate: 24,
  seconds: 5,
  data: { stage, warm, wine, cold },
  prepare: async () => {
    const cast = await castOf(stage, SIZE.width, SIZE.height);
    return (time) => {
      const part = thereAndBack(time, 0.06);
      return paintScene(moment(part), boarded(cast, part), SIZE.width, SIZE.height, time, morph(part));
    };
  },
};
