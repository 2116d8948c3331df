import type { Svg } from '#artwork/draw/index.ts';

/** Size of a plan in units: the map strip on a wide page. */
export const PLAN = { width: 1600, height: 760 };

/** Units between the shore and the first block: a beach or a quay, and the road along it. */
export const STRAND = 96;

/** A quarter at the waterside, seen from above. Drawn from memory and not to scale. */
export interface Plan {
  seed: string;
  /** The x at which the water in the west ends, for a y. */
  shore: (y: number) => number;
  /** The lanes and yards between the houses. */
  ground: string;
  /** What lies between the water and the road, in one colour. */
  strand: string;
  /** The tones of the roofs, lit and shaded. */
  roofs: readonly (readonly [lit: string, dark: string])[];
  /** Pitched roofs have ridges, flat ones a parapet. */
  pitched: boolean;
  /** Name of the street at the office, from its x on. */
  street: { text: string; x: number };
  /** Name of the road along the water, upwards from a y. */
  waterfront: { text: string; y: number };
  /** Name of the water, with its direction in degrees. */
  sea: { text: string; x: number; y: number; turn: number };
  /** Where the office is along the street. */
  office: number;
  /** Drawn standing, its name on a plate. */
  landmark: { body: Svg; x: number; y: number; scale: number; name: { text: string; x: number; y: number } };
}
