import { sequence } from '../random.ts';
import type { Foreground, Scene } from '../scene.ts';
import { palmMarkup } from './palm.ts';
import { birdMarkup, heronMarkup, mangroveMarkup, walkerMarkup } from './shapes.ts';
import { netMarkup, ribsMarkup } from './yard.ts';

const INK = '#070c16';

type Bank = Extract<Foreground, { kind: 'bank' }>;

/** Dark ground down to the lower edge, or to its own waterline when it is farther away. */
function bankMarkup(bank: Bank, width: number, height: number): string {
  const [fromX, fromY] = bank.from;
  const curves = bank.curves.map(
    ([cx, cy, x, y]) => `Q${cx * width} ${cy * height} ${x * width} ${y * height}`,
  );
  const end = (bank.curves.at(-1)?.[2] ?? fromX) * width;
  const floor = bank.floor === undefined ? height + 5 : bank.floor * height;
  const d = `M${fromX * width} ${fromY * height}${curves.join('')}L${end} ${floor}L${fromX * width} ${floor}Z`;
  return `<path d="${d}" fill="${bank.color ?? INK}"/>`;
}

function shapeMarkup(shape: Foreground, width: number, height: number, seed: number): string {
  if (shape.kind === 'bank') return bankMarkup(shape, width, height);
  const [x, y, size] = [shape.x * width, shape.y * height, shape.size * height];
  const color = shape.color ?? INK;
  switch (shape.kind) {
    case 'palm':
      return palmMarkup(x, y, size, shape.lean, color, seed);
    case 'bird':
      return birdMarkup(x, y, size, color);
    case 'heron':
      return heronMarkup(x, y, size, color, shape.flip ?? false);
    case 'mangrove':
      return mangroveMarkup(x, y, shape.width * width, size, color, seed);
    case 'ribs':
      return ribsMarkup(x, y, size, color);
    case 'net':
      return netMarkup(x, y, size, color, shape.flip ?? false);
    case 'walker':
      return walkerMarkup(x, y, size, color);
  }
}

function rainMarkup(color: string, width: number, height: number, seed: number): string {
  const roll = sequence(seed);
  const unit = height / 900;
  return Array.from({ length: 300 }, () => {
    const [x, y] = [roll() * width * 1.2 - width * 0.1, roll() * height * 0.94];
    const length = (14 + roll() * 52) * unit;
    const opacity = (0.1 + roll() * 0.35).toFixed(2);
    const thick = ((0.9 + roll()) * unit).toFixed(2);
    const d = `M${x.toFixed(1)} ${y.toFixed(1)}l${(-length * 0.28).toFixed(1)} ${length.toFixed(1)}`;
    return `<path d="${d}" stroke="${color}" stroke-width="${thick}" stroke-opacity="${opacity}" stroke-linecap="round"/>`;
  }).join('');
}

/** The foreground as markup in pixels; empty if there is none. */
export function frontMarkup(scene: Scene, width: number, height: number): string {
  const shapes = (scene.front ?? []).map((shape, at) =>
    shapeMarkup(shape, width, height, scene.seed * 31 + 5 + at * 101),
  );
  const rain = scene.rain === undefined ? '' : rainMarkup(scene.rain, width, height, scene.seed * 7 + 3);
  return shapes.join('') + rain;
}
