import type { BoatColors, HullKind } from './boats/boat.ts';
import type { FarKind } from './shore/far.ts';

/** Colours of an hour, all `#rrggbb`. */
export interface Palette {
  /** Top, middle and bottom of the sky. Complementary stops mix to grey: put a light stop between them. */
  sky: readonly [high: string, middle: string, low: string];
  /** Disc of the sun or moon, and the colour stippled into its lower part. */
  sun: string;
  sunFoot?: string;
  /** Rings of light around the sun, from near to far; share the hue of the sky. */
  glow: readonly [near: string, far: string];
  cloud: string;
  /** Silhouettes on the horizon. */
  far: string;
  /** Sand: far and near in the light, and in the shade. */
  dune: readonly [far: string, near: string, shade: string];
  /** Water at the horizon, in the middle and near the viewer: warm turns cold. */
  sea: readonly [far: string, middle: string, near: string];
  /** Crests and the light on the water. */
  glint: string;
}

/** A boat on the water. Lengths are in picture heights. */
export interface BoatPlace {
  hull: HullKind;
  colors: BoatColors;
  /** Middle of the boat, as a part of the picture's width. */
  x: number;
  /** Side of the square it is drawn in; the boat fills about 0.9 of it in width. */
  size: number;
  /** The layer it floats on, counted from the horizon. */
  layer: number;
  /** Height of its waterline above the lower edge; without it, where its layer begins. */
  waterline?: number;
  /** Bow to the right instead of to the left. */
  flip?: boolean;
  /** Strength of its reflection, 0 on dry land. */
  mirror?: number;
  /** How much of the mist is in front of it, 0 to 1. */
  mist?: number;
}

/** A shape in front of everything, `x` and `y` as parts of width and height from the upper left. */
export type Foreground =
  | { kind: 'palm'; x: number; y: number; size: number; lean: number; color?: string }
  | { kind: 'bird'; x: number; y: number; size: number; color?: string }
  | { kind: 'heron'; x: number; y: number; size: number; color?: string; flip?: boolean }
  | {
      kind: 'bank';
      from: readonly [number, number];
      curves: readonly Curve[];
      floor?: number;
      color?: string;
    }
  | { kind: 'mangrove'; x: number; y: number; width: number; size: number; color?: string }
  | { kind: 'ribs'; x: number; y: number; size: number; color?: string }
  | { kind: 'net'; x: number; y: number; size: number; color?: string; flip?: boolean }
  | { kind: 'walker'; x: number; y: number; size: number; color?: string };

/** Quadratic curve: control point, then end, as parts of width and height. */
export type Curve = readonly [cx: number, cy: number, x: number, y: number];

/** A place at a time of day. Heights and radii are in picture heights, measured from the lower edge. */
export interface Scene {
  /** Name of the picture below `seascapes/`. */
  name: string;
  /** Pixels of the largest delivered file. */
  width: number;
  height: number;
  /** Delivered widths in pixels. */
  widths: readonly number[];
  seed: number;
  palette: Palette;
  horizon: number;
  /** `x` as a part of the width. */
  sun: { x: number; y: number; r: number };
  /** How many of the nine layers are sand, counted from the horizon; the rest is water. */
  dry: number;
  /** Height of the dunes. */
  relief?: number;
  /** Opacity of the clouds, 0 to 1. */
  clouds?: number;
  /** Opacity of dust or fog along the horizon, 0 to 1, and how far it reaches up and down. */
  haze?: number;
  hazeReach?: number;
  stars?: number;
  /** Silhouettes on the horizon; `shift` moves them along it. */
  far?: { kind: FarKind; shift?: number; flip?: boolean; scale?: number };
  boats?: readonly BoatPlace[];
  front?: readonly Foreground[];
  /** Colour of slanting rain. */
  rain?: string;
  /** How strongly swell lifts the water, 1 is a light breeze. */
  swell?: number;
  /** How far waves move in one loop of a film; 1 is barely. */
  motion?: number;
  /** Strength of the stipple, 0 to 1: in films every dot costs bytes in every frame. */
  grit?: number;
  /** Share of the light on the water, 0 to 1. */
  light?: number;
}
