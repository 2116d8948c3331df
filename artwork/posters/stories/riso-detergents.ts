import { place, type Svg } from '#artwork/draw/index.ts';
import { shop } from '#artwork/stories/riso-shop.ts';

/** Riso: a wet road at night, one lit door, and a child sent for soap. */
export function risoDetergents(): Svg {
  const street = { width: 1300, height: 830, door: [652, 150, 620, 430], childAt: 840 } as const;
  return place(shop(street), -400, -12, 0, 0.62);
}
