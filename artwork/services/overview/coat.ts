import { disc, fill, layers, line, palette as c, place, times, type Svg } from '#artwork/draw/index.ts';

const dark = '#0B5566';

/** The coat that the cloth became, 420 by 640, on its hanger; the hook is at (210, 0). */
export function coat(): Svg {
  const sleeve = 'M112 132C70 150 48 210 38 300L14 520L82 532L132 330Z';
  const front =
    'M112 130L182 98L212 176V612C160 616 118 612 88 604C98 500 100 400 96 300C94 230 98 180 112 130Z';
  const lapel = 'M184 92L212 176V338C180 280 150 220 138 166L166 178L146 132C158 116 170 104 184 92Z';
  const half = (mirror: 1 | -1): Svg =>
    place(
      layers(
        fill(sleeve, dark) + line('M19 478L88 490', c.sun, 6),
        times(3, (at) => disc(72 - at * 2, 498 + at * 11, 4, c.sun)),
        fill(front, c.lagoon),
        line('M106 420L160 412', dark, 9),
        fill(lapel, dark) + line('M170 188L150 214', c.lagoon, 4),
        line('M124 150C114 190 112 236 116 300', dark, 3, 'stroke-dasharray="9 8"'),
      ),
      mirror === 1 ? 0 : 424,
      0,
      0,
      mirror,
      1,
    );
  return layers(
    line('M212 96V52C240 44 246 8 214 4C196 2 186 14 190 28', c.night, 8),
    fill('M166 108Q212 92 258 108L244 184L212 240L180 184Z', c.laterite),
    line('M180 184L212 240L244 184', c.clay, 3),
    fill('M192 114H232V136H192Z', c.sand),
    line('M120 138Q212 70 304 138', c.teak, 12),
    half(1),
    half(-1),
    line('M212 338V612', dark, 5),
    [372, 438, 504].map((y) => disc(230, y, 12, c.sun) + disc(230, y, 4, c.brick)),
    // What is left of the thread.
    line('M88 604C60 616 70 634 44 630', c.ember, 3.5),
  );
}
