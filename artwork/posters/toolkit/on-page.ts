import {
  boom,
  box,
  clip,
  cloud,
  disc,
  ellipsePath,
  fill,
  form,
  layers,
  line,
  palette,
  place,
  ridge,
  sambuk,
  sea,
  shade,
  silver,
  sky,
  sun,
  type Svg,
  text,
} from '#artwork/draw/index.ts';
import { greatHull, foreshore } from '#artwork/posters/parts.ts';

/** On-page: the page is a sail, and every seam of it is sewn by hand. */
export function onPage(): Svg {
  const sail = 'M44 350L286 20C346 116 362 250 318 372C228 334 134 330 44 350Z';
  const seam = 'M286 20C346 116 362 250 318 372';
  const set = layers(
    box(40, 0, 340, 400, palette.paper),
    text(196, 128, 120, [0.62, 0.9], palette.ink, 17, 1.4),
    text(160, 186, 150, [1, 1, 0.9], '#B9A98A', 6, 2),
    box(136, 228, 92, 74, palette.lagoon),
    disc(196, 254, 16, palette.sun),
    fill('M136 302V282C166 262 196 290 228 274V302Z', palette.tide),
    text(242, 230, 78, [1, 0.9, 1, 0.8, 1, 0.6], '#B9A98A', 6, 2),
    text(96, 314, 220, [1, 0.8], '#B9A98A', 6, 2),
  );
  const needle = 'M-6 0L0 -250L6 0C6 16 -6 16 -6 0Z';
  return layers(
    sky('#D8C49C', palette.sand, 420),
    sun(54, 120, 56, palette.ember, palette.coral),
    cloud(-60, 200, 170, palette.sand, 8),
    cloud(440, 90, 170, palette.sand, 8),
    ridge(394, [20, 34, 10, 26, 14, 30, 18], '#9DB59A'),
    sea(394, [palette.lagoon, palette.deep, palette.tide, palette.abyss], { gap: 20 }),
    line('M176 404L194 -10', palette.ink, 7),
    clip(sail, set),
    shade(sail, { colour: palette.rope, x: 372, y: 210, angle: 186, length: 90 }),
    line(sail, palette.ink, 2.4),
    line('M24 378L300 0', palette.ink, 6),
    line(seam, palette.ember, 5, 'stroke-dasharray="13 11" transform="translate(-14 4)"'),
    line('M306 368C340 420 400 400 420 340S470 250 430 214', palette.ember, 4),
    place(
      form(needle, silver[1], silver[3], 8, -100, 182, 12) + fill(ellipsePath(0, -4, 2.4, 9), palette.ink),
      430,
      222,
      196,
      1,
      1,
    ),
    greatHull(palette.ink, palette.ember, palette.slate),
    foreshore(430, palette.deep, palette.lagoon, 40),
    foreshore(466, palette.tide, palette.deep, 90),
    boom(-50, 412, 0.36, { reflection: palette.ink, shade: palette.coral }),
    sambuk(466, 404, 0.24, { mizzen: false, flip: true }),
  );
}
