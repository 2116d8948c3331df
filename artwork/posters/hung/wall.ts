import {
  box,
  crown,
  disc,
  faded,
  fill,
  layers,
  line,
  palette as c,
  palmTree,
  place,
  random,
  ring,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { PLACE, sheet } from './sheet.ts';

/** What a wall is built of: its blocks, their joints, and the shadow that lies on it. */
export interface Masonry {
  block: string;
  lit: string;
  joint: string;
  lee: string;
}

export const laterite: Masonry = { block: '#BE5233', lit: '#CC6240', joint: '#93391F', lee: '#6F2917' };
export const coral: Masonry = { block: '#DCC49D', lit: '#E8D5B4', joint: '#B99B70', lee: '#8A6E4C' };

function blocks({ block, lit, joint }: Masonry): Svg {
  const next = random(`wall ${block}`);
  const rows = times(10, (row) =>
    times(12, (column) => {
      const x = column * 76 - 40 + (row % 2) * 38;
      const colour = next() < 0.24 ? lit : block;
      return box(x, row * 38 - 6, 74.5, 36.5, colour, 2);
    }),
  );
  return box(0, 0, PLACE.width, 380, joint) + rows;
}

/** Its frame leans on the wall; the wheels stand on y. */
function bicycle(x: number, y: number): Svg {
  const wheel = (at: number): Svg => ring(at, -36, 33, c.ink, 4) + disc(at, -36, 4, c.ink);
  return place(
    layers(
      wheel(-54),
      wheel(58),
      line('M-54 -36L-22 -92H38L0 -36H-54M-26 -100L0 -36', c.ink, 4),
      line('M58 -36L36 -98H50L60 -106', c.ink, 4),
      fill('M-42 -104H-12L-18 -96H-36Z', c.teak),
      fill('M-86 -84H-46V-66H-86Z', c.laterite),
    ),
    x,
    y,
  );
}

/** Asleep in the sun, its tail around it. */
function cat(x: number, y: number): Svg {
  return place(
    layers(
      fill('M-38 0C-44 -22 -18 -34 6 -30C30 -28 42 -14 36 0Z', c.paper),
      fill('M-14 -31C-6 -34 8 -32 14 -28L8 -16C0 -20 -8 -22 -14 -20Z', c.turmeric),
      fill('M-52 -2C-56 -18 -46 -26 -34 -22C-24 -20 -20 -8 -26 0Z', c.paper),
      fill('M-52 -16L-54 -28L-43 -22ZM-36 -22L-30 -32L-27 -18Z', c.turmeric),
      line('M36 -6C46 -2 30 4 2 0', c.turmeric, 6),
      line('M-48 -8L-42 -7M-36 -7L-30 -8', c.ink, 1.6),
    ),
    x,
    y,
  );
}

/** A corner that has come off and curls. */
function curl(x: number, y: number): Svg {
  return fill(`M${x} ${y}L${x - 26} ${y + 2}Q${x - 16} ${y - 14} ${x - 2} ${y - 26}Z`, c.mist);
}

/** The poster pasted three times along an old wall, in the shadow of a palm that stands outside the picture. */
export function wall(poster: Svg, masonry: Masonry): Svg {
  const face = 'M0 0H800V376H0Z';
  return layers(
    blocks(masonry),
    sheet(poster, 62, 58, 0.49, -0.8),
    sheet(poster, 298, 62, 0.49, 0.7),
    sheet(poster, 534, 57, 0.49, -0.4),
    curl(494, 310),
    faded(crown(610, -34, 470, masonry.lee, 'wall-shadow', 9), 0.34),
    faded(palmTree(-40, 400, 430, 0.18, masonry.lee, 'wall-trunk'), 0.26),
    shade(face, { colour: masonry.lee, x: 400, y: 388, angle: -90, length: 90, opacity: 0.85, reach: 840 }),
    fill('M-10 376H810V460H-10Z', c.rope),
    shade('M-10 376H810V460H-10Z', {
      colour: masonry.joint,
      x: 400,
      y: 372,
      angle: 90,
      length: 56,
      reach: 840,
    }),
    fill('M-10 428H810V460H-10Z', c.slate),
    box(-10, 424, 820, 7, c.paper),
    bicycle(690, 414),
    cat(226, 410),
  );
}
