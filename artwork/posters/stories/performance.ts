import {
  cloud,
  curvePath,
  disc,
  fill,
  form,
  layers,
  line,
  palette,
  palmTree,
  place,
  ridge,
  sea,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

/** Upper edge of the boat, bow at 0, tip of the stern at 1: an exponential curve. */
function gunwale(t: number): readonly [number, number] {
  return [-60 + 410 * t, 404 - 336 * t ** 4.2 - 8 * t];
}

/** Performance story: the stern of a snake boat climbs like a growth curve. */
export function performanceStory(): Svg {
  const upper = curvePath(60, gunwale);
  const hull = `${upper}L366 60C372 160 350 300 296 372C262 420 200 436 120 440H-60Z`;
  const crew = times(13, (index) => {
    const t = 0.1 + index * 0.047;
    const [x, y] = gunwale(t);
    const lean = index % 2 ? 0 : -3;
    return place(
      layers(
        line('M14 -20L-22 58', palette.teak, 3),
        fill('M-28 40L-18 40L-20 66Q-26 70 -32 62Z', palette.turmeric),
        fill('M-8 4C-10 -22 -2 -34 8 -32C18 -28 14 -12 12 4Z', palette.paper),
        line('M4 -24L14 -14', palette.teak, 5),
        disc(2, -40, 7, palette.teak),
        fill('M-5 -42C-4 -52 9 -52 9 -42Z', palette.ember),
      ),
      x,
      y,
      lean,
    );
  });
  const studs = times(9, (index) => {
    const [x, y] = gunwale(0.74 + index * 0.028);
    return disc(x + 13, y + 16, 5.4, palette.sun);
  });
  return layers(
    sky(palette.paddy, palette.glow, 420),
    sun(120, 150, 84, palette.sun, palette.ember),
    cloud(250, 90, 190, palette.glow, 8),
    cloud(40, 260, 190, palette.glow, 7),
    ridge(372, [40, 52, 70, 34, 44, 24, 60], palette.moss),
    palmTree(300, 376, 90, 0.1, palette.forest, 'bank'),
    palmTree(40, 374, 110, -0.1, palette.forest, 'bank two'),
    palmTree(72, 374, 80, 0.12, palette.forest, 'bank three'),
    sea(372, [palette.jade, palette.palm, palette.forest, '#0F3A2E'], { gap: 24, phase: 10 }),
    form(hull, palette.ink, palette.teak, 380, 240, 168, 70),
    line(
      curvePath(60, (t) => [gunwale(t)[0] + 3, gunwale(t)[1] + 9]),
      palette.sun,
      3,
    ),
    studs,
    crew,
    line('M256 296V190', palette.teak, 4),
    fill('M202 198C210 146 302 142 312 194C290 184 274 186 258 196C240 184 222 186 202 198Z', palette.ember),
    fill('M352 66C346 40 370 28 378 44C384 60 368 74 358 66Z', palette.sun),
    foreshore(428, palette.forest, palette.jade, 10),
    foreshore(462, '#0F3A2E', palette.palm, 70),
  );
}
