import { document, type Svg } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';

/** A drawing for the service pages, delivered as SVG: `services/{name}`. */
export function sheet(name: string, width: number, height: number, body: Svg): Still {
  return {
    key: `services/${name}`,
    width,
    height,
    draw: { svg: () => document(`0 0 ${width} ${height}`, body) },
  };
}

/** The same with grain, which is smaller as pixels; `full` is its largest width. */
export function print(
  name: string,
  width: number,
  height: number,
  body: Svg,
  full = width > 1000 ? 1920 : 1440,
): Still {
  const widths = [480, 780, 1100, 1440, 1920].filter((each) => each <= full);
  return {
    ...sheet(name, width, height, body),
    width: full,
    height: Math.round((full * height) / width),
    widths,
  };
}
