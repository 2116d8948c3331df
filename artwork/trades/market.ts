import { box, disc, fill, layers, random, type Svg } from '#artwork/draw/index.ts';

const stripe = 21;
const awnings = [
  ['#C23D14', '#F2C9A0'],
  ['#12788A', '#F2C9A0'],
  ['#FFB547', '#8E4A26'],
  ['#1D6F51', '#FFCF85'],
] as const;

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

/** A person from above, with an afternoon shadow. */
function passerBy(x: number, y: number, cloth: string, head: string): Svg {
  return layers(
    fill(`M${x + 6} ${y + 8}l38 17l-8 12l-36 -14Z`, '#8E4A26', 'opacity=".45"'),
    `<ellipse cx="${x}" cy="${y}" rx="19" ry="12" fill="${cloth}"/>`,
    disc(x, y, 8.5, head),
  );
}

/** A market lane from above, awnings on both sides and people between. */
export function market(width: number, height: number): Svg {
  const next = random('market');
  const depth = width * 0.39;
  const parts: Svg[] = [box(0, 0, width, height, '#E3CDAF')];
  for (let row = 0; row * 212 < height + 60; row += 1) {
    const y = row * 212 - 30;
    parts.push(
      awning(0, y, depth, depth, row * 2),
      awning(width - depth, y, depth, width - depth, row * 2 + 3),
    );
  }
  for (let index = 0; index * 38 < height; index += 1) {
    const x = Math.round(width * (0.43 + next() * 0.14));
    const cloth = ['#070C16', '#FBF6EE', '#C23D14', '#1D6F51'][index % 4] ?? '#070C16';
    parts.push(passerBy(x, Math.round(index * 38 + next() * 22), cloth, index % 3 ? '#3A1510' : '#FBF6EE'));
  }
  return layers(parts);
}
