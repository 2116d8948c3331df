import { box, fill, layers, lensPath, random, type Svg } from '#artwork/draw/index.ts';

const across = 104;
const down = 158;
const sweets = ['#F0562B', '#C23D14', '#FFB547', '#1D6F51', '#8E4A26', '#F0562B'] as const;

/** A tray of halwa, cut in diamonds, some with an almond. */
export function sweetsTray(width: number, height: number, over?: true): Svg {
  const next = random('sweets');
  const pieces: Svg[] = over ? [] : [box(0, 0, width, height, '#3A1510')];
  for (let row = -1; (row * down) / 2 < height + down; row += 1)
    for (let column = -1; column * across < width + across; column += 1) {
      const x = column * across + (row % 2 === 0 ? 0 : across / 2);
      const y = (row * down) / 2;
      const [w, h] = [across / 2 - 6, down / 2 - 7];
      const paint = sweets[(column * 2 + row * 3 + 60) % sweets.length] ?? '#F0562B';
      const almond = next() < 0.45;
      if (over && (paint !== '#1D6F51' || row % 4 !== 3)) continue;
      pieces.push(fill(`M${x} ${y - h}L${x + w} ${y}L${x} ${y + h}L${x - w} ${y}Z`, paint));
      pieces.push(
        fill(`M${x} ${y - h}L${x + w} ${y}L${x} ${y + 12}L${x - w} ${y}Z`, '#FFFFFF', 'opacity=".15"'),
      );
      if (almond) pieces.push(fill(lensPath(x, y - 8, 34, 16), '#FFE0A6'));
    }
  return layers(pieces);
}
