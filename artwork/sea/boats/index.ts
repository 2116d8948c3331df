import type { BoatColors, BoatDrawing, HullKind } from './boat.ts';
import { boom, sambuk, uru, vallam } from './sailing.ts';
import { abra, kettuvallam } from './working.ts';

const HULLS: Record<HullKind, (colors: BoatColors) => BoatDrawing> = {
  boom,
  sambuk,
  uru,
  vallam,
  kettuvallam,
  abra,
};

/** Draws a boat of one kind in its own units. */
export const drawBoat = (kind: HullKind, colors: BoatColors): BoatDrawing => HULLS[kind](colors);
