import {
  clip,
  disc,
  document,
  faded,
  fill,
  layers,
  line,
  palette as c,
  place,
  shade,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { brush, finger } from '#artwork/portraits/clients/ink.ts';
import { skins } from '#artwork/portraits/tones.ts';

const skin = skins.olive;
const cloth = '#23202C';
const fold = '#4A4556';
const kohl = '#15111A';

// Drawn looking to the left.
const FACE =
  'M168 110C160 130 150 140 147 158C142 168 140 174 144 184C140 206 142 226 150 246C154 276 166 304 196 312C228 312 256 284 266 250C276 220 278 180 272 140C250 104 200 96 168 110Z';
const NEAR_EYE = 'M198 192Q216 170 240 188Q222 206 198 192Z';
const FAR_EYE = 'M149 190Q162 172 180 188Q164 202 149 190Z';
const NOSE =
  'M184 168C180 190 166 210 152 228C148 238 154 246 166 245L184 246C194 242 194 233 188 228C190 208 194 190 194 170Z';
const SHAYLA =
  'M142 172C132 126 146 66 214 52C292 40 338 98 334 176C334 232 346 272 372 312L430 620H200C250 520 284 430 270 346C292 300 300 230 287 178C276 130 228 106 186 116C164 122 154 144 154 170Q147 180 142 172Z';
const ABAYA =
  'M-20 620C-10 520 40 440 130 404C170 390 186 370 192 340L268 330C292 366 350 380 400 404C460 440 486 520 490 620Z';
const DRAPE =
  'M262 296C258 340 226 376 176 392C130 408 96 440 84 490C130 452 190 436 240 424C320 402 372 352 356 296C340 258 306 240 290 252C276 262 268 276 262 296Z';

const head = layers(
  fill(FACE, skin.lit),
  clip(
    FACE,
    fill(
      'M262 96C244 140 264 170 256 204C250 232 228 244 226 268C224 290 206 304 190 316L290 330V96Z',
      skin.shade,
    ),
  ),
  // Hair shows below the cloth.
  fill(
    'M162 124C186 88 262 86 284 150C284 180 280 200 274 214C268 180 250 146 214 130C196 124 176 124 160 136Z',
    kohl,
  ),
  fill(brush([176, 116], [226, 112], [268, 168], 3), fold),
  fill(NEAR_EYE, '#FBF1E2') +
    clip(NEAR_EYE, disc(217, 187, 9.4, '#3A2114') + disc(217, 187, 4.6, kohl) + disc(213, 183, 2.4, c.paper)),
  fill(FAR_EYE, '#FBF1E2') +
    clip(FAR_EYE, disc(164, 187, 8.4, '#3A2114') + disc(164, 187, 4.2, kohl) + disc(160, 183, 2.2, c.paper)),
  fill('M194 193Q216 160 246 184L254 178C248 192 246 192 240 190Q222 174 198 193Z', kohl),
  fill('M146 192Q160 166 182 188Q164 177 149 192Z', kohl),
  fill(brush([198, 196], [220, 208], [242, 190], 3), kohl),
  fill(brush([150, 194], [164, 204], [180, 190], 2.6), kohl),
  fill(brush([198, 178], [216, 158], [242, 174], 2.4), skin.shade),
  // One brow raised.
  fill('M196 158C206 134 238 130 260 156C240 144 218 144 199 164Z', kohl),
  fill('M146 168C154 152 172 152 186 164C172 160 158 162 147 174Z', kohl),
  fill(NOSE, skin.lit),
  fill(
    'M192 172C190 196 187 214 188 228C194 234 193 242 184 246L166 246C177 241 180 234 177 227C182 208 186 190 188 170Z',
    skin.shade,
  ),
  fill(brush([154, 240], [162, 234], [168, 244], 3), skin.line),
  // A smile to one side.
  fill(
    'M158 265C165 259 171 257 177 260C184 255 202 259 222 252C214 265 200 271 184 270C172 270 164 268 158 265Z',
    '#8E2320',
  ),
  fill('M163 267C178 270 202 267 219 255C213 272 199 280 186 279C175 278 167 273 163 267Z', '#B8342F'),
  fill(brush([224, 244], [232, 250], [228, 260], 3.4), skin.line),
  fill(brush([236, 228], [244, 246], [236, 264], 2.6), skin.shade),
  fill(brush([172, 296], [184, 300], [196, 295], 2.2), skin.shade),
);

const hood = layers(
  fill(SHAYLA, cloth),
  shade(SHAYLA, { colour: fold, x: 150, y: 40, angle: 40, length: 130, opacity: 0.9 }),
  line('M152 174C154 146 164 122 186 116C228 106 276 130 287 178C300 230 292 300 270 346', c.sun, 6),
  fill(brush([236, 62], [312, 84], [316, 186], 4), fold),
  fill(brush([256, 94], [300, 124], [304, 226], 4), fold),
  fill(brush([314, 236], [324, 300], [300, 366], 4), fold),
);

const drape = layers(
  fill(DRAPE, cloth),
  shade(DRAPE, { colour: c.ink, x: 350, y: 420, angle: 200, length: 160 }),
  line('M262 296C258 340 226 376 176 392C150 401 130 412 114 428', c.sun, 6),
  fill(brush([112, 458], [190, 410], [270, 380], 4), fold),
  fill(brush([170, 424], [260, 410], [316, 340], 4), fold),
);

/** An istikan, the small waisted glass of the Gulf, with its saucer. */
const GLASS =
  'M-34 -64C-34 -34 -22 -22 -22 -4C-22 18 -32 28 -26 58H26C32 28 22 18 22 -4C22 -22 34 -34 34 -64Z';
const TEA = 'M-31 -42C-28 -26 -20 -18 -19 -4C-19 18 -28 28 -23 52H23C28 28 19 18 19 -4C20 -18 28 -26 31 -42Z';
const istikan = layers(
  fill(GLASS, c.paper),
  fill(TEA, c.ember),
  shade(TEA, { colour: c.laterite, x: 30, y: 60, angle: 210, length: 70 }),
  fill('M-31 -42Q0 -34 31 -42Q0 -52 -31 -42Z', c.coral),
  line('M-8 -36C-6 -20 -10 -2 -6 10', c.brick, 2.4) +
    line('M8 -30C6 -16 12 0 8 20', c.brick, 2.4) +
    line('M0 6L-6 24', c.brick, 2.4),
  faded(fill(brush([-24, -34], [-14, -6], [-22, 40], 7), c.paper), 0.8),
  line('M-34 -64H34', c.turmeric, 5),
  line('M-26 58H26', c.turmeric, 5),
);
const saucer = layers(
  fill('M-70 62C-60 84 60 84 70 62Z', c.rope),
  fill('M-74 56Q0 74 74 56Q72 68 0 72Q-72 68 -74 56Z', c.paper),
  line('M-74 57Q0 75 74 57', c.laterite, 3.4),
);

const steam = layers(
  line('M-14 -92C-34 -112 4 -128 -14 -152S-4 -186 -18 -206', c.paper, 7),
  line('M14 -88C-2 -106 30 -118 16 -140S26 -168 16 -182', c.paper, 6),
);

const SLEEVE = 'M70 640C60 590 76 540 104 512L172 470C210 500 240 560 250 640Z';
const hand = layers(
  fill('M126 540C110 500 84 476 64 452L104 428C136 446 166 474 184 508Z', skin.lit),
  shade('M126 540C110 500 84 476 64 452L104 428C136 446 166 474 184 508Z', {
    colour: skin.shade,
    x: 190,
    y: 470,
    angle: 190,
    length: 60,
  }),
  fill(SLEEVE, '#1D1B26'),
  shade(SLEEVE, { colour: fold, x: 80, y: 500, angle: 70, length: 120, opacity: 0.8 }),
  line('M76 552C84 532 92 522 104 512L172 470C186 480 196 492 206 508', c.sun, 7),
);
const under = layers(
  finger('M92 446Q52 458 8 440', skin, 22),
  finger('M94 440Q56 444 -8 426', skin, 21),
  finger('M96 434Q60 432 -14 412', skin, 20),
);
const nail = (x: number, y: number, turn: number): Svg =>
  place(fill('M-5 -6C5 -7 11 -4 11 0C11 4 5 7 -5 6Z', '#B8342F'), x, y, turn);
const thumb = layers(
  finger('M104 446Q112 416 84 402', skin, 23),
  nail(82, 401, 208),
  line('M22 434l-2 14', c.sun, 5),
);

/** The head of the Gulf office, with the glass of saffron tea that visitors are given. */
export const maithaAlRumaitha = (): Svg =>
  document(
    '-78 28 520 520',
    layers(
      fill('M176 280C186 330 178 360 160 380L230 440L290 360V260Z', skin.shade),
      fill(ABAYA, '#1D1B26'),
      fill('M200 100C290 60 330 140 314 250C308 300 296 340 270 370L236 330L262 200Z', kohl),
      place(turned(head, -4, 210, 300), -10, 0, 0, 1.04),
      hood,
      drape,
      hand,
      under,
      place(steam, 26, 330),
      place(saucer, 26, 350),
      place(istikan, 26, 350),
      thumb,
    ),
  );
