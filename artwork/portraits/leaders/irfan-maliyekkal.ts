import {
  box,
  clip,
  disc,
  document,
  fill,
  layers,
  line,
  palette as c,
  place,
  rectPath,
  shade,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { brush, finger } from '#artwork/portraits/clients/ink.ts';
import { hairs, skins } from '#artwork/portraits/tones.ts';

const skin = skins.honey;
const black = hairs.black.dark;
const { dark: grey, lit: silver } = hairs.grizzled;

const FACE =
  'M140 96L258 92C266 118 272 138 274 156C276 168 267 178 267 190C276 204 276 222 269 244C264 284 250 316 220 324C190 324 160 302 148 268C138 238 138 190 138 150Z';
const NEAR_EYE = 'M178 198Q198 179 224 196Q204 211 178 198Z';
const FAR_EYE = 'M247 197Q259 184 273 194Q263 206 247 197Z';
const NOSE =
  'M238 166C246 190 268 212 286 236C291 247 282 255 266 255L240 256C230 251 230 241 236 235C232 214 230 190 231 172Z';
const BEARD =
  'M139 196C143 226 152 244 168 254C184 250 196 258 206 266C222 256 262 252 275 262C277 284 268 316 250 334C230 350 196 346 174 330C152 312 136 262 139 196Z';
const HAIR =
  'M134 216C108 172 104 106 140 72C166 46 206 60 226 40C262 32 300 66 290 104C288 120 282 128 274 134C262 112 240 110 214 116C190 120 174 132 166 152C162 174 160 194 153 208C147 200 140 204 138 218Z';
const SHIRT =
  'M146 356C112 388 40 388 0 438C-26 474 -40 520 -44 580H470C466 510 430 436 370 408C330 392 306 382 288 352L220 450Z';
const FOREARM = 'M40 590C110 520 210 464 316 416L344 452C260 500 200 548 170 590Z';

const head = layers(
  fill('M152 192C134 166 112 176 116 204C119 228 134 244 150 238Z', skin.shade),
  fill(brush([142, 194], [124, 186], [132, 226], 4), skin.line),
  fill(FACE, skin.lit),
  clip(FACE, fill('M130 90C166 124 152 172 162 208C170 244 186 284 216 330L120 330Z', skin.shade)),
  fill(NEAR_EYE, '#FBF1E2') + clip(NEAR_EYE, disc(210, 202, 9, '#2A1712') + disc(213, 199, 2, c.paper)),
  fill(FAR_EYE, '#FBF1E2') + clip(FAR_EYE, disc(265, 199, 7.8, '#2A1712') + disc(267, 196, 1.8, c.paper)),
  // He squints at the stroke with the near eye and lifts the other brow.
  fill('M174 199Q196 166 228 196Q204 191 178 199Z', skin.lit),
  fill(brush([173, 200], [202, 184], [229, 197], 6), c.ink),
  fill(brush([244, 198], [260, 180], [276, 194], 5.6), c.ink),
  fill(brush([180, 185], [202, 172], [226, 186], 2.6), skin.shade),
  fill(brush([184, 211], [204, 219], [222, 208], 2.8), skin.shade),
  fill(brush([250, 207], [260, 213], [271, 206], 2.4), skin.shade),
  fill(brush([171, 202], [162, 205], [157, 213], 2.4), skin.line),
  fill(brush([171, 196], [162, 195], [155, 198], 2.2), skin.line),
  fill('M166 182C180 160 212 160 232 182C212 174 190 174 170 190Z', black),
  fill('M246 168C254 148 270 148 279 162C268 158 257 162 249 175Z', black),
  fill(brush([240, 142], [254, 130], [268, 138], 2.2), skin.shade),
  fill(brush([234, 152], [240, 160], [236, 172], 2.6), skin.shade),
  fill(NOSE, skin.lit),
  fill(
    'M233 172C234 200 236 222 239 236C232 243 234 252 242 256L264 256C252 252 249 243 252 236C246 214 240 192 236 170Z',
    skin.shade,
  ),
  fill(brush([264, 254], [272, 246], [280, 252], 3.4), skin.line),
  fill(BEARD, grey),
  shade(BEARD, { colour: silver, x: 274, y: 330, angle: 196, length: 130 }),
  // Lips closed and drawn to one side: he holds his breath for the stroke.
  fill('M212 277C228 272 252 275 268 270C264 281 252 286 240 286C228 286 218 283 212 277Z', skin.lipShade),
  fill('M220 280C234 277 250 279 264 274C259 284 250 288 240 288C231 288 224 285 220 280Z', skin.lip),
  fill(brush([211, 277], [240, 283], [269, 270], 2.6), '#4E1216'),
  fill(
    'M202 282C210 262 230 254 246 260C258 255 272 260 280 274C266 270 254 273 245 273C232 273 216 275 202 282Z',
    '#56545A',
  ),
  fill(brush([204, 272], [200, 284], [208, 294], 3), grey),
  fill(HAIR, black),
  shade(HAIR, { colour: hairs.black.lit, x: 300, y: 60, angle: 152, length: 130 }),
  fill(brush([270, 60], [206, 66], [166, 136], 3), '#5B4A5C'),
  fill(brush([284, 84], [226, 84], [180, 122], 2.8), '#5B4A5C'),
  [0, 1, 2, 3].map((i) =>
    fill(brush([140 + i * 6, 150 + i * 3], [142 + i * 4, 176], [146 + i * 3, 202], 1.5), silver),
  ),
);

/** A figure of the price, all but closed: the brush is at its open end. */
const card = layers(
  place(box(-88, -116, 180, 236, c.brick), 6, 8),
  box(-90, -116, 180, 236, c.paper),
  shade(rectPath(-90, -116, 180, 236), { colour: c.rope, x: -100, y: 130, angle: -40, length: 170 }),
  line('M-66 -88H66M-66 88H66', c.rope, 3),
  line('M0 -8C-50 -32 -40 -86 2 -86C44 -86 52 -34 0 -8C-60 22 -50 86 4 86C38 86 52 62 46 36', c.ember, 31),
);

const paintbrush = place(
  layers(
    fill('M-170 -5Q-172 0 -170 5L-52 8V-8Z', c.sun),
    fill('M-170 0V5L-52 8V1Z', c.turmeric),
    fill('M-54 -9H-22V9H-54Z', '#B9C0C4'),
    line('M-46 -9V9M-38 -9V9', '#7B868D', 2.6),
    fill('M-24 -10C-4 -17 12 -8 26 3C10 10 -6 15 -24 10Z', c.laterite),
    fill('M-24 -10C-16 -13 -10 -13 -4 -12L-6 12C-12 13 -18 12 -24 10Z', c.umber),
  ),
  450,
  452,
  34,
);

const body = layers(
  fill('M158 280C164 320 156 340 140 356L220 460L292 356C268 336 256 314 250 290Z', skin.shade),
  fill('M214 346C236 352 256 340 262 330C268 342 278 350 290 358L226 452Z', skin.lit),
  fill(SHIRT, c.tide),
  shade(SHIRT, { colour: c.abyss, x: 0, y: 520, angle: -30, length: 260 }),
  fill('M148 346C134 362 122 372 108 380L146 452L172 436L220 476C196 436 168 400 148 346Z', '#1B5666'),
  fill('M288 346C300 366 314 378 332 386L290 444L270 432L220 476C248 430 276 396 288 346Z', '#1B5666'),
  disc(222, 500, 5, c.paper) + disc(224, 552, 5, c.paper),
);

const SLEEVE = 'M-60 600C-50 540 20 500 110 478L176 566C150 590 100 600 80 620H-60Z';

const arm = layers(
  fill(FOREARM, skin.lit),
  shade(FOREARM, { colour: skin.shade, x: 200, y: 590, angle: -60, length: 110 }),
  fill(SLEEVE, c.tide),
  shade(SLEEVE, { colour: c.abyss, x: 60, y: 620, angle: -70, length: 150 }),
  fill('M92 486C118 464 146 466 158 480L204 546C196 566 172 578 156 572Z', '#1B5666'),
  fill(brush([112, 480], [150, 520], [172, 570], 4), c.tide),
);

const fingers = layers(
  finger('M326 440Q358 452 394 442', skin, 25),
  fill('M306 420C318 396 340 384 362 390L384 420C380 446 356 462 334 456Z', skin.lit),
  finger('M344 400Q372 382 402 424', skin, 23),
  finger('M338 418Q368 404 388 440', skin, 22),
  finger('M334 436Q356 426 372 450', skin, 21),
  disc(398, 416, 4, c.ember) + disc(372, 398, 3, c.ember),
);

/** The other hand is behind the card; its fingers come round the edge. */
const palm = fill('M470 486C494 462 520 470 524 496L516 590H470Z', skin.shade);
const holding = layers(
  finger('M511 500Q494 490 476 496', skin, 25),
  finger('M509 526Q492 518 473 523', skin, 25),
  finger('M506 552Q490 545 474 549', skin, 24),
);

/** The founder at a price card, as he lettered them for his father's shop. */
export const irfanMaliyekkal = (): Svg =>
  document(
    '0 20 540 540',
    layers(
      body,
      place(turned(head, 7, 200, 280), -46, -26, 0, 1.23),
      palm,
      place(card, 412, 424, 7),
      holding,
      paintbrush,
      arm,
      fingers,
    ),
  );
