import { box, layers, random, type Svg } from '#artwork/draw/index.ts';
import { worlds } from './worlds.ts';

const { paper, mark, ink } = worlds.pepper;

function corn(id: string, colour: string, wrinkles: string): Svg {
  return `<g id="${id}"><circle r="30" fill="${colour}"/><path d="M-16 -6q9 -17 19 -3q13 10 3 19M-13 12q9 6 17 -1M8 -18q10 5 11 15" fill="none" stroke="${wrinkles}" stroke-width="2.6" stroke-linecap="round"/></g>`;
}

/** Pepperwharf: a bed of peppercorns from above, one of them not yet dry. */
export function spiceExporter(): Svg {
  const next = random('pepper');
  const corns: Svg[] = [];
  for (let row = -1; row < 11; row += 1) {
    for (let column = -6; column < 12; column += 1) {
      const x = column * 64 + (row % 2 ? 32 : 0) + (next() - 0.5) * 9;
      const y = row * 55 + (next() - 0.5) * 9;
      const red = row === 3 && column === 3;
      const size = (red ? 1.06 : 0.9 + next() * 0.14).toFixed(2);
      corns.push(
        `<use href="#${red ? 'ripe' : 'corn'}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${Math.round(next() * 360)}) scale(${size})"/>`,
      );
    }
  }
  return layers(
    `<defs>${corn('corn', ink, paper)}${corn('ripe', mark, ink)}</defs>`,
    box(-700, -300, 1900, 1500, paper),
    corns,
  );
}
