import { paths } from '#artwork/wordmarks/encode.ts';
import { boxOf, inkOf, place, type Shape } from '#artwork/wordmarks/shape.ts';
import type { Line } from '#artwork/wordmarks/type.ts';

const INK = '#0C1424';
/** Units to the pixel in the delivered file. */
const GRAIN = 8;

/** A mark to the left of a line, centred at a height. */
export function beside(mark: Shape, size: number, gap: number, rest: Shape, middle: number): Shape {
  const from = boxOf(mark);
  const to = boxOf(rest);
  const scale = size / from.h;
  const y = middle - (from.y + from.h / 2) * scale;
  return [...place(mark, to.x - gap - (from.x + from.w) * scale, y, scale), ...rest];
}

/** Lines below each other. `gap` is from a baseline to the top of the next line's ink. */
export function stacked(lines: Line[], gap: number, align: 'left' | 'middle' | 'justify' = 'left'): Shape {
  const widest = Math.max(...lines.map((line) => line.box.w));
  let top = 0;
  return lines.flatMap(({ shape, box }, i) => {
    const scale = align === 'justify' ? widest / box.w : 1;
    const x = align === 'middle' ? (widest - box.w) / 2 : 0;
    const y = i === 0 ? 0 : top + gap - box.y * scale;
    top = y + Math.max(0, i === lines.length - 1 ? 0 : (box.y + box.h) * scale);
    return place(shape, x - box.x * scale, y, scale);
  });
}

/**
 * Scale that makes wordmarks look equally large: based on the geometric mean of box area and ink area, so that heavy
 * and long ones are drawn smaller.
 */
function opticalScale(shape: Shape): number {
  const { w, h } = boxOf(shape);
  const ink = inkOf(shape);
  const weight = Math.pow(w * h, 0.72) * Math.pow(ink, 0.28);
  return Math.min(Math.sqrt(3350 / weight), 200 / w, 56 / h);
}

/** A finished wordmark: its size in pixels and its markup. */
export function finish(shape: Shape, optical = 1): { width: number; height: number; svg: string } {
  const scale = Math.min(opticalScale(shape) * optical, 200 / boxOf(shape).w, 56 / boxOf(shape).h);
  const box = boxOf(shape);
  const width = Math.ceil(box.w * scale);
  const height = Math.ceil(box.h * scale);
  const x = (width - box.w * scale) / 2 - box.x * scale;
  const y = (height - box.h * scale) / 2 - box.y * scale;
  const art = paths(place(shape, x * GRAIN, y * GRAIN, scale * GRAIN));
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width * GRAIN} ${height * GRAIN}"`;
  return { width, height, svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="${INK}">${art}</svg>` };
}
