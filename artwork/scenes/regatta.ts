import {
  box,
  crown,
  disc,
  fill,
  layers,
  line,
  palette as c,
  place,
  random,
  sea,
  shade,
  sun,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { shaded, type Scene } from '#artwork/scenes/kit.ts';

function drawRegatta(): Svg {
  const next = random('vallam');
  const crew = (
    count: number,
    x0: number,
    y0: number,
    dx: number,
    dy: number,
    k: number,
    shirt: string,
  ): Svg =>
    times(count, (i) => {
      const [x, y, s] = [x0 + i * dx, y0 + i * dy, k * (1 - i * 0.028)];
      return place(
        layers(
          line('M14 -30L-34 34', c.umber, 4),
          fill('M-34 34l-12 4l-4 20l16 -8Z', c.umber),
          fill('M-14 10C-18 -24 -4 -44 8 -44C22 -42 24 -14 20 12Z', shirt),
          line('M4 -34L-8 -8L-20 8', i % 2 ? '#8F5939' : '#7C482B', 8),
          disc(12, -56, 11, i % 3 ? '#8F5939' : '#70432C'),
          fill('M0 -58C0 -72 26 -72 24 -56C18 -64 8 -64 0 -58Z', c.ink),
        ),
        x,
        y + (i % 2 ? 2 : -1),
        0,
        s,
      );
    });
  const splash = times(30, () => disc(40 + next() * 380, 292 + next() * 40, 1 + next() * 3, c.mist));
  return layers(
    box(0, 0, 450, 450, '#8FC4BE'),
    shade('M0 0H450V450H0Z', { colour: c.glow, x: 225, y: 150, angle: -90, length: 150, reach: 840 }),
    sun(98, 82, 46, c.ember, c.coral),
    fill('M-10 148C60 128 120 142 190 132C270 122 360 134 460 124V190H-10Z', c.forest),
    place(crown(0, 0, 120, '#0F3F2E', 'k1', 9), 300, 78, 4),
    line('M292 160C294 130 296 100 300 78', '#0F3F2E', 4),
    place(crown(0, 0, 150, '#0F3F2E', 'k2', 9), 388, 58, -4),
    line('M396 170C394 130 390 90 388 58', '#0F3F2E', 5),
    place(crown(0, 0, 96, '#17573F', 'k3', 9), 214, 100, 0),
    line('M212 150L214 100', '#17573F', 3),
    sea(158, ['#2F8A86', c.lagoon, '#0E6474', c.tide, c.abyss], { gap: 32 }),
    crew(11, 60, 196, 30, -1.4, 0.34, c.sand),
    fill(
      'M20 196C120 208 300 206 386 190C408 184 418 168 420 150C428 172 420 200 394 206C300 216 110 216 20 196Z',
      c.umber,
    ),
    crew(9, 56, 292, 41, -7, 1, c.ember),
    fill(
      'M-30 300C80 330 240 316 352 268C392 248 414 196 410 118C410 104 428 104 430 118C438 214 420 284 366 312C260 356 70 362 -30 332Z',
      c.ink,
    ),
    line('M-30 312C90 338 246 324 360 276C404 254 424 196 420 116', c.sun, 5),
    times(6, (i) => disc(400 - i * 6 - (i > 2 ? i * 5 : 0), 208 + i * 14, 4.4, c.sun)),
    shaded(420, 108, 13, c.sun, c.ember),
    splash,
  );
}

export const regatta: Scene = {
  slug: 'life-9',
  alt: 'Boat-race day: a snake boat surges past another',
  width: 450,
  height: 450,
  draw: drawRegatta,
};
