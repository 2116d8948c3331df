import { box, layers, palette, times, type Svg } from '#artwork/draw/index.ts';
import { letters } from '#artwork/stories/lettering.ts';

/** A tape measure whose figures get wider along it. */
export async function tape(): Promise<Svg> {
  const figures = await Promise.all(
    Array.from({ length: 19 }, (_, index) =>
      letters('display', String(index * 10), { cap: 17, axes: { wdth: 54 + index * 5, wght: 800 } }),
    ),
  );
  return layers(
    box(0, 0, 1920, 64, palette.paper),
    box(0, 60, 1920, 4, palette.night),
    times(188, (index) => {
      const [length, width] = index % 10 === 0 ? [34, 2.4] : [index % 5 === 0 ? 20 : 12, 1.4];
      return box(40 + index * 10 - width / 2, 0, width, length, palette.night);
    }),
    ...figures.map((figure, index) => figure.at(48 + index * 100, 50, palette.night)),
  );
}
