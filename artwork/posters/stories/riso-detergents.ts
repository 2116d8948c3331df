import {
  box,
  circlePath,
  clip,
  disc,
  form,
  layers,
  line,
  palette,
  rays,
  ring,
  roundedPath,
  sambuk,
  sky,
  sun,
  type Svg,
  text,
} from '#artwork/draw/index.ts';

const bubbles = [
  [150, 244, 13],
  [176, 220, 8],
  [128, 270, 6],
  [262, 300, 10],
  [190, 322, 7],
  [236, 346, 9],
] as const;

/** Riso Detergents: the drum is a porthole with its own weather. */
export function risoDetergents(): Svg {
  const body = roundedPath(52, 66, 296, 392, 16);
  const near = 'M60 346C120 306 160 376 220 334C260 306 290 346 330 326V420H60Z';
  const far = 'M60 300C110 250 140 336 190 296C230 262 262 316 320 272V420H60Z';
  const porthole = layers(
    box(80, 170, 260, 240, palette.aqua),
    sun(240, 240, 34, palette.ember, palette.coral),
    form(far, palette.lagoon, palette.paper, 200, 264, 80, 64),
    sambuk(166, 306, 0.46, { mizzen: false }),
    form(near, palette.tide, palette.lagoon, 200, 320, 80, 50),
    bubbles.map(([x, y, r]) => disc(x, y, r, palette.paper) + ring(x, y, r, palette.shoal, 1.5)),
  );
  return layers(
    sky(palette.sun, palette.glow, 470),
    rays(200, 286, 22, 170, 700, '#FFC56B', 0.5, 0.1),
    box(-700, 452, 1800, 400, palette.turmeric),
    form(body, palette.paper, palette.rope, 356, 260, 180, 112),
    box(52, 126, 296, 4, palette.rope),
    disc(300, 97, 15, palette.ember),
    line('M300 97L308 86', palette.paper, 3),
    box(76, 86, 92, 22, palette.ink, 3),
    text(84, 93, 60, [0.9, 0.6], palette.sun, 3, 2),
    disc(256, 97, 7, palette.rope),
    disc(228, 97, 7, palette.rope),
    disc(200, 286, 128, palette.ink),
    disc(200, 286, 111, palette.rope),
    clip(circlePath(200, 286, 102), porthole),
    line('M122 240A92 92 0 0 1 160 196', palette.paper, 7),
    box(318, 270, 15, 34, palette.ember, 2),
    box(70, 456, 42, 12, palette.ink),
    box(288, 456, 42, 12, palette.ink),
    [
      [40, 60, 12],
      [366, 40, 9],
      [22, 96, 6],
      [372, 74, 14],
      [28, 420, 9],
    ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, palette.glow)),
  );
}
