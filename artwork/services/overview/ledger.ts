import { box, layers, palette, type Svg } from '#artwork/draw/index.ts';
import { letters } from '#artwork/stories/lettering.ts';

/** Ground, top, cap height, width axis, baseline and colour of each word. */
const rows = [
  ['Spend', palette.navy, 0, 60, 60, 90, palette.paper],
  ['Lead', palette.slate, 112, 80, 74, 212, palette.paper],
  ['Sale', palette.sun, 236, 112, 90, 369, palette.night],
] as const;

/** From spend to sales: each word is larger and reaches further than the one above it, as the money does. */
export async function ledgerRow(): Promise<Svg> {
  const words = await Promise.all(
    rows.map(([word, , , cap, wdth]) =>
      letters('display', word, { cap, axes: { wdth, wght: 900 }, track: 0.01 }),
    ),
  );
  return layers(
    rows.map(([, ground, top, , , base, ink], index) => {
      const word = words[index];
      const free = 500 - (word?.width ?? 0);
      return box(0, top, 780, 440 - top, ground) + (word?.at(132 + (free * index) / 2, base, ink) ?? '');
    }),
  );
}
