import {
  clip,
  disc,
  fill,
  layers,
  line,
  palette as c,
  place,
  random,
  ring,
  roundedPath,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { brush, finger, sitting } from '#artwork/portraits/clients/ink.ts';
import { hairs, skins } from '#artwork/portraits/tones.ts';

const skin = skins.olive;
const { dark, lit } = hairs.brown;

const FACE =
  'M160 150C158 118 206 108 246 118C262 126 271 140 271 158C276 166 276 174 270 184C273 204 269 226 261 246C254 270 244 296 226 300C206 298 182 276 168 244C158 218 160 186 160 150Z';
const NOSE =
  'M240 164C247 186 264 208 278 228C280 237 271 243 256 242L241 241C234 234 236 228 240 224C236 206 234 186 236 164Z';
const JACKET =
  'M160 330C130 348 84 354 58 384C38 414 28 462 24 500H384C378 452 362 406 332 380C304 362 264 356 250 338Z';
const PAGE = 'M226 372L352 340C366 390 380 440 392 500H250C246 456 238 414 226 372Z';

/** A cloud of curls: discs around an ellipse, and coils drawn on them. */
function curls(): Svg {
  const next = random('lena');
  const around = (count: number, rx: number, ry: number, r: number) =>
    times(count, (i) => {
      const a = (i / count) * 2 * Math.PI;
      return disc(192 + Math.cos(a) * rx, 158 + Math.sin(a) * ry, r * (0.84 + 0.32 * next()), dark);
    });
  const taken: [x: number, y: number][] = [];
  const coils = times(900, () => {
    const a = next() * 2 * Math.PI;
    const k = 0.5 + next() * 0.54;
    const r = 7 + next() * 5;
    const [x, y] = [192 + Math.cos(a) * 116 * k, 158 + Math.sin(a) * 120 * k];
    if (taken.some(([tx, ty]) => Math.hypot(x - tx, y - ty) < 29)) return '';
    taken.push([x, y]);
    const coil = `M${-r} ${r * 0.4}A${r} ${r} 0 1 1 ${r * 0.5} ${r * 0.9}A${r * 0.55} ${r * 0.55} 0 0 1 ${-r * 0.3} ${-r * 0.1}`;
    return place(line(coil, a > 4.2 || a < 0.9 ? lit : '#5A3524', 2.8), x, y, next() * 360);
  });
  return layers(around(21, 112, 116, 32), disc(192, 150, 112, dark), disc(192, 196, 104, dark), coils);
}

const fringe = layers(
  [
    [164, 168, 17],
    [168, 142, 18],
    [184, 122, 19],
    [206, 112, 18],
    [228, 110, 17],
    [248, 113, 15],
    [262, 122, 11],
  ].map(
    ([x = 0, y = 0, r = 0], i) =>
      disc(x, y, r, dark) +
      place(
        line(
          `M${-r * 0.5} ${r * 0.2}A${r * 0.5} ${r * 0.5} 0 1 1 ${r * 0.3} ${r * 0.4}`,
          i > 3 ? lit : '#5A3524',
          2.8,
        ),
        x,
        y,
        i * 70,
      ),
  ),
);

const face = layers(
  fill(FACE, skin.lit),
  clip(FACE, fill('M150 140C186 160 178 196 184 224C190 252 204 276 236 304L150 310Z', skin.shade)),
  fill(NOSE, skin.lit),
  fill(
    'M238 172C236 192 238 208 240 224C235 230 236 237 242 241L257 242C247 236 246 227 249 220C245 204 241 190 238 172Z',
    skin.shade,
  ),
  fill(brush([258, 238], [264, 233], [270, 239], 3), skin.line),
  // The lids are lowered to the page; the brow has a question.
  fill('M182 196C190 176 220 174 232 196C216 208 196 206 182 196Z', '#B97F74'),
  fill('M248 200C254 182 268 182 274 196C266 206 256 206 248 200Z', '#B97F74'),
  fill(brush([179, 195], [206, 220], [236, 196], 7), c.ink),
  fill(brush([247, 200], [262, 215], [277, 196], 6), c.ink),
  line('M183 199L175 203M188 203L182 209M276 199L282 202', c.ink, 2.6),
  fill('M174 168C186 140 218 136 238 166C218 150 196 150 176 176Z', dark),
  fill('M248 176C256 168 270 170 278 180C268 176 258 178 249 183Z', dark),
  fill(brush([184, 142], [204, 132], [222, 142], 2), skin.shade),
  fill('M220 262C230 256 238 253 245 257C251 254 257 257 263 262C254 267 232 267 220 262Z', '#7F1F22'),
  fill('M222 263C236 268 250 268 262 263C258 276 248 280 241 279C232 278 226 271 222 263Z', '#B23430'),
  fill(brush([213, 252], [211, 262], [222, 265], 4), skin.line),
  fill(brush([206, 238], [200, 252], [206, 268], 2.4), skin.shade),
  disc(226, 246, 2.4, '#5A3524'),
);

const glasses = layers(
  place(
    line(roundedPath(-32, -22, 64, 44, 12), c.ink, 7) +
      fill(roundedPath(-32, -22, 64, 44, 12), '#FFFFFF', 'opacity="0.14"'),
    206,
    212,
    5,
  ),
  place(
    line(roundedPath(-15, -21, 32, 42, 10), c.ink, 7) +
      fill(roundedPath(-15, -21, 32, 42, 10), '#FFFFFF', 'opacity="0.14"'),
    266,
    218,
    5,
  ),
  line('M239 210Q246 204 251 210', c.ink, 6),
  line('M174 206L162 202', c.ink, 7),
);

const body = layers(
  fill(JACKET, c.sand),
  fill('M172 250C178 292 174 314 160 332L206 420L252 346C240 322 236 306 238 284Z', skin.lit),
  fill('M172 258C190 290 212 302 236 298C238 314 242 328 251 342C214 332 184 312 174 290Z', skin.shade),
  fill('M162 334L222 476L274 446L250 342C240 374 224 394 208 400C190 388 174 362 162 334Z', c.night),
  shade(JACKET, { colour: '#C2AB87', x: 30, y: 440, angle: -24, length: 170 }),
  fill(
    'M160 326C148 346 132 356 118 362L128 408L146 412L140 424L222 500L232 486C196 440 170 390 160 326Z',
    c.paper,
  ),
  line('M118 362L128 408L146 412L140 424L216 498', '#C2AB87', 2.6),
  fill('M250 334C262 350 282 358 298 362L292 400L262 470C262 420 256 370 250 334Z', '#D8C6A8'),
);

const page = layers(
  fill(PAGE, c.paper),
  shade(PAGE, { colour: c.rope, x: 410, y: 500, angle: 222, length: 130 }),
  clip(
    PAGE,
    place(
      layers(
        fill('M0 0H62V13H0Z', c.ink),
        fill('M0 22H96V28H0ZM0 34H88V40H0Z', '#B9A98C'),
        fill('M4 62H26V130H4Z', c.tide),
        fill('M36 48H58V130H36Z', c.ember),
        fill('M72 54H104V60H72ZM72 68H98V74H72ZM72 82H102V88H72Z', '#B9A98C'),
      ),
      250,
      384,
      -14,
    ),
  ),
);

const hand = layers(
  fill('M84 500C108 456 148 432 192 416L212 456C196 474 186 488 182 500Z', c.sand),
  shade('M84 500C108 456 148 432 192 416L212 456C196 474 186 488 182 500Z', {
    colour: '#C2AB87',
    x: 120,
    y: 500,
    angle: -40,
    length: 80,
  }),
  fill('M192 420C206 406 226 400 240 404L248 442C234 456 216 460 208 456Z', skin.lit),
  finger('M228 412Q250 400 270 410', skin, 18),
  place(fill('M-4 -6C4 -7 9 -4 9 0C9 4 4 7 -4 6Z', '#B23430'), 270, 409, 20),
);

/** The marketing officer behind the one page she reads. */
export const lenaHaidar = (): Svg =>
  sitting(c.ember, curls(), body, ring(160, 262, 17, c.sun, 5), face, glasses, fringe, page, hand);
