import {
  circlePath,
  clip,
  disc,
  fill,
  layers,
  line,
  palette as c,
  place,
  shade,
  times,
  type Path,
  type Svg,
} from '#artwork/draw/index.ts';
import { brush, finger, sitting } from '#artwork/portraits/clients/ink.ts';
import { d, mix } from '#artwork/portraits/geometry.ts';
import { hairs, skins } from '#artwork/portraits/tones.ts';

const skin = skins.brown;
const grey = hairs.grey;

const FACE =
  'M222 84C234 98 242 120 241 138C240 146 234 150 237 158C242 170 258 184 267 199C269 205 262 209 250 210C247 213 248 216 251 219C258 221 260 226 253 230C258 234 258 240 251 244C247 248 252 254 250 264C247 277 234 283 220 281C200 279 182 268 172 252L136 250L126 110Z';
const HAIR =
  'M228 92C216 60 184 46 148 53C100 62 70 102 76 152C80 190 104 222 142 238C154 240 166 236 172 228C166 206 166 190 178 180C188 172 202 160 208 142C213 124 217 106 228 92Z';

/** One stripe of the cloth, from the fingers that pinch it down to the edge of the tile. */
function stripe(from: number, to: number): Path {
  const edge = (t: number) => d`${mix(282, 330, t)} ${mix(330, 290, t)} ${mix(130, 372, t)} 500`;
  const back = (t: number) => d`${mix(130, 372, t)} 500Q${mix(282, 330, t)} ${mix(330, 290, t)} 305 168Z`;
  return `M305 168Q${edge(from)}L${back(to)}`;
}

const cloth = layers(
  fill('M304 182C290 176 272 158 262 122C288 130 312 142 322 162L312 182Z', c.paper),
  fill('M306 180C296 168 284 150 276 126L292 132C302 146 312 160 314 178Z', c.ember),
  fill(stripe(0, 1), c.paper),
  fill(stripe(0.1, 0.32), c.ember),
  fill(stripe(0.48, 0.7), c.ember),
  fill(stripe(0.86, 1), c.ember),
  shade(stripe(0.1, 0.32), { colour: c.brick, x: 150, y: 500, angle: -54, length: 190 }),
  shade(stripe(0.32, 0.48), { colour: c.rope, x: 214, y: 510, angle: -64, length: 250 }),
  shade(stripe(0.48, 0.7), { colour: c.brick, x: 262, y: 510, angle: -70, length: 190 }),
  shade(stripe(0.7, 0.86), { colour: c.rope, x: 312, y: 510, angle: -78, length: 240 }),
);

/** Jasmine, two rows of buds around the knot of hair. */
const garland = [
  [47, 25, 6.6],
  [36, 20, 5.6],
].map(([r = 0, count = 0, size = 0], row) =>
  times(count, (i) => {
    const a = ((i + row / 2) / count) * 2 * Math.PI;
    const bud = `M-${size} 0Q-${size} -${size} 0 -${size}Q${size + 3} -${size * 0.6} ${size + 5} 0Q${size + 3} ${size * 0.6} 0 ${size}Q-${size} ${size} -${size} 0Z`;
    const turn = (a * 180) / Math.PI + 24;
    return place(
      fill(bud, (i + row) % 3 ? c.paper : '#E4D8BF'),
      98 + Math.cos(a) * r,
      222 + Math.sin(a) * r,
      turn,
    );
  }),
);

const head = layers(
  fill(FACE, skin.lit),
  clip(FACE, fill('M180 170C194 192 190 212 196 230C201 244 208 254 208 284L150 300V170Z', skin.shade)),
  fill(HAIR, grey.dark),
  shade(HAIR, { colour: grey.lit, x: 236, y: 60, angle: 164, length: 150 }),
  fill(brush([222, 100], [150, 92], [104, 190], 9), grey.lit),
  fill(brush([214, 122], [158, 120], [122, 208], 6), grey.lit),
  fill(brush([196, 66], [112, 76], [90, 160], 6), '#4B494F'),
  fill(brush([190, 160], [166, 176], [150, 232], 5), '#4B494F'),
  fill(circlePath(98, 222, 40), grey.dark),
  shade(circlePath(98, 222, 40), { colour: '#4B494F', x: 60, y: 250, angle: -30, length: 90 }),
  fill(brush([72, 232], [92, 186], [124, 216], 5), grey.lit),
  fill(brush([80, 244], [108, 212], [122, 238], 4), grey.lit),
  garland,
  fill('M176 184C190 178 198 192 192 208C188 218 184 228 177 228C168 224 168 190 176 184Z', skin.lit),
  line('M178 192C186 190 189 198 185 206C183 211 180 212 180 217', skin.shade, 3),
  disc(179, 232, 5, c.sun),
  fill('M164 258C164 240 194 240 194 258Z', c.sun),
  times(4, (i) => disc(168 + i * 7.4, 262, 3, c.glow)),
  // The eye, lowered to the cloth.
  fill('M203 168C210 154 226 154 233 168C227 180 211 180 203 168Z', '#C58A5C'),
  fill(brush([204, 162], [218, 148], [234, 158], 3), skin.shade),
  fill(brush([201, 166], [216, 186], [237, 170], 6.5), c.ink),
  line('M228 176L238 181M234 172L243 174', c.ink, 2.6),
  fill(brush([196, 148], [214, 128], [241, 137], 7), '#3C3A40'),
  disc(236, 120, 5.4, c.laterite),
  fill(brush([243, 190], [236, 202], [248, 209], 3.6), skin.shade),
  fill(brush([251, 206], [256, 200], [261, 205], 3.4), skin.line),
  fill(brush([239, 206], [228, 216], [224, 234], 2.6), skin.shade),
  fill('M226 224C238 226 244 218 251 219C258 221 259 226 253 230C243 231 233 230 226 224Z', '#8E2C22'),
  fill('M228 226C238 231 246 231 253 230C258 234 257 241 251 244C242 243 234 237 228 226Z', '#B5473A'),
);

const body = layers(
  fill('M134 226C140 274 136 304 112 326L150 380L236 348C222 322 214 300 218 270Z', skin.lit),
  fill('M164 240C184 270 208 284 238 280C224 290 217 300 217 314C186 308 156 292 140 262Z', skin.shade),
  fill(brush([172, 306], [196, 318], [219, 316], 2.6), skin.shade),
  fill(
    'M122 312C100 336 60 338 34 374C16 402 8 450 6 496H300C300 440 290 396 266 364C250 344 232 342 224 322C206 372 150 366 122 312Z',
    c.shoal,
  ),
  fill('M224 318C244 330 266 344 282 384L304 496H120C180 440 212 384 224 318Z', c.paper),
  shade('M224 318C244 330 266 344 282 384L304 496H120C180 440 212 384 224 318Z', {
    colour: c.rope,
    x: 300,
    y: 480,
    angle: 200,
    length: 130,
  }),
  line('M223 318C211 386 178 442 118 498', c.sun, 12),
  shade('M122 312C100 336 60 338 34 374C16 402 8 450 6 496H120C150 440 160 380 122 312Z', {
    colour: c.deep,
    x: 20,
    y: 480,
    angle: -50,
    length: 210,
  }),
);

const hand = layers(
  fill('M334 500C338 420 338 330 336 250L368 242C388 320 408 410 424 500Z', skin.lit),
  shade('M334 500C338 420 338 330 336 250L368 242C388 320 408 410 424 500Z', {
    colour: skin.shade,
    x: 400,
    y: 330,
    angle: 186,
    length: 60,
  }),
  line('M335 276Q356 284 376 268M335 290Q358 298 380 282M335 304Q360 312 384 296', c.sun, 6),
  finger('M366 204Q378 170 370 142', skin, 13),
  finger('M356 198Q360 158 344 124', skin, 15),
  finger('M345 198Q342 164 320 140', skin, 15),
  fill('M335 262C328 240 324 216 330 200C342 188 364 190 371 202C376 218 374 234 370 252Z', skin.lit),
);

const pinch = layers(
  finger('M334 204Q326 178 306 164', skin, 15),
  finger('M334 232Q318 212 307 182', skin, 16),
  fill(brush([302, 166], [298, 170], [300, 176], 3), skin.line),
);

/** The mill owner in profile, who tests the fall of a striped cloth between two fingers. */
export const anjaliVarma = (): Svg => sitting(c.tide, body, head, hand, cloth, pinch);
