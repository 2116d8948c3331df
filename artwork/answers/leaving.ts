import {
  box,
  clip,
  disc,
  document,
  faded,
  fill,
  layers,
  line,
  palette as c,
  place,
  polygonPath,
  rectPath,
  shade,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { brush, finger } from '#artwork/portraits/clients/ink.ts';
import { hairs, skins } from '#artwork/portraits/tones.ts';
import { condensed } from '#artwork/stories/lettering.ts';
import { solid } from './light.ts';

const skin = skins.honey;
const brow = '#3C3A40';

const FACE =
  'M150 96C190 84 244 86 270 100C280 160 282 216 272 258C262 306 234 334 202 336C176 336 162 316 156 292C152 276 150 258 148 241C143 226 147 214 140 202C146 188 143 160 150 126Z';
const HAIR =
  'M136 146C124 98 150 62 196 60C216 36 284 44 304 92C320 126 314 168 300 192C292 196 284 190 282 176C280 158 276 146 266 136C246 122 216 136 190 124C172 116 158 126 152 144C147 156 138 156 136 146Z';
const NOSE =
  'M188 168C182 198 158 216 132 238C126 250 135 260 150 258L180 257C191 251 189 238 183 232C187 214 194 190 196 170Z';
const NEAR_EYE = 'M203 194Q222 172 246 192Q226 204 203 194Z';
const FAR_EYE = 'M153 193Q168 174 187 191Q169 202 153 193Z';
const GRIN = 'M148 270C172 282 208 278 240 256C242 292 214 310 186 308C166 306 152 290 148 270Z';

const head = layers(
  fill('M268 184C290 164 308 180 301 208C296 232 282 242 268 234Z', skin.shade),
  fill(brush([276, 196], [296, 184], [284, 224], 4), skin.line),
  fill(FACE, skin.lit),
  clip(
    FACE,
    fill(
      'M262 84C246 124 270 164 262 200C256 232 240 246 240 274C238 300 214 322 190 340L300 340V84Z',
      skin.shade,
    ),
  ),
  fill(NEAR_EYE, '#FBF1E2') + clip(NEAR_EYE, disc(219, 189, 9, '#2A1712') + disc(216, 186, 2.2, c.paper)),
  fill(FAR_EYE, '#FBF1E2') + clip(FAR_EYE, disc(166, 188, 8, '#2A1712') + disc(163, 185, 2, c.paper)),
  fill(brush([199, 195], [224, 166], [250, 192], 6.4), c.ink),
  fill(brush([149, 194], [168, 169], [190, 191], 5.6), c.ink),
  fill(brush([204, 206], [226, 212], [250, 200], 4), skin.shade),
  fill(brush([154, 204], [168, 208], [184, 202], 3.2), skin.shade),
  [0, 1, 2].map((i) =>
    fill(brush([254, 190 + i * 7], [266, 186 + i * 9], [274, 188 + i * 13], 2.4), skin.line),
  ),
  fill('M196 162C206 138 240 134 262 160C242 148 216 150 198 168Z', brow),
  fill('M142 166C154 146 176 150 190 168C174 160 156 162 144 172Z', brow),
  fill(brush([176, 120], [204, 114], [238, 124], 2.4), skin.shade),
  fill(NOSE, skin.lit),
  fill(
    'M193 172C188 200 182 220 185 233C191 241 190 253 180 257L158 258C171 251 178 240 174 226C177 206 184 190 193 172Z',
    skin.shade,
  ),
  fill(brush([139, 252], [148, 246], [155, 254], 3.6), skin.line),
  fill(GRIN, '#43100E'),
  clip(
    GRIN,
    layers(disc(190, 318, 26, '#B8483A'), fill('M146 262L244 250L238 282C204 298 168 294 150 284Z', c.paper)),
  ),
  fill(brush([236, 244], [252, 258], [244, 284], 5), skin.line),
  fill(brush([252, 236], [268, 256], [258, 292], 3), skin.shade),
  fill(brush([170, 320], [188, 326], [208, 318], 3), skin.line),
  fill(HAIR, hairs.grey.dark),
  shade(HAIR, { colour: hairs.grey.lit, x: 160, y: 40, angle: 40, length: 130 }),
  fill(brush([190, 66], [250, 56], [290, 130], 4), hairs.grey.lit),
  fill(brush([168, 82], [236, 74], [276, 132], 4), hairs.grey.lit),
  fill(brush([150, 112], [196, 88], [250, 122], 4), '#5E5A5E'),
);

const SHIRT =
  'M120 372C150 362 168 352 176 334L262 326C284 352 340 360 380 386C420 414 440 470 444 560H84C80 500 84 430 96 396Z';
const body = layers(
  fill('M170 290L268 250L284 340L222 410L168 344Z', skin.shade),
  fill(SHIRT, c.aqua),
  shade(SHIRT, { colour: c.shoal, x: 430, y: 470, angle: 205, length: 240 }),
  fill('M174 338C164 352 152 362 140 370L160 416L186 402L216 434C204 400 186 366 174 338Z', c.mist),
  fill('M264 328C276 344 290 356 304 362L266 420L246 404L216 434C236 404 254 372 264 328Z', c.shoal),
  line('M216 436V560', c.shoal, 4),
  disc(216, 470, 5, c.deep) + disc(216, 516, 5, c.deep),
);

const SLEEVE =
  'M164 378C112 390 70 376 44 358C20 340 4 312 0 290L62 270C70 292 84 306 108 312C136 318 160 326 178 342Z';
const wave = layers(
  fill('M4 300C-6 262 2 226 16 196L58 202C54 230 56 262 62 284Z', skin.lit),
  shade('M4 300C-6 262 2 226 16 196L58 202C54 230 56 262 62 284Z', {
    colour: skin.shade,
    x: 70,
    y: 280,
    angle: 200,
    length: 50,
  }),
  finger('M22 150Q8 116 0 96', skin, 19),
  finger('M36 142Q30 104 28 78', skin, 20),
  finger('M50 144Q52 104 58 80', skin, 20),
  finger('M60 154Q72 122 84 104', skin, 18),
  fill('M14 202C4 176 10 152 20 142C34 134 54 136 66 148C76 164 74 186 60 208Z', skin.lit),
  finger('M56 190Q82 186 96 162', skin, 20),
  fill(brush([24, 182], [40, 168], [54, 150], 2.6), skin.shade),
  fill(SLEEVE, c.aqua),
  shade(SLEEVE, { colour: c.shoal, x: 120, y: 440, angle: 250, length: 110 }),
  fill('M-6 302C-8 292 -6 284 0 278L60 258C68 262 72 272 70 284Z', c.mist),
);

const CRATE = 'M250 402L452 372V560H250Z';
const leaf = (x: number, y: number, lean: number, size: number): Svg =>
  place(
    solid('M0 0C-22 -30 -16 -66 0 -92C16 -66 22 -30 0 0Z', c.jade, c.forest, 24, 0, 60) +
      line('M0 -4V-70', c.forest, 2),
    x,
    y,
    lean,
    size,
  );
const crate = layers(
  place(
    layers(box(-34, -92, 68, 96, c.paper), box(-24, -82, 48, 62, c.ember), disc(0, -52, 15, c.glow)),
    408,
    384,
    12,
  ),
  [-48, -22, 4, 30, 52].map((lean, i) => leaf(318, 398, lean, 1.15 - (i % 2) * 0.2)),
  solid(CRATE, c.turmeric, c.clay, 250, 560, 220),
  line('M250 402L452 372', c.glow, 6),
  fill('M330 418C346 410 366 408 382 410L380 428C364 426 348 428 332 436Z', c.clay),
  finger('M262 470Q236 452 246 430', skin, 22),
);

/** A client on the way out, cheerful, with his things in a box; thirty steps lead to the lit door. */
export async function leaving(): Promise<Svg> {
  const days = await condensed('30', 156);
  const [x0, y0, x1, y1] = [470, 960, 1260, 372];
  const steps = Array.from({ length: 30 }, (_, day) => {
    const at = (t: number, from: number, to: number): number => from + ((to - from) * t) / 30;
    return `L${at(day, x0, x1)} ${at(day + 1, y0, y1)}L${at(day + 1, x0, x1)} ${at(day + 1, y0, y1)}`;
  }).join('');
  const stairs = `M${x0} ${y0}${steps}H1640V960H${x0}Z`;
  const door = rectPath(1290, 56, 226, y1 - 56);
  const beam = polygonPath([
    [1290, 56],
    [1290, y1],
    [x0, y0],
    [x0 - 90, y0],
  ]);
  return document(
    '0 0 1600 900',
    layers(
      box(0, 0, 1600, 900, c.tide),
      shade(rectPath(0, 0, 1600, 900), { colour: c.abyss, x: 0, y: 920, angle: -40, length: 560 }),
      faded(fill(beam, c.sun), 0.2),
      fill(door, c.glow),
      shade(door, { colour: c.sun, x: 1530, y: 380, angle: 225, length: 240 }),
      solid(`M1290 56L1218 96V405L1290 ${y1}Z`, c.deep, c.abyss, 1290, 380, 160),
      disc(1234, 252, 7, c.sun),
      days.at(1403 - days.width / 2, 272, c.laterite),
      fill(stairs, c.brick),
      shade(stairs, { colour: c.umber, x: 1640, y: 960, angle: 226, length: 700, reach: 1400 }),
      line(`M${x0} ${y0}${steps}H1640`, c.apricot, 4),
      place(layers(body, turned(head, 5, 210, 300), wave, crate), 742, 206, 0, 1.46),
    ),
  );
}
