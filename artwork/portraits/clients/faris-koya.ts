import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  palette as c,
  place,
  polygonPath,
  rectPath,
  shade,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { brush, finger, sitting } from '#artwork/portraits/clients/ink.ts';
import { skins } from '#artwork/portraits/tones.ts';

const skin = skins.bronze;
const black = '#15111A';

const FACE =
  'M114 150C106 192 102 236 124 266C146 296 178 306 208 306C250 304 282 278 292 240C298 210 296 176 290 146C270 104 132 104 114 150Z';
const CHINS = 'M128 268C140 322 180 338 214 338C256 334 282 308 284 262Z';
const CAP = 'M108 152C98 104 124 58 196 52C272 50 304 98 296 150C264 118 144 114 108 152Z';
const NEAR_EYE = 'M210 204Q232 174 256 202Q233 196 210 204Z';
const FAR_EYE = 'M126 202Q146 174 166 202Q146 196 126 202Z';
const NOSE =
  'M184 188C174 208 156 220 150 234C146 248 158 256 172 253C180 258 198 257 204 248C210 236 202 226 198 218C195 206 195 198 194 188Z';
const GRIN = 'M134 276C160 284 208 286 244 274C236 304 206 312 188 310C164 309 142 300 134 276Z';
const MOUSTACHE =
  'M178 250C156 244 122 254 104 284C130 274 152 284 174 274C188 280 212 284 232 276C246 272 260 280 272 284C262 254 220 242 198 250C190 254 184 253 178 250Z';
const JUBBA =
  'M122 318C84 338 36 344 8 388C-10 426 -16 470 -18 500H418C416 462 410 418 388 384C358 348 320 340 288 318C256 366 156 366 122 318Z';

const head = layers(
  fill('M284 178C308 166 318 190 310 214C304 232 296 240 286 236Z', skin.lit),
  fill(brush([290, 190], [310, 184], [298, 220], 4), skin.shade),
  fill(CHINS, skin.shade),
  fill(FACE, skin.lit),
  clip(
    FACE,
    fill(
      'M270 120C262 150 280 176 274 204C268 226 254 236 262 262C266 280 250 296 226 312L310 310V120Z',
      skin.shade,
    ),
  ),
  shade(FACE, { colour: '#4A2A1A', x: 200, y: 318, angle: -92, length: 96, opacity: 0.6 }),
  fill(NEAR_EYE, '#FBF1E2') + clip(NEAR_EYE, disc(228, 194, 10, '#2A1712') + disc(224, 190, 2.4, c.paper)),
  fill(FAR_EYE, '#FBF1E2') + clip(FAR_EYE, disc(142, 194, 9.6, '#2A1712') + disc(138, 190, 2.4, c.paper)),
  fill(brush([207, 205], [232, 166], [259, 203], 8), c.ink),
  fill(brush([123, 203], [146, 166], [168, 203], 7.4), c.ink),
  fill(brush([206, 214], [234, 200], [262, 212], 4), skin.shade),
  fill(brush([122, 212], [146, 200], [168, 213], 3.6), skin.shade),
  fill('M204 176C216 148 250 144 270 172C250 160 226 162 206 186Z', black),
  fill('M120 172C130 146 158 146 170 176C156 164 138 162 122 182Z', black),
  fill(NOSE, skin.lit),
  fill(
    'M192 194C190 208 192 220 196 228C202 238 198 250 188 255C200 256 208 248 206 238C204 226 198 220 197 210Z',
    skin.shade,
  ),
  fill(brush([158, 249], [166, 242], [173, 250], 4), skin.line),
  fill(brush([184, 252], [191, 244], [198, 249], 4), skin.line),
  fill(GRIN, '#43100E'),
  clip(
    GRIN,
    layers(
      disc(190, 322, 26, '#B8483A'),
      fill('M130 270H250L244 288C216 296 164 297 138 288Z', c.paper),
      line('M181 278V296', '#43100E', 2.4),
    ),
  ),
  fill(MOUSTACHE, black),
  shade(MOUSTACHE, { colour: '#4A3A4A', x: 104, y: 260, angle: 0, length: 90, opacity: 0.9 }),
  fill(brush([268, 248], [286, 274], [266, 300], 5), skin.shade),
  fill(brush([150, 314], [204, 334], [258, 308], 4), skin.line),
  fill(CAP, c.paper),
  shade(CAP, { colour: c.rope, x: 306, y: 110, angle: 184, length: 130 }),
  line('M110 138C150 102 258 104 295 136', c.lagoon, 5),
  line('M116 126L131 102L149 115L166 90L185 108L204 83L222 106L242 86L258 110L274 98L288 124', c.lagoon, 3.4),
);

const frame = place(
  layers(
    box(-124, -82, 248, 170, c.clay),
    shade(rectPath(-124, -82, 248, 170), {
      colour: c.umber,
      x: 130,
      y: 90,
      angle: 218,
      length: 210,
      opacity: 0.8,
    }),
    line('M-124 -82L-98 -56M124 -82L98 -56M-124 88L-98 62M124 88L98 62', c.umber, 2),
    box(-104, -62, 208, 130, c.sun),
    box(-99, -57, 198, 120, c.paper),
    box(-78, -42, 156, 90, c.ember),
    clip(
      rectPath(-78, -42, 156, 90),
      layers(
        times(7, (i) =>
          times(4, (j) =>
            fill(
              polygonPath([
                [-78 + i * 26, -54 + j * 30],
                [-65 + i * 26, -39 + j * 30],
                [-78 + i * 26, -24 + j * 30],
                [-91 + i * 26, -39 + j * 30],
              ]),
              c.laterite,
            ),
          ),
        ),
        disc(0, 3, 33, c.glow),
      ),
    ),
    // One piece of halwa with its almond.
    fill('M0 -22L26 3L0 28L-26 3Z', c.brick),
    fill('M0 -22L26 3L0 12L-26 3Z', '#D96A35'),
    fill('M-8 1Q0 -9 9 -1Q0 7 -8 1Z', c.paper),
  ),
  226,
  418,
  -4,
);

const fist = (x: number, y: number, s: 1 | -1) =>
  layers(
    [0, 1, 2, 3].map((i) =>
      finger(
        `M${x - s * 30} ${y + i * 18}Q${x - s * 6} ${y - 5 + i * 18} ${x + s * 4} ${y + i * 18}`,
        skin,
        18,
      ),
    ),
  );

const body = layers(
  fill('M124 268H290L296 350H116Z', skin.shade),
  fill(JUBBA, c.tide),
  shade(JUBBA, { colour: c.abyss, x: 410, y: 430, angle: 194, length: 230 }),
  fill('M114 316C140 356 264 360 296 314L302 332C266 382 140 378 108 336Z', c.lagoon),
  line('M206 366V420', c.lagoon, 3),
);

const sleeves = layers(
  fill('M-20 500C0 430 30 404 62 402L110 392L116 440C90 470 70 490 60 500Z', c.tide),
  fill('M420 500C416 440 396 404 372 396L336 384L330 440C350 470 370 490 380 500Z', c.abyss),
);

/** The sweet maker, beaming over the box that his father has framed. */
export const farisKoya = (): Svg =>
  sitting(c.sun, body, turned(head, 6, 204, 300), sleeves, frame, fist(114, 404, 1), fist(340, 388, -1));
