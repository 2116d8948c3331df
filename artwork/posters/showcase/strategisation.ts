import {
  box,
  clip,
  disc,
  fill,
  form,
  layers,
  lensPath,
  line,
  palette,
  ring,
  round,
  shade,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';
import { fish } from '#artwork/posters/parts.ts';

/** Strategisation: a chess knight that is a seahorse. */
export function strategisation(): Svg {
  const knight =
    'M84 150C92 144 100 150 108 152C130 154 150 148 164 140C166 112 184 86 216 82L212 56L232 76L248 50L258 78L282 64L280 92L304 92L294 116C312 140 314 166 302 190C326 212 334 258 318 300C306 332 276 344 258 362H168C166 326 196 312 208 280C216 254 208 234 190 218C178 208 168 200 166 188C152 178 130 172 110 170C102 174 92 178 84 172C78 166 79 156 84 150Z';
  const plates = times(8, (index) =>
    line(
      `M${214 + index * 3} ${210 + index * 19}Q${262 + index * 2} ${196 + index * 19} ${310 - index * 5} ${214 + index * 18}`,
      palette.laterite,
      2.6,
    ),
  );
  const board = times(7, (column) =>
    times(3, (row) => {
      const near = 1 + row * 0.42;
      const y = 420 + row * 26 + row * row * 4;
      const bottom = 420 + (row + 1) * 26 + (row + 1) ** 2 * 4;
      const x = (at: number, factor: number) => round(200 + (at - 3.5) * 82 * factor);
      return (column + row) % 2
        ? ''
        : fill(
            `M${x(column, near)} ${y}L${x(column + 1, near)} ${y}L${x(column + 1, near + 0.42)} ${bottom}L${x(column, near + 0.42)} ${bottom}Z`,
            palette.glow,
          );
    }),
  );
  return layers(
    sky(palette.deep, palette.abyss, 500, 380),
    sun(96, 74, 50, palette.aqua, palette.lagoon),
    shade('M60 -20L-60 420H80L130 -20ZM160 -20L200 420H330L220 -20Z', {
      colour: palette.shoal,
      x: 150,
      y: -20,
      angle: 90,
      length: 340,
      opacity: 0.5,
    }),
    fill(lensPath(110, 12, 220, 5) + lensPath(300, 22, 160, 4) + lensPath(30, 28, 120, 3), palette.aqua),
    fill('M150 10H236L222 26C212 32 176 32 164 26Z', palette.ink),
    line(
      'M24 420C14 370 38 340 24 290M52 420C60 380 44 360 54 320M372 420C384 360 358 330 376 270M348 420C340 390 352 370 346 346',
      palette.palm,
      9,
    ),
    box(-700, 420, 1800, 600, palette.tide),
    board,
    shade('M-700 420H1100V1200H-700Z', {
      colour: palette.abyss,
      x: 200,
      y: 530,
      angle: -90,
      length: 120,
      reach: 1000,
    }),
    form(knight, palette.sun, palette.ember, 318, 240, 196, 170),
    clip(knight, plates),
    fill('M302 190C334 184 352 200 356 226C340 240 322 240 316 232Z', palette.coral),
    line('M302 190L350 216M308 202L340 232', palette.laterite, 2),
    disc(188, 136, 9, palette.ink),
    disc(191, 133, 3, palette.paper),
    line('M196 168C204 176 206 188 198 200M118 154V168M134 153V170', palette.laterite, 2.4),
    line('M208 96C224 104 236 118 240 136M240 88C256 100 264 116 266 132', palette.laterite, 2.6),
    form('M150 356H272V378H150Z', palette.turmeric, palette.clay, 276, 366, 184, 80),
    form(
      'M160 376H262C264 400 288 410 302 428H118C132 410 156 400 160 376Z',
      palette.sun,
      palette.ember,
      306,
      410,
      190,
      120,
    ),
    form('M104 426H318V450H104Z', palette.turmeric, palette.clay, 322, 440, 184, 120),
    [
      [70, 150, 6],
      [82, 120, 4],
      [64, 100, 7],
      [352, 130, 5],
      [362, 100, 7],
    ].map(([x = 0, y = 0, r = 0]) => ring(x, y, r, palette.mist, 2)),
    fish(60, 236, 1, palette.coral),
    fish(92, 256, 0.7, palette.coral),
  );
}
