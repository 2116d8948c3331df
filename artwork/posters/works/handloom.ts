import { box, layers, type Svg } from '#artwork/draw/index.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark } = worlds.handloom;
const gold = '#e7b23a';
const step = 50;

/** A thread lying over the others, with the lines of its twist. */
function thread(id: string, colour: string, upright: boolean): Svg {
  const twist = [0, 1, 2, 3].map((line) => 12 + line * 8);
  const body = upright
    ? `<rect x="5" y="-6" width="40" height="62" rx="14"/>`
    : `<rect x="-6" y="5" width="62" height="40" rx="14"/>`;
  const lines = twist.map((at) => (upright ? `M${at} 0l5 50` : `M0 ${at}l50 5`)).join('');
  return `<g id="${id}"><g fill="${colour}">${body}</g><path d="${lines}" stroke="${ground}" stroke-opacity=".32" stroke-width="1.6"/></g>`;
}

/** Malabar Mills: a weave of two threads, in close-up. */
export function handloom(): Svg {
  const cells: Svg[] = [];
  const lay = (id: string, column: number, row: number): void => {
    cells.push(`<use href="#${id}" x="${column * step}" y="${row * step}"/>`);
  };
  for (let row = -1; row < 11; row += 1) {
    for (let column = -7; column < 14; column += 1) {
      const warp = column % 9 === 3 ? 'warp-pale' : 'warp';
      const weft = row === 6 || row === 7 ? 'weft-gold' : 'weft';
      const over = (((column + 2 * row) % 4) + 4) % 4 < 2;
      lay(over ? weft : warp, column, row);
      lay(over ? warp : weft, column, row);
    }
  }
  const threads = [
    thread('warp', mark, true),
    thread('warp-pale', paper, true),
    thread('weft', paper, false),
    thread('weft-gold', gold, false),
  ];
  return layers(`<defs>${threads.join('')}</defs>`, box(-700, -300, 1900, 1500, ground), cells);
}
