import { document, type Svg } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';

/** A drawing of the service pages, delivered as it is drawn: `services/{name}`. */
export function sheet(name: string, width: number, height: number, body: Svg): Still {
  return {
    key: `services/${name}`,
    width,
    height,
    draw: { svg: () => document(`0 0 ${width} ${height}`, body) },
  };
}
