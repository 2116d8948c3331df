import { box, disc, fill, layers, line, palette, place, ring, times, type Svg } from '#artwork/draw/index.ts';

const ground = (colour: string): Svg => box(-200, -200, 800, 800, colour);

/** The badge of a person with a name. */
const named = (): Svg =>
  layers(
    ground(palette.ember),
    fill('M83-200 196 120H204L317-200Z', palette.clay),
    box(64, 112, 272, 220, palette.paper, 18),
    box(172, 96, 56, 34, palette.ink, 8),
    disc(134, 196, 36, '#8c5739'),
    fill('M78 296C78 238 190 238 190 296V304H78Z', palette.tide),
    fill('M98 190C98 142 170 142 170 190C150 172 122 172 98 190Z', palette.ink),
    box(212, 172, 96, 24, palette.ink),
    box(212, 210, 72, 12, '#b9a98a'),
    box(212, 234, 84, 12, '#b9a98a'),
    fill('M64 304H336V314A18 18 0 0 1 318 332H82A18 18 0 0 1 64 314Z', palette.sun),
  );

/** A post that is struck out. */
const stopped = (): Svg =>
  layers(
    ground(palette.night),
    box(98, 48, 204, 304, palette.paper, 16),
    box(98, 92, 204, 176, palette.lagoon),
    disc(126, 70, 12, palette.sun),
    box(148, 64, 84, 12, '#b9a98a'),
    fill(
      'M200 236C124 182 150 128 184 130C196 131 200 144 200 144S204 131 216 130C250 128 276 182 200 236Z',
      palette.sun,
    ),
    times(2, (row) => box(118, 290 + row * 24, 140 - row * 48, 12, '#b9a98a')),
    line('M56 56 344 344M344 56 56 344', palette.ember, 30),
  );

/** Three pages that were taken down. */
const failed = (): Svg => {
  const page = (colour: string): Svg =>
    layers(
      box(-70, -100, 140, 200, palette.paper),
      box(-52, -80, 74, 18, palette.ink),
      times(4, (row) => box(-52, -44 + row * 22, 104 - row * 16, 8, '#b9a98a')),
      line('M-46 52 46 92M46 52-46 92', colour, 12),
    );
  return layers(
    ground('#f2b8a6'),
    box(-200, 330, 800, 270, palette.clay),
    place(page(palette.laterite), 96, 206, -12, 0.9),
    place(page(palette.laterite), 306, 200, 10, 0.9),
    place(page(palette.laterite), 200, 232, -2),
    disc(82, 116, 9, palette.tide),
    disc(322, 110, 9, palette.tide),
    disc(198, 140, 9, palette.sun),
  );
};

/** A dial with two hours on it. */
const hours = (): Svg =>
  layers(
    ground(palette.lagoon),
    disc(200, 200, 158, palette.paper),
    fill('M200 200V58A142 142 0 0 1 323 129Z', palette.sun),
    times(12, (hour) => place(box(-4, -142, 8, hour % 3 === 0 ? 28 : 16, palette.ink), 200, 200, hour * 30)),
    line('M200 200V86', palette.ink, 10),
    line('M200 200 278 155', palette.ink, 14),
    disc(200, 200, 14, palette.laterite),
  );

/** A key on its tag. */
const key = (): Svg =>
  layers(
    ground(palette.palm),
    place(
      layers(
        line('M-84 0C-150-40-170 60-96 84', palette.paper, 6),
        fill('M-130 70H-50V150L-90 176L-130 150Z', palette.paper),
        ring(-90, 94, 7, palette.palm, 6),
        ring(-62, 0, 54, palette.sun, 32),
        box(-4, -15, 190, 30, palette.sun),
        box(110, 10, 24, 50, palette.sun),
        box(154, 10, 24, 36, palette.sun),
      ),
      186,
      196,
      -28,
    ),
  );

/** A door that stands open. */
const door = (): Svg =>
  layers(
    ground(palette.plum),
    box(-200, 340, 800, 260, palette.night),
    box(112, 40, 176, 300, palette.sun),
    fill('M112 340H288L686 600H-113Z', palette.turmeric),
    fill('M112 40 214 78V386L112 340Z', palette.ember),
    fill('M130 74 196 98V196L130 180ZM130 208 196 222V334L130 310Z', palette.laterite),
    disc(200, 236, 9, palette.paper),
    box(98, 26, 14, 314, palette.paper),
    box(288, 26, 14, 314, palette.paper),
    box(98, 26, 204, 14, palette.paper),
  );

/** A gauge that anybody can read. */
const gauge = (): Svg =>
  layers(
    ground('#ffe0a6'),
    fill('M40 270A160 160 0 0 1 360 270Z', palette.ink),
    ...[palette.ember, palette.turmeric, palette.shoal, palette.palm].map((colour, part) => {
      const point = (share: number, radius: number): string =>
        `${Math.round(200 - radius * Math.cos(share * Math.PI))} ${Math.round(270 - radius * Math.sin(share * Math.PI))}`;
      const [from, to] = [part / 4 + 0.012, (part + 1) / 4 - 0.012];
      return fill(
        `M${point(from, 142)}A142 142 0 0 1 ${point(to, 142)}L${point(to, 92)}A92 92 0 0 0 ${point(from, 92)}Z`,
        colour,
      );
    }),
    line('M200 270 296 178', palette.paper, 10),
    disc(200, 270, 24, palette.paper),
    box(40, 300, 320, 44, palette.paper),
    times(9, (tick) => box(56 + tick * 36, 300, 4, tick % 2 ? 16 : 26, palette.ink)),
  );

/** A week without its Monday. */
const week = (): Svg =>
  layers(
    ground(palette.ember),
    box(48, 64, 304, 280, palette.paper, 14),
    fill('M48 78A14 14 0 0 1 62 64H338A14 14 0 0 1 352 78V128H48Z', palette.ink),
    times(2, (peg) => box(118 + peg * 150, 40, 16, 50, palette.sun, 8)),
    times(28, (day) => {
      const [x, y] = [70 + (day % 7) * 38, 150 + Math.floor(day / 7) * 46];
      if (day % 7 === 0)
        return `<rect x="${x}" y="${y}" width="30" height="34" fill="none" stroke="${palette.ember}" stroke-width="3" stroke-dasharray="6 5"/>`;
      return box(x, y, 30, 34, day % 7 === 6 ? palette.rope : palette.tide);
    }),
  );

export const drawings = { named, stopped, failed, hours, key, door, gauge, week };
