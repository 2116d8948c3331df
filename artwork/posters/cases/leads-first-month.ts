import {
  boom,
  canoe,
  disc,
  form,
  glitter,
  layers,
  line,
  palette,
  place,
  ridge,
  ring,
  sea,
  sky,
  stars,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

/** Leads in the first month: the new moon is a hook, and the sea under it is full. */
export function leadsFirstMonth(): Svg {
  const hook =
    'M238 40C316 78 344 170 312 246C282 318 196 348 126 316C98 302 80 280 74 252L52 268C54 230 66 202 92 180C98 206 110 226 112 250C122 272 146 286 172 286C236 286 282 228 276 160C272 112 252 74 220 52Z';
  const swimmer = 'M-18 0C-8 -12 10 -12 20 0C10 12 -8 12 -18 0ZM-15 0L-30 -10L-26 0L-30 10Z';
  const shoal = times(30, (index) => {
    const column = index % 6;
    const row = Math.floor(index / 6);
    const x = 66 + column * 56 + (row % 2) * 18 - 10;
    const y = 372 + row * 25 + Math.sin(column * 1.3 + row) * 5;
    const plain = index % 4 === 1 ? palette.glow : palette.sun;
    const colour = index === 15 ? palette.ember : plain;
    return place(
      form(swimmer, colour, palette.clay, 4, 14, -90, 16) + disc(12, -2, 1.8, palette.ink),
      x,
      y,
      -6 + ((index * 17) % 12),
      0.72,
    );
  });
  return layers(
    sky('#0B1A3A', '#2A5B86', 360, 300),
    stars(130, 320, palette.paper, 'month'),
    ridge(340, [10, 26, 14, 8, 20, 30, 14], '#10264A'),
    sea(340, ['#2A6A94', '#1B4A78', '#12325C', '#0C2244'], { gap: 30, phase: 10 }),
    line('M230 44L214 -20', palette.paper, 2),
    ring(232, 40, 11, palette.glow, 6),
    form(hook, palette.glow, palette.turmeric, 330, 240, 206, 150),
    disc(206, 168, 0.1, palette.glow),
    glitter(190, 346, 372, palette.glow, 110, 150, 'month'),
    shoal,
    canoe(56, 352, 0.5, { sail: palette.paper, hull: palette.ink }),
    boom(352, 350, 0.24, { mizzen: false }),
  );
}
