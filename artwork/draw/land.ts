import { ground } from './sky.ts';
import { shade } from './stipple.ts';
import { fill, type Path, type Svg } from './svg.ts';

/** Outline of a dune: windward rise to the peak (px, py), steep lee to the right, foot at `y`. */
function dunePath(y: number, px: number, py: number): Path {
  return `M${ground.left} ${ground.bottom}V${y}C${px - 260} ${y - 4} ${px - 120} ${py + 40} ${px} ${py}C${px + 70} ${py + (y - py) * 0.75} ${px + 170} ${y - 6} ${ground.right} ${y + 10}V${ground.bottom}Z`;
}

/** A dune whose lee side, right of an S-curve from the peak, lies in shadow. */
export function dune(y: number, px: number, py: number, colour: string, lee: string, length = 120): Svg {
  const shadow = `M${px} ${py}C${px - 14} ${py + 24} ${px + 34} ${py + 46} ${px + 8} ${py + 92}C${px - 4} ${py + 120} ${px + 30} ${py + 150} ${px + 20} ${ground.bottom}H${ground.right}V${y + 10}C${px + 170} ${y - 6} ${px + 70} ${py + (y - py) * 0.75} ${px} ${py}Z`;
  const from = { colour: lee, x: px - 10, y: py, angle: 58, length: length + 120, reach: 840 };
  return fill(dunePath(y, px, py), colour) + shade(shadow, from);
}

/** A low far shore whose top runs through the given heights from the left edge to the right. */
export function ridge(y: number, heights: readonly number[], colour: string, left = -700, right = 1100): Svg {
  const step = (right - left) / Math.max(1, heights.length - 1);
  const top = heights.map((height, index) => {
    const x = left + index * step;
    if (index === 0) return `L${x} ${y - height}`;
    const before = y - (heights[index - 1] ?? 0);
    return `C${x - step / 2} ${before} ${x - step / 2} ${y - height} ${x} ${y - height}`;
  });
  return fill(`M${left} ${y + 30}${top.join('')}V${y + 30}Z`, colour);
}
