import {
  canoe,
  clip,
  cloud,
  disc,
  fill,
  form,
  layers,
  line,
  palette,
  ridge,
  sea,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

/** A fish market that delivers: the catch sets its own sail and comes to the door. */
export function fishMarket(): Svg {
  const body =
    'M20 300C70 226 150 200 226 216C280 228 318 262 336 288L376 244C382 278 382 320 376 352L340 322C312 362 262 396 196 400C118 404 56 366 20 300Z';
  const fin = 'M104 226L238 44C286 110 296 180 276 244C220 206 160 206 104 226Z';
  return layers(
    sky(palette.rose, palette.blush, 420),
    sun(70, 130, 48, palette.glow, palette.sun),
    cloud(330, 90, 170, palette.blush, 8),
    cloud(20, 220, 140, palette.blush, 6),
    ridge(352, [12, 26, 16, 8, 20, 34, 16], palette.coral),
    sea(352, [palette.shoal, palette.lagoon, palette.deep, palette.tide, palette.abyss], {
      gap: 22,
      phase: 14,
    }),
    form(fin, palette.sun, palette.ember, 296, 180, 190, 120),
    times(6, (index) =>
      line(
        `M${118 + index * 26} ${222 - index * 1.5}Q${176 + index * 18} ${150 - index * 4} ${228 + index * 8} ${66 + index * 14}`,
        palette.laterite,
        2,
      ),
    ),
    form(body, palette.tide, palette.ink, 240, 420, -80, 110),
    clip(
      body,
      layers(
        times(6, (index) =>
          fill(
            `M${128 + index * 36} 180C${146 + index * 36} 260 ${142 + index * 36} 340 ${118 + index * 36} 420H${130 + index * 36}C${156 + index * 36} 340 ${160 + index * 36} 260 ${142 + index * 36} 180Z`,
            palette.lagoon,
          ),
        ),
        times(40, (index) => disc(140 + ((index * 37) % 190), 236 + ((index * 53) % 120), 2.6, palette.aqua)),
        fill('M-10 200H98C128 250 128 350 92 400H-10Z', palette.deep),
      ),
    ),
    line('M98 228C126 270 126 330 96 374', palette.aqua, 4),
    disc(64, 284, 15, palette.paper),
    disc(62, 284, 8, palette.ink),
    line('M22 304C40 314 54 316 68 312', palette.aqua, 4),
    form(
      'M150 300C176 290 206 304 214 332C186 342 160 330 150 300Z',
      palette.sun,
      palette.ember,
      214,
      330,
      200,
      46,
    ),
    foreshore(366, palette.deep, palette.shoal, 20),
    foreshore(404, palette.tide, palette.lagoon, 80),
    foreshore(448, palette.abyss, palette.deep, 130),
    canoe(330, 440, 0.5, { sail: palette.paper, reflection: palette.glow, flip: true }),
  );
}
