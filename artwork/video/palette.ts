import { mix, rgb } from '../sea/color.ts';
import type { Palette } from '../sea/scene.ts';

const channel = (value: number): string =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');

/** A colour between two `#rrggbb`. */
export const mixHex = (from: string, to: string, part: number): string =>
  `#${mix(rgb(from), rgb(to), part).map(channel).join('')}`;

/** An hour between two hours. */
export function mixPalette(from: Palette, to: Palette, part: number): Palette {
  const one = (a: string, b: string): string => mixHex(a, b, part);
  return {
    sky: [one(from.sky[0], to.sky[0]), one(from.sky[1], to.sky[1]), one(from.sky[2], to.sky[2])],
    sun: one(from.sun, to.sun),
    sunFoot: one(from.sunFoot ?? from.glow[0], to.sunFoot ?? to.glow[0]),
    glow: [one(from.glow[0], to.glow[0]), one(from.glow[1], to.glow[1])],
    cloud: one(from.cloud, to.cloud),
    far: one(from.far, to.far),
    dune: [one(from.dune[0], to.dune[0]), one(from.dune[1], to.dune[1]), one(from.dune[2], to.dune[2])],
    sea: [one(from.sea[0], to.sea[0]), one(from.sea[1], to.sea[1]), one(from.sea[2], to.sea[2])],
    glint: one(from.glint, to.glint),
  };
}
