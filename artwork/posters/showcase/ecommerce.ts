import {
  box,
  circlePath,
  cloud,
  fill,
  form,
  glitter,
  layers,
  line,
  palette,
  place,
  ridge,
  ring,
  sambuk,
  sea,
  shade,
  sky,
  sun,
  type Svg,
  text,
  times,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

/** E-commerce: a parcel as hull, a price tag as sail. */
export function ecommerce(): Svg {
  const tag =
    'M126 306C116 216 118 140 132 98L204 34L282 88C300 150 304 226 292 306C240 294 180 294 126 306Z';
  const hull = 'M58 330H346L322 436H82Z';
  return layers(
    sky('#E9573A', '#F7B27C', 400, 340),
    sun(74, 200, 62, palette.glow, palette.sun),
    cloud(340, 120, 170, '#F08560', 8),
    cloud(60, 84, 150, '#F08560', 6),
    ridge(384, [12, 30, 20, 8, 16, 30, 18], '#A8452F'),
    sea(384, ['#2C7F86', palette.deep, palette.tide, palette.abyss], { gap: 20, phase: 72 }),
    glitter(74, 392, 500, palette.glow, 50, 90, 'parcel'),
    line('M206 334V12', palette.ink, 7),
    `<path d="${tag}${circlePath(206, 84, 13)}" fill="${palette.paper}" fill-rule="evenodd"/>`,
    shade(tag, { colour: palette.rope, x: 308, y: 200, angle: 184, length: 96 }),
    line(tag, palette.ink, 3),
    ring(206, 84, 14, palette.ember, 6),
    line('M206 84C250 50 300 70 330 40', palette.ember, 4),
    times(17, (index) =>
      box(146 + index * 7.4, 214, index % 3 === 0 ? 4.6 : 2.4, index % 5 === 0 ? 62 : 54, palette.ink),
    ),
    text(146, 136, 120, [0.5], palette.ember, 24),
    text(146, 174, 120, [0.9, 0.6], '#B9A98A', 6, 2),
    form(
      'M58 330L24 292H190L206 330ZM206 330L222 292H380L346 330Z',
      '#C99A62',
      palette.teak,
      390,
      310,
      184,
      120,
    ),
    form(hull, '#B98A54', palette.umber, 352, 390, 186, 170),
    fill('M184 330H222V436H184Z', palette.rope),
    place(fill('M0 0H16V-18H26L8 -40L-10 -18H0Z', palette.umber), 92, 410, 0, 0.9),
    place(fill('M0 0H16V-18H26L8 -40L-10 -18H0Z', palette.umber), 126, 410, 0, 0.9),
    box(262, 370, 54, 36, palette.paper),
    text(268, 378, 42, [1, 0.7], palette.ink, 4, 2.4),
    foreshore(418, palette.tide, '#2C7F86', 20),
    foreshore(458, palette.abyss, palette.deep, 90),
    sambuk(352, 470, 0.3, { mizzen: false, flip: true }),
  );
}
