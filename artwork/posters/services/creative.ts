import {
  box,
  clip,
  cloud,
  fill,
  form,
  glitter,
  layers,
  line,
  palette,
  rays,
  sambuk,
  sea,
  shade,
  sky,
  sun,
  type Svg,
  times,
  uru,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

/** Creative: the idea is a lamp with a ship inside. */
export function creative(): Svg {
  const glass =
    'M200 54C282 54 330 114 330 180C330 250 270 282 258 346H142C130 282 70 250 70 180C70 114 118 54 200 54Z';
  const collar = 'M140 346H260L254 414C250 432 232 444 224 446H176C168 444 150 432 146 414Z';
  const thread = (index: number) =>
    line(
      `M${143 + index * 2} ${362 + index * 20}Q200 ${376 + index * 20} ${257 - index * 2} ${356 + index * 20}`,
      palette.ink,
      4,
    );
  const inside = layers(
    box(60, 40, 280, 320, palette.glow),
    sun(250, 150, 46, palette.ember, palette.sun),
    cloud(140, 110, 120, palette.paper, 6),
    sea(236, [palette.lagoon, palette.deep, palette.tide, palette.abyss], { gap: 18 }),
    glitter(250, 242, 330, palette.glow, 40, 60, 'lamp'),
    uru(184, 268, 1.02, { shade: palette.coral, reflection: palette.ink }),
  );
  return layers(
    sky(palette.rose, palette.brick, 560, 420),
    rays(200, 190, 28, 150, 760, '#E58A72', 0.5, 0.06),
    sun(200, 190, 168, '#F2A27C', palette.rose),
    cloud(-210, 96, 250, '#F2A27C', 9),
    cloud(-340, 196, 190, '#F2A27C', 7),
    clip(glass, inside),
    shade(glass, { colour: palette.sun, x: 338, y: 210, angle: 184, length: 70 }),
    line(glass, palette.ink, 5),
    line('M96 150C104 112 130 86 160 78', palette.paper, 8, 'opacity=".9"'),
    form(collar, palette.turmeric, palette.clay, 262, 390, 180, 100),
    times(4, thread),
    fill('M176 446H224L214 462H186Z', palette.ink),
    foreshore(440, palette.clay, palette.rose, 60),
    foreshore(466, '#4B1F26', palette.clay, 130),
    uru(-206, 446, 0.6, { shade: palette.coral, reflection: palette.ink }),
    sambuk(-330, 452, 0.26, { sail: palette.glow }),
    sambuk(60, 452, 0.3, { mizzen: false, sail: palette.glow }),
  );
}
