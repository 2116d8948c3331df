import {
  cloud,
  fill,
  form,
  glitter,
  layers,
  line,
  palette,
  sambuk,
  sea,
  sky,
  sun,
  type Svg,
} from '#artwork/draw/index.ts';
import { foreshore, boomHull } from '#artwork/posters/parts.ts';

/** Web development story: two sails and a yard between them spell an angle-bracket tag. */
export function webDevelopmentStory(): Svg {
  const opening =
    'M160 86C126 130 84 172 34 214C84 262 124 304 158 356C168 330 168 304 158 282C140 252 124 232 104 214C126 194 146 172 160 148C168 128 168 106 160 86Z';
  const closing =
    'M246 86C280 130 322 172 374 214C322 262 284 304 250 356C240 330 240 304 250 282C268 252 284 232 304 214C282 194 262 172 246 148C238 128 238 106 246 86Z';
  return layers(
    sky(palette.lagoon, palette.aqua, 440, 380),
    sun(300, 330, 70, palette.sun, palette.ember),
    cloud(60, 70, 180, palette.shoal, 8),
    cloud(370, 120, 150, palette.shoal, 6),
    sea(382, ['#0E6474', palette.deep, palette.tide, palette.abyss], { gap: 20, phase: 70 }),
    line('M108 214L108 400M300 214V398', palette.ink, 4),
    line('M108 214L160 70M300 214L246 70', palette.ink, 4),
    form(opening, palette.paper, palette.sun, 30, 300, -20, 150),
    form(closing, palette.paper, palette.sun, 384, 230, 184, 110),
    line(opening, palette.ink, 3),
    line(closing, palette.ink, 3),
    line('M172 396L232 44', palette.ink, 20),
    line('M172 396L232 44', palette.ember, 13),
    fill('M232 40L240 10L266 24Z', palette.sun),
    boomHull(palette.ink, palette.sun, palette.deep),
    foreshore(432, palette.tide, palette.lagoon, 50),
    glitter(300, 444, 500, palette.sun, 50, 90, 'tag'),
    sambuk(78, 472, 0.32, { shade: palette.coral, reflection: palette.ink }),
  );
}
