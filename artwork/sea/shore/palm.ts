import { sequence } from '../random.ts';

/** Formats a number of a path with one decimal, the finest visible step. */
const n = (value: number): string => value.toFixed(1);

interface Frond {
  from: readonly [number, number];
  bend: readonly [number, number];
  to: readonly [number, number];
  /** 0 for a hanging frond, 1 for one that stands up. */
  up: number;
}

/** Feathers on both sides of one frond; lengths in the unit of `size`. */
function feathers(frond: Frond, size: number, roll: () => number): string {
  const steps = 22;
  let path = '';
  for (let step = 1; step <= steps; step += 1) {
    const t = step / steps;
    const [a, b, c] = [(1 - t) * (1 - t), 2 * (1 - t) * t, t * t];
    const x = a * frond.from[0] + b * frond.bend[0] + c * frond.to[0];
    const y = a * frond.from[1] + b * frond.bend[1] + c * frond.to[1];
    const dx = (1 - t) * (frond.bend[0] - frond.from[0]) + t * (frond.to[0] - frond.bend[0]);
    const dy = (1 - t) * (frond.bend[1] - frond.from[1]) + t * (frond.to[1] - frond.bend[1]);
    const length = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [dx / length, dy / length];
    const leaf =
      size *
      (0.125 - 0.035 * frond.up) *
      Math.sin(Math.PI * (0.1 + 0.82 * t)) ** 0.7 *
      (0.85 + 0.25 * roll());
    for (const side of [1, -1]) {
      const [nx, ny] = [-uy * side, ux * side];
      const spread = ny > 0 ? 0.42 : 0.26;
      const tipX = x + nx * leaf * spread + ux * leaf * 0.62;
      const tipY = y + ny * leaf * spread + uy * leaf * 0.62 + leaf * 0.5;
      const [midX, midY] = [(x + tipX) / 2 + nx * leaf * 0.12, (y + tipY) / 2 - leaf * 0.14];
      const [backX, backY] = [(x + tipX) / 2 + nx * leaf * 0.02, (y + tipY) / 2 + leaf * 0.02];
      const [rootX, rootY] = [x - ux * size * 0.007, y - uy * size * 0.007];
      path += `M${n(rootX)} ${n(rootY)}Q${n(midX)} ${n(midY)} ${n(tipX)} ${n(tipY)}Q${n(backX)} ${n(backY)} ${n(x + ux * size * 0.009)} ${n(y + uy * size * 0.009)}Z`;
    }
  }
  return path;
}

function fronds(x: number, y: number, size: number, roll: () => number): Frond[] {
  const count = 10;
  return Array.from({ length: count }, (_, index) => {
    const angle = -Math.PI * 1.13 + (Math.PI * 1.26 * index) / (count - 1) + (roll() - 0.5) * 0.3;
    const up = Math.max(0, -Math.sin(angle));
    const reach = size * (0.47 + 0.1 * roll());
    const outward = Math.cos(angle) + 0.34 * Math.sign(Math.cos(angle)) * up;
    const hang = size * (0.1 + 0.24 * Math.abs(Math.cos(angle)) ** 1.3 * (1 - up * 0.5));
    return {
      from: [x, y],
      bend: [x + Math.cos(angle) * reach * 0.42, y - reach * (0.18 + 0.66 * up)],
      to: [x + outward * reach, y - up * reach * 0.46 + hang],
      up,
    };
  });
}

/** Rings on the trunk: short strokes that a light edge would catch. */
function trunk(x: number, y: number, tipX: number, tipY: number, size: number, lean: number): string {
  const outward = `M${n(x - size * 0.03)} ${n(y)}Q${n(x + lean * size * 0.15 - size * 0.01)} ${n(y - size * 0.55)} ${n(tipX - size * 0.011)} ${n(tipY)}`;
  const back = `L${n(tipX + size * 0.012)} ${n(tipY)}Q${n(x + lean * size * 0.25 + size * 0.028)} ${n(y - size * 0.5)} ${n(x + size * 0.034)} ${n(y)}Z`;
  return outward + back;
}

/** A coconut palm: `x`, `y` is its foot, `size` its height, `lean` the sideways offset of its crown. */
export function palmMarkup(
  x: number,
  y: number,
  size: number,
  lean: number,
  color: string,
  seed: number,
): string {
  const roll = sequence(seed);
  const [tipX, tipY] = [x + lean * size, y - size];
  const crown = fronds(tipX, tipY, size, roll);
  const leaves = crown.map((frond) => feathers(frond, size, roll)).join('');
  const spines = crown
    .map(
      ({ from, bend, to }) =>
        `M${n(from[0])} ${n(from[1])}Q${n(bend[0])} ${n(bend[1])} ${n(to[0])} ${n(to[1])}`,
    )
    .join('');
  const nuts = [0, 1, 2, 3, 4]
    .map((nut) => {
      const [cx, cy] = [tipX + (nut - 2) * size * 0.02, tipY + size * (0.028 + (nut % 2) * 0.013)];
      return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(size * 0.0185)}"/>`;
    })
    .join('');
  const bars = `<path d="${spines}" fill="none" stroke="${color}" stroke-width="${n(size * 0.009)}" stroke-linecap="round"/>`;
  return `<g fill="${color}"><path d="${trunk(x, y, tipX, tipY, size, lean)}${leaves}"/>${nuts}${bars}</g>`;
}
