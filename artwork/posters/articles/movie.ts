import {
  boom,
  box,
  clip,
  disc,
  fill,
  form,
  glitter,
  layers,
  line,
  palette,
  rays,
  sea,
  shade,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

/** Social content as cinema: the curtains are sails, and the last row is watching. */
export function movie(): Svg {
  const screen = 'M66 84H334V296H66Z';
  const seats = (row: number) => {
    const tone = ['#3A2028', '#22161F', palette.ink][row] ?? palette.ink;
    return times(8 - (row % 2), (index) => {
      const x = -10 + index * 60 + (row % 2) * 30;
      const y = 392 + row * 44;
      const tall = ((index + row * 3) % 4) * 3;
      return layers(
        fill(
          `M${x - 22} ${y + 70}C${x - 22} ${y + 22} ${x - 13} ${y + 14 - tall} ${x} ${y + 14 - tall}C${x + 13} ${y + 14 - tall} ${x + 22} ${y + 22} ${x + 22} ${y + 70}Z`,
          tone,
        ),
        disc(x, y + 2 - tall, 14.5, tone),
        line(
          `M${x - 9} ${y - 9 - tall}A14 14 0 0 1 ${x + 9} ${y - 9 - tall}`,
          palette.sun,
          1.8,
          'opacity=".75"',
        ),
      );
    });
  };
  return layers(
    sky(palette.night),
    fill(screen, palette.glow),
    clip(
      screen,
      layers(
        box(60, 70, 290, 240, '#F0A47A'),
        rays(196, 214, 30, 70, 330, '#F6BE93', 0.5),
        sun(196, 186, 62, palette.glow, palette.ember),
        sea(222, [palette.lagoon, palette.tide, palette.navy], { gap: 24 }),
        glitter(196, 228, 290, palette.glow, 70, 100, 'screen'),
        boom(196, 258, 0.66, {
          reflection: palette.glow,
          sail: palette.ink,
          shade: palette.slate,
          trim: palette.sun,
        }),
      ),
    ),
    box(66, 84, 268, 14, palette.ink),
    box(66, 282, 268, 14, palette.ink),
    shade('M66 296H334L520 700H-120Z', {
      colour: '#7A4A3A',
      x: 200,
      y: 296,
      angle: 90,
      length: 190,
      opacity: 0.9,
    }),
    form('M-700 -300H150C150 60 110 240 -16 372H-700Z', palette.laterite, '#5C150A', 130, 60, 176, 90),
    form('M1100 -300H250C250 60 290 240 416 372H1100Z', palette.laterite, '#5C150A', 262, 60, 4, 90),
    line(
      'M36 -10C34 150 16 250 -30 330M84 -10C80 150 56 250 6 330M364 -10C366 150 384 250 430 330M316 -10C320 150 344 250 394 330',
      palette.clay,
      5,
    ),
    fill(
      'M-700 -300H1100V22Q1000 70 900 22T700 22T500 22T300 22T100 22T-100 22T-300 22T-500 22T-700 22Z',
      palette.ember,
    ),
    shade('M-700 -300H1100V22Q1000 70 900 22T700 22T500 22T300 22T100 22T-100 22T-300 22T-500 22T-700 22Z', {
      colour: palette.clay,
      x: 200,
      y: -4,
      angle: 90,
      length: 60,
      reach: 1000,
    }),
    seats(0),
    seats(1),
    seats(2),
  );
}
