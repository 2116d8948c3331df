import {
  bird,
  box,
  document,
  fill,
  layers,
  line,
  palette as c,
  palmTree,
  place,
  sea,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';

const TOWER = 'M196 372L212 128H268L284 372Z';

/** The lighthouse, standing at 240, 372. */
const tower = (): Svg =>
  layers(
    fill(TOWER, c.paper),
    fill('M204 254L207 204H273L276 254Z', c.ember),
    fill('M196 372L200 316H280L284 372Z', c.ember),
    shade(TOWER, { colour: c.umber, x: 290, y: 250, angle: 180, length: 62, opacity: 0.55 }),
    box(202, 112, 76, 18, c.ink),
    box(216, 70, 48, 42, c.glow),
    ...[216, 230, 246, 260].map((x) => box(x, 70, 4, 42, c.ink)),
    fill('M206 72C214 44 228 34 240 30C252 34 266 44 274 72Z', c.ember),
    box(238, 12, 4, 22, c.ink),
    box(230, 330, 20, 42, c.ink, 10),
    box(235, 162, 11, 24, c.ink, 5),
  );

/** The lighthouse on the beach at Kozhikode, its foot at 0, 0. */
export const lighthouse = (): Svg => place(tower(), -240, -372);

/** The lighthouse on the beach at Kozhikode, in the morning. */
export function kozhikode(): Svg {
  return document(
    '0 0 400 400',
    layers(
      box(0, 0, 400, 400, c.sun),
      sea(236, [c.lagoon, c.deep, c.tide], { gap: 22, height: 4 }),
      fill('M-10 318C80 292 210 300 410 270V410H-10Z', c.glow),
      fill('M-10 352C110 330 250 346 410 318V410H-10Z', c.blush),
      tower(),
      palmTree(92, 380, 250, 0.12, c.forest, 'stamp'),
      palmTree(346, 366, 150, -0.1, c.forest, 'second'),
      bird(322, 84, 1.1, c.ink, -8),
      bird(352, 112, 0.8, c.ink, 6),
    ),
  );
}

const WALL = 'M112 380V92H288V380Z';

const windCatcher = (): Svg =>
  layers(
    fill(WALL, c.blush),
    box(100, 74, 200, 20, c.rope),
    times(3, (i) => box(132 + i * 48, 112, 34, 132, c.umber, 17)),
    times(3, (i) => line(`M${149 + i * 48} 112V244M${132 + i * 48} 178H${166 + i * 48}`, c.blush, 5)),
    times(4, (i) => box(120 + i * 50, 262, 10, 10, c.umber)),
    times(3, (i) => line(`M84 ${132 + i * 48}H112M288 ${132 + i * 48}H316`, c.umber, 7)),
    shade(WALL, { colour: c.brick, x: 294, y: 240, angle: 180, length: 84, opacity: 0.7 }),
  );

/** A wind tower, its foot at 0, 0. */
export const windTower = (): Svg => place(windCatcher(), -200, -380);

/** A wind tower on the old side of the Creek, which leads the breeze down into the room. */
export function dubai(): Svg {
  return document(
    '0 0 400 400',
    layers(
      box(0, 0, 400, 400, c.ember),
      palmTree(54, 400, 300, -0.06, c.clay, 'creek'),
      windCatcher(),
      fill('M-10 300H410V410H-10Z', c.sand),
      fill(
        'M-10 300H20V284H52V300H84V284H116V300H148V284H180V300H212V284H244V300H276V284H308V300H340V284H372V300H410V330H-10Z',
        c.sand,
      ),
      fill('M170 410V356A30 30 0 0 1 230 356V410Z', c.tide),
      line('M200 328V410', c.sand, 4),
      box(286, 340, 34, 44, c.umber, 17),
      box(80, 340, 34, 44, c.umber, 17),
    ),
  );
}
