import { disc, fill, palette, round, type Svg, times } from '#artwork/draw/index.ts';

/** Every second leaf of a crown, as one path. */
const leaves = (from: number): string =>
  times(5 - from, (index) => {
    const angle = ((index * 2 + from) * 40 * Math.PI) / 180;
    const at = (x: number, y: number): string =>
      `${round(x * Math.cos(angle) - y * Math.sin(angle))} ${round(x * Math.sin(angle) + y * Math.cos(angle))}`;
    return `M0 0C${at(8, -7)} ${at(20, -8)} ${at(30, -1)}C${at(20, 5)} ${at(8, 5)} 0 0Z`;
  });

const crown = (id: string, light: string, dark: string): Svg =>
  `<g id="${id}">${fill(leaves(0), dark)}${fill(leaves(1), light)}<circle r="3" fill="${palette.paddy}"/></g>`;

const roof = (id: string, lit: string, dark: string): Svg =>
  `<g id="${id}"><path d="M-20-13H20V0H-20Z" fill="${lit}"/><path d="M-20 0H20V13H-20Z" fill="${dark}"/></g>`;

const yard = (id: string, lit: string, dark: string): Svg =>
  `<g id="${id}">${fill('M-17-15H17V15H-17Z', dark)}${fill('M-17-15H14V12H-17Z', lit)}${fill('M-8-7H5V4H-8Z', dark)}</g>`;

const villa = `<g id="v">${fill('M-26-18H26V18H-26Z', palette.moss)}${fill('M-22-14H4V14H-22Z', palette.paper)}${fill('M-22 0H4V14H-22Z', palette.rope)}${fill('M10-8h10v16h-10Z', palette.aqua)}</g>`;

/** A tower and its shadow. */
const tower = (id: string, lit: string, side: string): Svg =>
  `<g id="${id}">${fill('M-12-12 8-32 32-32 32-8 12 12Z', palette.clay, 'opacity=".22"')}${fill('M-12-12H12V12H-12Z', lit)}${fill('M-12-12H12L4-4H-4V4L-12 12Z', side)}</g>`;

const tree = (id: string, light: string, dark: string): Svg =>
  `<g id="${id}">${disc(3, 4, 19, palette.forest)}${disc(0, 0, 17, light)}${disc(-4, -5, 7, dark)}</g>`;

/** Symbols, drawn once per picture and referenced. */
export const symbols: Svg = [
  crown('p', palette.jade, palette.forest),
  crown('q', palette.moss, palette.forest),
  roof('r', palette.ember, palette.laterite),
  roof('s', palette.paper, palette.rope),
  roof('t', palette.blush, palette.apricot),
  yard('y', palette.sand, '#C98A4E'),
  yard('z', palette.paper, palette.rope),
  villa,
  tower('w', palette.mist, palette.shoal),
  tower('x', palette.paper, palette.rope),
  tree('m', palette.palm, palette.moss),
  tree('n', palette.jade, palette.paddy),
].join('');

/** A reference to a symbol. */
export const put = (id: string, x: number, y: number, turn = 0, size = 1): Svg => {
  const [left, top] = [Math.round(x), Math.round(y)];
  if (!turn && size === 1) return `<use href="#${id}" x="${left}" y="${top}"/>`;
  return `<use href="#${id}" transform="translate(${left} ${top})${turn ? `rotate(${Math.round(turn)})` : ''}${size === 1 ? '' : `scale(${round(size)})`}"/>`;
};
