import {
  clip,
  curvePath,
  disc,
  fill,
  layers,
  line,
  palette as c,
  shade,
  type Svg,
} from '#artwork/draw/index.ts';
import { along, brush, finger, sitting } from '#artwork/portraits/clients/ink.ts';
import { skins } from '#artwork/portraits/tones.ts';

const skin = skins.honey;
const black = '#15111A';

const FACE =
  'M156 116C142 132 137 146 138 156C139 165 147 169 145 178C138 192 124 206 111 219C108 226 114 231 127 231C131 234 129 239 131 243C130 247 130 253 131 256L136 300H240L276 200V116Z';
const BEARD =
  'M246 168C240 198 222 214 200 222C182 228 160 230 142 231L150 262C140 268 128 268 118 266C102 280 94 306 108 332C130 366 186 370 222 342C258 314 282 262 276 196Z';
const MOUSTACHE =
  'M178 226C160 226 146 226 136 229C120 231 104 240 96 258C112 255 130 257 150 264C166 264 178 250 178 226Z';
const TURBAN =
  'M138 148C108 110 124 48 202 26C282 6 354 54 352 130C352 178 320 214 274 216C268 192 252 176 230 168C198 158 168 150 138 148Z';
const EYE = 'M147 181Q160 166 182 179Q163 192 147 181Z';
const SHIRT =
  'M126 330C92 356 40 360 16 404C0 444 -4 474 -8 500H420C420 440 410 372 372 332C338 300 300 292 270 262Z';
const ARM = 'M196 268C214 250 250 250 264 268C320 330 366 412 392 500H262C256 420 232 330 196 268Z';

/** The cord in coils from the receiver to the edge of the picture. */
const cord = curvePath(420, (t) => {
  const { x, y } = along(
    [
      [138, 292],
      [110, 372],
      [56, 296],
      [-20, 356],
    ],
    t,
  );
  const a = t * 2 * Math.PI * 15;
  return [x + Math.cos(a) * 10, y + Math.sin(a) * 10];
});

const head = layers(
  fill(FACE, skin.lit),
  clip(FACE, fill('M196 140C190 166 200 190 190 206C180 220 166 226 150 230L240 300L290 140Z', skin.shade)),
  fill(EYE, '#FBF1E2') + clip(EYE, disc(156, 180, 8.2, '#2A1712') + disc(153, 177, 2, c.paper)),
  fill(brush([143, 182], [160, 158], [188, 179], 7), c.ink),
  fill(brush([150, 192], [164, 200], [180, 191], 3), skin.shade),
  fill('M138 162C150 144 180 144 200 162C182 156 160 158 140 170Z', black),
  fill(brush([136, 210], [148, 218], [134, 229], 4), skin.shade),
  fill(brush([118, 227], [125, 221], [131, 226], 3.6), skin.line),
  fill(BEARD, black),
  shade(BEARD, { colour: '#4A3A4A', x: 100, y: 300, angle: -12, length: 110, opacity: 0.9 }),
  fill('M114 258C124 252 140 254 150 260C142 270 124 272 115 266Z', skin.lipShade),
  fill(MOUSTACHE, black),
  fill(brush([106, 248], [126, 238], [160, 240], 3), '#4A3A4A'),
  fill(TURBAN, c.lagoon),
  shade(TURBAN, { colour: c.tide, x: 352, y: 130, angle: 178, length: 170 }),
  fill(brush([138, 146], [220, 132], [278, 208], 6), c.tide),
  fill(brush([130, 128], [232, 100], [304, 206], 6), c.tide),
  fill(brush([128, 106], [244, 68], [326, 190], 6), c.tide),
  fill(brush([136, 82], [258, 38], [342, 166], 6), c.tide),
  fill(brush([158, 56], [274, 16], [348, 132], 5), c.tide),
  fill(brush([134, 120], [200, 92], [256, 132], 4), '#5FB3B8'),
  fill(brush([146, 72], [208, 40], [268, 62], 4), '#5FB3B8'),
);

const receiver = layers(
  line('M158 268L244 196', c.laterite, 28),
  line('M156 264L242 192', c.ember, 22),
  disc(150, 274, 30, c.laterite) + disc(147, 271, 27, c.ember) + disc(147, 271, 12, c.laterite),
  disc(250, 190, 30, c.laterite) + disc(247, 187, 27, c.ember) + disc(247, 187, 12, c.laterite),
);

const hand = layers(
  fill(ARM, skin.lit),
  shade(ARM, { colour: skin.shade, x: 392, y: 470, angle: 208, length: 170 }),
  fill(brush([250, 330], [286, 400], [300, 480], 7), skin.shade),
  line('M206 296Q236 306 274 280', '#7B868D', 9),
  line('M206 294Q236 304 273 278', '#E9ECEC', 5),
);

const grip = layers(
  fill('M196 270C192 254 200 244 214 240L246 236C260 244 268 258 264 270Z', skin.lit),
  finger('M206 262Q184 252 170 234', skin, 18),
  finger('M220 252Q198 240 184 221', skin, 18),
  finger('M234 242Q214 228 200 208', skin, 18),
  finger('M246 240Q230 222 216 198', skin, 17),
);

const body = layers(
  fill('M150 300L270 210L300 330L150 380Z', skin.shade),
  fill(SHIRT, c.navy),
  shade(SHIRT, { colour: c.ink, x: 420, y: 440, angle: 196, length: 240 }),
  line('M112 344C160 384 214 368 250 330', c.ember, 9),
  fill(brush([60, 400], [110, 430], [190, 420], 6), '#2C3C60'),
);

/** The owner of the gyms, who answers the telephone himself. */
export const harpreetGill = (): Svg =>
  sitting(c.glow, body, head, line(cord, c.laterite, 4.6), hand, receiver, grip);
