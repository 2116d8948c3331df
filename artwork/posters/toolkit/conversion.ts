import {
  boom,
  box,
  clip,
  cloud,
  disc,
  dune,
  duneLeft,
  fill,
  form,
  layers,
  line,
  palette,
  sambuk,
  sea,
  sky,
  sun,
  type Svg,
  times,
  wave,
} from '#artwork/draw/index.ts';

/** Conversion: the sea runs through the narrow neck and comes out as gold. */
export function conversion(): Svg {
  const top = 'M112 84H288C288 172 234 208 211 240H189C166 208 112 172 112 84Z';
  const low = 'M189 244H211C234 276 288 318 288 404H112C112 318 166 276 189 244Z';
  const surface = 'M90 132C130 122 160 144 206 134C250 124 276 140 310 130V260H90Z';
  const heap = 'M90 412C150 404 176 346 200 322C222 350 250 400 310 406V430H90Z';
  return layers(
    sky(palette.coral, palette.glow, 440),
    sun(200, 232, 180, palette.apricot, palette.coral),
    cloud(-40, 120, 190, palette.apricot, 8),
    cloud(430, 80, 170, palette.apricot, 7),
    sea(372, ['#C9543A', palette.brick], { gap: 14 }),
    boom(-30, 380, 0.34, { mizzen: false }),
    dune(404, 400, 356, palette.sun, palette.laterite, 110),
    duneLeft(430, -20, 390, palette.turmeric, palette.clay, 110),
    dune(462, 90, 430, palette.ember, palette.clay, 110),
    fill(top, palette.paper, 'opacity=".92"'),
    fill(low, palette.paper, 'opacity=".92"'),
    clip(
      top,
      layers(
        form(surface, palette.lagoon, palette.tide, 210, 250, -90, 110),
        wave(152, 4, 90, 10, palette.deep, palette.lagoon),
        sambuk(166, 136, 0.3, { mizzen: false }),
        sambuk(236, 134, 0.22, { mizzen: false }),
      ),
    ),
    box(198, 238, 4, 92, palette.sun),
    clip(
      low,
      form(heap, palette.sun, palette.ember, 196, 350, 40, 150) +
        times(14, (index) => disc(140 + ((index * 41) % 120), 384 + ((index * 17) % 22), 3.4, palette.glow)),
    ),
    line('M128 98C130 150 158 178 178 206M128 392C130 344 154 312 174 290', palette.paper, 6),
    line(
      'M112 84C112 172 166 208 189 240V244C166 276 112 318 112 404M288 84C288 172 234 208 211 240V244C234 276 288 318 288 404',
      palette.ink,
      4,
    ),
    box(94, 60, 212, 26, palette.ink),
    box(94, 402, 212, 26, palette.ink),
    line('M102 73H298M102 415H298', palette.turmeric, 3),
    box(106, 84, 9, 320, palette.ink),
    box(285, 84, 9, 320, palette.ink),
  );
}
