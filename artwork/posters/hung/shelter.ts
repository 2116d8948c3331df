import {
  abra,
  box,
  disc,
  faded,
  fill,
  glitter,
  layers,
  line,
  palette as c,
  place,
  random,
  rectPath,
  clip,
  sea,
  shade,
  sky,
  stars,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { sheet } from './sheet.ts';

/** Houses and towers across the water, some windows lit. */
function farSide(seed: string): Svg {
  const next = random(seed);
  return times(34, (index) => {
    const width = 18 + next() * 22;
    const height = 16 + next() * 44 + (index % 9 === 4 ? 46 : 0);
    const x = index * 25 - 20;
    const windows = times(4, () =>
      box(x + 3 + next() * (width - 8), 252 - height + 5 + next() * (height - 12), 2.4, 3.4, c.sun),
    );
    return box(x, 252 - height, width, height + 4, index % 3 ? c.navy : '#1B2A48') + windows;
  });
}

/** Somebody who waits with a bag, seen from behind. */
function waiting(x: number, y: number): Svg {
  return place(
    layers(
      fill('M-24 0V-52C-24 -84 -12 -92 2 -92C18 -92 28 -82 28 -52V0Z', c.lagoon),
      shade('M-24 0V-52C-24 -84 -12 -92 2 -92C18 -92 28 -82 28 -52V0Z', {
        colour: c.navy,
        x: -28,
        y: -40,
        angle: 0,
        length: 50,
      }),
      disc(4, -110, 17, c.teak),
      fill('M-14 -108C-16 -132 22 -136 22 -110C16 -120 -2 -122 -14 -108Z', c.ink),
      fill('M36 0V-30H66V0Z', c.laterite),
      line('M42 -30C42 -44 60 -44 60 -30', c.laterite, 3),
    ),
    x,
    y,
  );
}

/** The poster in the light box of a water-bus stop at night; it lights the wet stone before it. */
export function shelter(poster: Svg, seed: string): Svg {
  const stone = 'M-10 372H810V460H-10Z';
  const glow = 'M430 372H700L760 460H370Z';
  return layers(
    sky('#101B36', '#2B3A63', 254, 180),
    stars(70, 200, c.glow, seed),
    farSide(seed),
    sea(252, ['#1B3A56', '#12304A', '#0D2238'], { gap: 26 }),
    glitter(120, 262, 366, c.sun, 20, 60, `${seed}-left`),
    glitter(300, 262, 366, c.sun, 16, 40, `${seed}-right`),
    abra(214, 318, 0.72, { sail: c.ember, hull: c.ink, trim: c.sun }),
    disc(214, 288, 3, c.glow),
    box(-10, 358, 820, 16, c.navy),
    // Roof and posts.
    fill('M300 22C420 4 640 4 770 26V42H300Z', c.ink),
    line('M318 40V372M752 40V372', c.ink, 9),
    faded(disc(567, 204, 210, c.glow), 0.07),
    faded(disc(567, 204, 180, c.glow), 0.08),
    box(432, 44, 270, 330, c.ink, 6),
    sheet(poster, 443, 54, 0.62),
    fill(stone, '#1A2440'),
    clip(glow, faded(place(sheet(poster, 0, 0, 0.62), 443, 484, 0, 1, -0.36), 0.4)),
    shade(glow, { colour: '#1A2440', x: 560, y: 462, angle: -90, length: 70, opacity: 0.9 }),
    clip(rectPath(0, 372, 800, 88), glitter(150, 380, 450, '#3B4E78', 260, 330, `${seed}-wet`)),
    // The bench.
    line('M330 344H420M342 344V376M408 344V376', c.ink, 7),
    waiting(372, 344),
  );
}
