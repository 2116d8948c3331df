import {
  clip,
  disc,
  fill,
  layers,
  line,
  palette as c,
  place,
  polygonPath,
  roundedPath,
  shade,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { along, brush, finger, sitting } from '#artwork/portraits/clients/ink.ts';
import { hairs, skins } from '#artwork/portraits/tones.ts';

const skin = skins.umber;
const { dark, lit } = hairs.black;

const FACE =
  'M146 170C140 120 178 92 226 96C262 102 282 128 280 160C285 170 284 178 279 186C284 208 274 240 250 258C232 270 210 270 192 262C166 250 148 220 146 170Z';
const HAIR =
  'M146 232C116 214 106 150 130 112C152 76 196 64 236 74C276 84 296 118 286 158C274 142 258 122 236 114C206 118 174 138 166 172C164 188 160 196 152 198C142 204 146 220 146 232Z';
const SLEEVE =
  'M26 510C34 440 52 396 84 388C112 388 128 404 144 426C164 440 190 440 214 440L214 484C180 496 120 510 60 510Z';
const GRIN = 'M180 208C206 222 244 218 272 200C274 238 250 264 220 258C198 254 184 236 180 208Z';
const KURTA =
  'M160 320C132 338 92 342 68 366C42 394 34 446 30 500H366C366 448 354 402 326 376C300 356 268 350 254 324Z';

/** The plait flies out behind her. */
const swing = [
  [118, 236],
  [14, 226],
  [-6, 330],
  [72, 366],
] as const;
const plait = times(11, (i) => {
  const { x, y, turn } = along(swing, i / 10.6);
  const k = 25 - i * 1.25;
  return place(
    layers(
      fill(
        `M${-k} 0C${-k * 0.6} ${-k * 1.1} ${k * 0.6} ${-k} ${k} 0C${k * 0.6} ${k} ${-k * 0.6} ${k * 1.1} ${-k} 0Z`,
        dark,
      ),
      fill(brush([-k * 0.7, k * 0.1], [0, -k * 0.9], [k * 0.75, -k * 0.1], 3.4), '#5B4A5C'),
    ),
    x,
    y,
    turn + (i % 2 ? 34 : -34),
  );
});
const ribbon = place(
  layers(
    fill('M0 -13L14 -12L16 12L0 13Z', c.ember),
    fill('M14 -10C34 -16 54 -10 66 6C50 2 46 6 60 18C44 12 34 16 15 10Z', dark),
  ),
  70,
  365,
  14,
);

const head = layers(
  fill(FACE, skin.lit),
  clip(FACE, fill('M140 180C160 186 160 214 178 236C196 258 222 262 250 266L170 300L130 240Z', skin.shade)),
  fill(HAIR, dark),
  shade(HAIR, { colour: lit, x: 262, y: 62, angle: 150, length: 120 }),
  fill(brush([238, 80], [168, 86], [142, 176], 3.4), '#5B4A5C'),
  fill(brush([236, 96], [188, 106], [156, 184], 3), '#5B4A5C'),
  fill(brush([238, 78], [240, 92], [238, 106], 2.4), '#5B4A5C'),
  // Eyes shut with laughing, brows up.
  fill('M170 182C176 158 204 154 216 178C202 166 186 166 170 182Z', c.ink),
  fill('M242 176C248 156 266 154 274 172C264 164 254 164 242 176Z', c.ink),
  fill('M166 144C178 124 202 122 220 138C202 132 184 134 168 150Z', dark),
  fill('M240 136C252 124 268 126 276 142C266 134 254 134 241 142Z', dark),
  fill(
    'M226 172C236 184 250 196 246 206C240 214 226 212 218 206C226 206 234 204 234 198C232 190 228 182 226 172Z',
    skin.shade,
  ),
  fill(brush([220, 204], [224, 212], [234, 210], 3), skin.line),
  disc(228, 206, 2.6, c.sun),
  fill(GRIN, '#4E1216'),
  clip(
    GRIN,
    layers(disc(226, 262, 24, '#C4574B'), fill('M176 200H276V200C256 234 206 242 180 208Z', c.paper)),
  ),
  fill(brush([180, 198], [172, 208], [182, 220], 4), skin.shade),
  fill(brush([272, 192], [279, 200], [272, 212], 4), skin.shade),
  // The pencil of reception, behind the ear.
  place(
    layers(
      fill('M-64 -6H30V6H-64Z', c.sun),
      fill('M-64 -6H30V-1H-64Z', c.glow),
      fill('M-76 -6H-62V6H-76Z', c.ember),
      fill('M30 -6L46 0L30 6Z', c.blush),
      fill('M40 -2.2L46 0L40 2.2Z', c.ink),
    ),
    120,
    188,
    -22,
  ),
  fill('M166 186C156 168 140 172 140 192C142 212 150 226 160 226C168 222 168 204 166 186Z', skin.lit),
  fill(brush([160, 190], [146, 180], [154, 214], 4), skin.shade),
  disc(156, 236, 6, c.sun),
  fill('M146 256C146 240 166 240 166 256Z', c.sun),
);

const pad = place(
  layers(
    fill(roundedPath(-70, -82, 140, 190, 6), c.ember),
    fill(roundedPath(-64, -76, 132, 190, 4), c.paper),
    times(6, (i) => line(`M-50 ${-34 + i * 24}H54`, '#BFD6D2', 2)),
    line(
      'M-48 -38Q-40 -52 -34 -40T-20 -40T-6 -40T8 -42M20 -40Q28 -50 34 -40T48 -42M-48 -14Q-42 -26 -34 -16T-18 -16T-2 -17T14 -16M-48 10Q-38 -2 -32 8T-16 8M0 8Q8 -4 14 8T30 7T44 8',
      c.tide,
      3,
    ),
    times(8, (i) => line(`M${-54 + i * 15.4} -88V-68`, c.ink, 4)),
  ),
  290,
  440,
  9,
);

const hand = layers(
  fill(SLEEVE, c.sun),
  shade(SLEEVE, { colour: c.turmeric, x: 60, y: 470, angle: -42, length: 190 }),
  line('M212 440V484', c.laterite, 7),
  fill('M214 444C226 438 238 436 248 438V480L214 480Z', skin.lit),
  finger('M240 474H266', skin, 15),
  finger('M240 461H275', skin, 15),
  finger('M240 447H272', skin, 15),
  finger('M232 444Q248 428 262 428', skin, 15),
);

const body = layers(
  fill('M160 254C168 296 160 318 148 330L206 380L262 334C246 314 240 290 240 250Z', skin.lit),
  fill(KURTA, c.sun),
  fill(
    'M150 326C164 364 186 384 208 390C232 382 252 360 260 330L254 320C240 350 226 364 208 370C190 364 170 346 160 318Z',
    c.laterite,
  ),
  shade(KURTA, { colour: c.turmeric, x: 60, y: 470, angle: -42, length: 190 }),
  fill(
    polygonPath([
      [161, 322],
      [208, 370],
      [254, 322],
      [243, 290],
      [164, 290],
    ]),
    skin.lit,
  ),
  fill('M164 262C186 292 220 298 241 280C243 302 248 316 256 326C222 322 180 304 163 284Z', skin.shade),
  times(3, (i) => disc(208, 404 + i * 26, 3.4, c.laterite)),
);

/** The head of brand, laughing out loud, with the notebook of her reception. */
export const meeraJoseph = (): Svg =>
  sitting(
    c.lagoon,
    place(body, 0, -8),
    plait,
    ribbon,
    place(turned(head, -13, 200, 290), -26, -14, 0, 1.15),
    pad,
    hand,
  );
