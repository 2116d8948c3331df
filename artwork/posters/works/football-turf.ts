import {
  circlePath,
  clip,
  disc,
  fill,
  form,
  layers,
  line,
  palette,
  polygonPath,
  roundedPath,
  sambuk,
  shade,
  sky,
  stars,
  type Svg,
  times,
  wave,
} from '#artwork/draw/index.ts';

/** A football turf: the ball comes up over the mown swell like a moon. */
export function footballTurf(): Svg {
  const ball = circlePath(210, 232, 118);
  const patch = (x: number, y: number, radius: number, turn: number) =>
    polygonPath(
      Array.from({ length: 5 }, (_, index) => {
        const angle = turn + (index / 5) * 2 * Math.PI;
        return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
      }),
    );
  const seams = line(
    'M210 190L196 120M250 219L320 198M235 266L276 330M185 266L140 326M170 219L100 196',
    palette.slate,
    3.5,
  );
  const lamp = (x: number, lean: number) =>
    layers(
      line(`M${x} 96L${x + lean} 400`, palette.ink, 6),
      fill(roundedPath(x - 36, 62, 72, 40, 3), palette.ink),
      times(8, (index) => disc(x - 25 + (index % 4) * 17, 73 + Math.floor(index / 4) * 18, 6, palette.glow)),
    );
  return layers(
    sky(palette.navy, palette.lagoon, 380, 300),
    stars(50, 220, palette.glow, 'turf'),
    shade('M54 80L-60 380H300Z', {
      colour: palette.glow,
      x: 54,
      y: 84,
      angle: 70,
      length: 280,
      opacity: 0.75,
    }),
    shade('M352 80L100 380H470Z', {
      colour: palette.glow,
      x: 352,
      y: 84,
      angle: 110,
      length: 280,
      opacity: 0.75,
    }),
    form(ball, palette.paper, palette.aqua, 320, 310, 218, 190),
    clip(
      ball,
      layers(
        seams,
        [
          [210, 228, 42, -1.57],
          [196, 100, 34, 0.9],
          [336, 190, 36, 3.1],
          [286, 346, 36, -2],
          [128, 340, 36, -1],
          [84, 192, 34, 0],
        ].map(([x = 0, y = 0, radius = 0, turn = 0]) => fill(patch(x, y, radius, turn), palette.ink)),
      ),
    ),
    lamp(54, -8),
    lamp(352, 10),
    wave(322, 5, 150, 30, palette.jade, '#7CC19A'),
    wave(356, 6, 200, 110, palette.palm, palette.jade),
    wave(398, 7, 250, 10, palette.forest, palette.palm),
    wave(446, 8, 300, 170, '#0F3A2E', palette.forest),
    line('M300 384V300', palette.paper, 5),
    form(
      'M302 302C330 306 344 322 340 344C328 338 314 338 302 342Z',
      palette.ember,
      palette.clay,
      344,
      330,
      190,
      30,
    ),
    sambuk(82, 372, 0.34, { mizzen: false, hull: palette.ink }),
    line('M-700 430C0 420 300 446 1100 428', palette.paper, 4),
  );
}
