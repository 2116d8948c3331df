import {
  box,
  clip,
  curvePath,
  disc,
  fill,
  form,
  layers,
  line,
  palette,
  place,
  sambuk,
  shade,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

/** Two faces over one sun: one drawn by hand, with the sea in its hair, the other in squares. */
export function genAi(): Svg {
  const face =
    'M-60 540V110C-40 50 40 34 96 62C132 82 146 118 144 150C142 168 150 182 172 214C178 224 170 230 158 234C160 244 166 252 160 260C164 268 158 276 156 282C160 300 148 314 118 316C100 318 96 340 104 372C120 420 150 440 170 540Z';
  const machine =
    'M-60 540V70H96V96H130V150H150V196H172V222H158V246H164V262H156V290H130V318H100V372H124V420H150V540Z';
  const hair =
    'M98 62C60 44 -10 50 -60 120V440C-30 372 24 340 50 276C66 234 66 196 90 152C104 126 110 90 98 62Z';
  const locks = times(9, (index) => {
    const y = 92 + index * 38;
    return line(
      curvePath(24, (t) => [-60 + t * 170, y + 12 - t * 26 + 7 * Math.sin(t * 13 + index * 1.7)]),
      [palette.shoal, palette.lagoon, palette.aqua][index % 3] ?? palette.lagoon,
      index % 2 ? 5 : 9,
    );
  });
  const squares = times(26, (index) => {
    const x = 6 + (index % 6) * 17;
    const y = 104 + Math.floor(index / 6) * 34 + ((index * 13) % 3) * 8;
    return box(
      x,
      y,
      11,
      11,
      [palette.lagoon, palette.aqua, palette.tide, palette.ember][index % 4] ?? palette.aqua,
    );
  });
  return layers(
    box(-700, -300, 900, 1500, palette.ember),
    box(200, -300, 900, 1500, palette.tide),
    shade('M-700 -300H200V1200H-700Z', {
      colour: palette.clay,
      x: 100,
      y: 520,
      angle: -90,
      length: 300,
      reach: 1000,
    }),
    shade('M200 -300H1100V1200H200Z', {
      colour: palette.abyss,
      x: 300,
      y: 520,
      angle: -90,
      length: 300,
      reach: 1000,
    }),
    disc(200, 200, 108, palette.sun),
    clip('M200 0H500V600H200Z', disc(200, 200, 108, palette.glow)),
    fill(face, palette.ink),
    fill(hair, palette.tide),
    clip(hair, locks),
    sambuk(42, 150, 0.26, { mizzen: false }),
    shade(face, { colour: palette.clay, x: 180, y: 190, angle: 160, length: 100 }),
    line('M104 142Q118 132 132 144', palette.sun, 4.5),
    place(
      layers(
        form(machine, palette.paper, palette.aqua, -50, 200, 0, 150),
        squares,
        box(100, 138, 17, 17, palette.ink),
        box(100, 138, 17, 5, palette.ember),
      ),
      400,
      0,
      0,
      -1,
      1,
    ),
    fill('M142 452C170 440 186 452 200 448C220 442 236 452 258 446V520H142Z', palette.lagoon),
    clip(
      'M200 400H270V520H200Z',
      times(12, (index) =>
        box(
          200 + (index % 4) * 15,
          444 + Math.floor(index / 4) * 18,
          14,
          17,
          [palette.lagoon, palette.shoal, palette.deep][index % 3] ?? palette.lagoon,
        ),
      ),
    ),
    sambuk(200, 452, 0.42, { sail: palette.paper, shade: palette.sun }),
  );
}
