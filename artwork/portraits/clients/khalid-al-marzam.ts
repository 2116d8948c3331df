import {
  clip,
  disc,
  fill,
  layers,
  line,
  palette as c,
  place,
  ring,
  roundedPath,
  shade,
  type Svg,
} from '#artwork/draw/index.ts';
import { brush, finger, sitting } from '#artwork/portraits/clients/ink.ts';
import { hairs, skins } from '#artwork/portraits/tones.ts';

const skin = skins.honey;
const grey = hairs.grey;
const fold = '#D9CBB2';

const FACE =
  'M150 88L270 84C278 170 276 222 266 262C258 300 234 330 204 332C180 332 168 316 162 294C158 276 154 258 151 240C147 226 151 214 144 202C150 188 146 166 150 126Z';
const BEARD =
  'M272 180C270 204 260 224 248 240C238 252 222 256 206 258L162 262C155 264 154 270 156 284C158 304 162 322 174 334C190 350 220 346 240 328C264 306 276 262 277 200Z';
const NOSE =
  'M188 170C182 198 160 216 136 238C130 249 138 258 153 257L180 257C191 251 189 238 183 232C187 214 194 190 196 170Z';
const NOSE_SHADE =
  'M193 174C188 200 182 220 185 233C191 241 190 253 180 257L158 257C171 251 178 240 174 226C177 206 184 190 193 174Z';
const NEAR_EYE = 'M203 194Q221 176 245 190Q226 204 203 194Z';
const FAR_EYE = 'M153 193Q167 178 186 190Q169 202 153 193Z';
const CLOTH =
  'M116 140C104 84 144 38 212 34C284 32 324 80 320 140C320 220 330 340 352 500H252C276 400 284 270 278 190C278 168 276 150 270 132C246 112 216 108 196 118L186 104L176 120C160 124 152 134 148 150C138 154 124 150 116 140Z';
const FAR_SIDE = 'M116 136C116 210 104 340 66 500H124C138 440 150 380 160 330C152 260 152 200 156 120Z';
const KANDURA =
  'M-14 500C-8 440 26 398 96 374C140 358 168 352 178 338L254 336C284 354 336 362 372 388C404 414 414 452 416 500Z';
const SLEEVE = 'M302 350C326 336 346 336 360 324C392 366 424 424 436 500H274C296 456 304 406 302 350Z';

const agal = (y: number) =>
  fill(
    `M110 ${y + 34}C150 ${y - 20} 272 ${y - 24} 326 ${y + 26}L325 ${y + 41}C272 ${y - 8} 152 ${y - 4} 112 ${y + 50}Z`,
    c.ink,
  );

const face = layers(
  fill(FACE, skin.lit),
  clip(FACE, fill('M262 84C250 120 268 160 260 192C256 214 236 226 232 262L300 270V84Z', skin.shade)),
  fill(brush([204, 142], [230, 126], [256, 142], 2.6), skin.shade),
  fill(brush([214, 132], [232, 121], [248, 132], 2), skin.shade),
  fill(NEAR_EYE, '#FBF1E2') + clip(NEAR_EYE, disc(229, 189, 8.4, '#2A1712') + disc(226, 186, 2, c.paper)),
  fill(FAR_EYE, '#FBF1E2') + clip(FAR_EYE, disc(173, 188, 7.6, '#2A1712') + disc(170, 186, 1.8, c.paper)),
  fill('M198 194Q220 162 250 188Q224 180 203 195Z', skin.lit),
  fill('M149 194Q166 168 190 189Q168 183 153 194Z', skin.lit),
  fill(brush([200, 195], [223, 172], [250, 190], 6), c.ink),
  fill(brush([150, 194], [167, 175], [189, 190], 5.4), c.ink),
  fill(brush([202, 178], [222, 164], [246, 178], 2.6), skin.shade),
  fill(brush([206, 205], [224, 215], [244, 203], 2.6), skin.shade),
  fill(brush([156, 203], [168, 211], [182, 203], 2.4), skin.shade),
  fill('M196 168C204 146 236 138 258 162C238 150 214 152 197 173Z', '#3C3A40'),
  fill('M144 172C158 164 176 166 190 178C174 174 158 174 145 180Z', '#3C3A40'),
  fill(NOSE, skin.lit),
  fill(NOSE_SHADE, skin.shade),
  fill(brush([142, 252], [150, 247], [156, 254], 3.4), skin.line),
  fill(brush([186, 250], [206, 262], [216, 284], 3), skin.shade),
  fill(BEARD, grey.dark),
  shade(BEARD, { colour: grey.lit, x: 150, y: 300, angle: -14, length: 128 }),
  fill('M158 277C170 284 190 284 208 276C204 292 172 297 158 277Z', skin.lipShade),
  fill(
    'M146 264C154 254 164 254 172 259C188 253 210 258 222 278C206 272 190 272 174 275C164 276 152 272 146 264Z',
    '#56545A',
  ),
);

const back = fill('M150 126C140 210 140 290 140 380H336C324 320 322 220 314 126Z', fold);

const farSide = layers(
  fill(FAR_SIDE, c.paper),
  fill(brush([132, 150], [136, 270], [96, 440], 5), fold),
  fill(brush([144, 170], [150, 320], [116, 480], 5), fold),
);

const ghutra = layers(
  fill(CLOTH, c.paper),
  shade(CLOTH, { colour: fold, x: 344, y: 260, angle: 188, length: 92 }),
  fill(brush([296, 150], [296, 260], [318, 370], 6), '#C2AF8F'),
  fill(brush([185, 100], [204, 92], [236, 100], 4), fold),
  fill(brush([184, 102], [170, 104], [154, 122], 4), fold),
  `<g transform="rotate(-5 214 80)">${agal(60)}${agal(82)}</g>`,
);

const phone = place(
  layers(
    fill(roundedPath(-19, -58, 38, 116, 9), c.ink),
    fill(roundedPath(-19, -58, 9, 116, 4), '#3A4258'),
    disc(6, -42, 5, '#3A4258'),
  ),
  288,
  216,
  10,
);

const hand = layers(
  fill(SLEEVE, c.sand),
  shade(SLEEVE, { colour: fold, x: 420, y: 460, angle: 200, length: 120 }),
  fill(brush([302, 352], [330, 352], [362, 326], 4), fold),
  fill(
    'M312 262C314 232 322 210 336 206C354 210 358 236 357 262C358 290 358 308 360 328L306 350C306 320 308 290 312 262Z',
    skin.lit,
  ),
  shade(
    'M312 262C314 232 322 210 336 206C354 210 358 236 357 262C358 290 358 308 360 328L306 350C306 320 308 290 312 262Z',
    { colour: skin.shade, x: 356, y: 260, angle: 182, length: 40 },
  ),
);

const grip = layers(
  finger('M340 214Q326 182 297 186', skin, 17),
  finger('M342 232Q322 206 289 207', skin, 18),
  finger('M342 250Q318 230 287 228', skin, 18),
  finger('M340 266Q318 252 288 248', skin, 16),
  finger('M326 306Q296 300 283 268', skin, 19),
);

const body = layers(
  fill(KANDURA, c.sand),
  shade(KANDURA, { colour: fold, x: 400, y: 440, angle: 196, length: 190 }),
);

const collar = layers(
  fill('M170 230H290V326L262 342L214 386L172 342Z', skin.shade),
  fill(
    'M170 340C180 362 200 374 214 378C232 374 254 360 262 338L268 352C258 378 236 392 214 394C192 390 170 374 164 354Z',
    '#EFE4D2',
  ),
  fill(brush([164, 354], [186, 388], [214, 394], 3), fold),
  fill(brush([214, 394], [246, 388], [268, 352], 3), fold),
  line('M214 394V490', fold, 3),
);

/** The freight director, one brow raised over a call that came before he had noticed. */
export const khalidAlMarzam = (): Svg =>
  sitting(
    c.coral,
    ...[250, 196, 142].map((r, i) => ring(296, 208, r, i % 2 ? c.coral : c.apricot, 27)),
    back,
    body,
    collar,
    farSide,
    face,
    ghutra,
    hand,
    phone,
    grip,
  );
