import {
  boom,
  clip,
  cloud,
  glitter,
  layers,
  palette,
  ridge,
  sambuk,
  sea,
  sky,
  sun,
  type Svg,
  turned,
} from '#artwork/draw/index.ts';
import { rope } from '#artwork/posters/parts.ts';

/** Off-page: two ropes from two shores, made fast with a reef knot that tightens under load. */
export function offPage(): Svg {
  const white =
    'M-400 228H140C172 228 178 180 224 180H246C298 180 306 220 306 250C306 280 298 320 246 320H224C178 320 172 272 140 272H-400';
  const red =
    'M800 228H260C228 228 222 180 176 180H154C102 180 94 220 94 250C94 280 102 320 154 320H176C222 320 228 272 260 272H800';
  const pale = rope(white, 34, palette.paper, palette.rope, palette.ink);
  const warm = rope(red, 34, palette.ember, palette.laterite, palette.ink);
  return layers(
    sky(palette.tide, palette.lagoon, 440),
    sun(200, 230, 172, palette.sun, palette.ember),
    cloud(-40, 90, 190, palette.deep, 8),
    cloud(420, 150, 180, palette.deep, 7),
    ridge(404, [40, 60, 40, 8, 4, 4, 4], '#0A3446'),
    sea(404, [palette.deep, '#0A3446', palette.navy, palette.night], { gap: 20 }),
    glitter(200, 410, 500, palette.sun, 120, 180, 'knot'),
    turned(layers(warm, pale, clip('M160 100H240V400H160Z', warm)), -12, 200, 250),
    sambuk(66, 430, 0.36, { reflection: palette.sun }),
    boom(352, 446, 0.46, { flip: true, sail: palette.ember, shade: palette.clay, reflection: palette.sun }),
  );
}
