import {
  boom,
  box,
  cloud,
  form,
  layers,
  line,
  palette,
  type Path,
  ridge,
  sky,
  sun,
  type Svg,
  wave,
} from '#artwork/draw/index.ts';

/** Regenerative marketing: a coconut has washed ashore and sprouted. */
export function the7cs(): Svg {
  const nut =
    'M132 330C130 288 160 262 202 262C244 262 274 288 272 330C270 366 240 384 202 384C164 384 134 366 132 330Z';
  const leaf = (d: Path, colour: string, x: number, y: number, angle: number) =>
    form(d, colour, '#0F4A3A', x, y, angle, 80);
  const waters = [
    '#F2B07A',
    palette.coral,
    '#D9705E',
    '#8FB79A',
    palette.shoal,
    palette.lagoon,
    palette.tide,
  ];
  return layers(
    sky(palette.glow, palette.paper, 330, 260),
    sun(202, 158, 118, palette.sun, palette.ember),
    cloud(40, 100, 160, palette.paper, 7),
    cloud(380, 210, 150, palette.paper, 6),
    ridge(318, [6, 14, 4, 18, 8, 22, 10], palette.apricot),
    box(-700, 316, 1800, 900, waters[0] ?? palette.coral),
    wave(334, 3, 160, 20, waters[1] ?? palette.coral, waters[0] ?? palette.coral),
    leaf('M200 272C184 210 140 158 64 132C76 204 124 254 200 272Z', palette.palm, 176, 268, 222),
    leaf('M202 272C210 186 248 116 338 78C342 168 292 246 202 272Z', palette.palm, 222, 268, -45),
    leaf('M202 274C172 200 170 104 206 20C242 104 240 200 202 274Z', palette.moss, 202, 280, -90),
    line(
      'M202 270C198 200 200 100 206 40M200 270C170 220 124 168 82 146M204 270C232 206 276 140 326 96',
      '#0F4A3A',
      2.4,
    ),
    form(nut, palette.teak, palette.ink, 286, 340, 186, 120),
    line('M152 314C162 290 180 278 204 276', palette.coral, 4.5),
    line('M168 366C166 340 176 300 190 268M236 366C240 336 230 300 214 268', '#4A2216', 3),
    wave(362, 4, 150, 70, waters[2] ?? palette.rose, waters[1] ?? palette.coral),
    wave(386, 5, 170, 130, waters[3] ?? palette.shoal, waters[2] ?? palette.rose),
    wave(410, 5, 190, 20, waters[4] ?? palette.shoal, waters[3] ?? palette.shoal),
    boom(328, 412, 0.34, { flip: true, shade: palette.coral }),
    wave(438, 6, 210, 90, waters[5] ?? palette.lagoon, waters[4] ?? palette.shoal),
    wave(468, 6, 240, 30, waters[6] ?? palette.tide, waters[5] ?? palette.lagoon),
  );
}
