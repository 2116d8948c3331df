import { box, disc, fill, layers, random, type Svg } from '#artwork/draw/index.ts';

const stripe = 21;
const awnings = [
  ['#C23D14', '#7E2610'],
  ['#12788A', '#0B4A58'],
  ['#C9861F', '#8E4A26'],
  ['#1D6F51', '#0F4636'],
] as const;
const clothes = ['#FFB547', '#F0562B', '#5FA8A6', '#B3142E'] as const;

/** An awning of nine stripes with a scalloped edge towards the lane. */
function awning(x: number, y: number, width: number, edge: number, index: number): Svg {
  const [first, second] = awnings[index % awnings.length] ?? awnings[0];
  return layers(
    Array.from({ length: 9 }, (_, at) => {
      const paint = at % 2 ? first : second;
      return (
        box(x, y + at * stripe, width, stripe, paint) + disc(edge, y + (at + 0.5) * stripe, stripe / 2, paint)
      );
    }),
  );
}

/** A person from above. */
function passerBy(x: number, y: number, cloth: string, head: string): Svg {
  return layers(`<ellipse cx="${x}" cy="${y}" rx="22" ry="14" fill="${cloth}"/>`, disc(x, y, 9.5, head));
}

/** A market lane from above in the evening, awnings on both sides and people between, of whom every fourth is above. */
export function market(width: number, height: number, over?: true): Svg {
  const next = random('market');
  const depth = width * 0.39;
  const parts: Svg[] = over ? [] : [box(0, 0, width, height, '#0B2F3A')];
  for (let row = 0; row * 212 < height + 60; row += 1) {
    const y = row * 212 - 30;
    if (!over)
      parts.push(
        awning(0, y, depth, depth, row * 2),
        awning(width - depth, y, depth, width - depth, row * 2 + 3),
      );
  }
  for (let index = 0; index * 38 < height; index += 1) {
    const x = Math.round(width * (0.43 + next() * 0.14));
    const cloth = clothes[index % clothes.length] ?? clothes[0];
    const y = Math.round(index * 38 + next() * 22);
    // With an afternoon shadow, which would soil the letters.
    if (!over) parts.push(fill(`M${x + 6} ${y + 8}l38 17l-8 12l-36 -14Z`, '#06222A', 'opacity=".5"'));
    if (!over || index % 4 === 0) parts.push(passerBy(x, y, cloth, index % 3 ? '#3A1510' : '#FBF6EE'));
  }
  return layers(parts);
}
