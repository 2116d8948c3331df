import {
  box,
  bronze,
  disc,
  document,
  fill,
  layers,
  line,
  palette as c,
  place,
  ring,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';

const scene = (ground: string, shadow: string, ...body: Svg[]): Svg =>
  document(
    '0 0 400 400',
    layers(
      box(0, 0, 400, 400, ground),
      shade('M0 0H400V400H0Z', { colour: shadow, x: 200, y: 420, angle: -90, length: 240 }),
      ...body,
    ),
  );

const SKIN = bronze[1];

/** Somebody reads an application: eyes over the edge of a sheet. */
export const reader = (): Svg =>
  scene(
    c.lagoon,
    c.deep,
    fill('M50 400C50 320 110 292 200 292S350 320 350 400Z', c.sun),
    fill('M96 176C84 70 132 28 200 28S316 70 304 176L290 226H110Z', c.ink),
    disc(200, 168, 92, SKIN),
    fill('M106 150C112 84 160 66 186 72C216 98 268 94 296 132C286 66 250 46 200 46S104 74 106 150Z', c.ink),
    ...[160, 240].map((x) => layers(ring(x, 172, 34, c.sun, 9), disc(x, 182, 9, c.ink))),
    line('M190 166Q200 158 210 166M136 122Q156 108 178 120M222 120Q244 108 264 122', c.ink, 8),
    box(62, 226, 276, 190, c.paper),
    times(4, (row) =>
      line(`M92 ${258 + row * 36}H${row === 2 ? 210 : 306}`, row === 1 ? c.ember : c.rope, 11),
    ),
    ...[62, 338].map((x) => layers(box(x - 18, 270, 36, 62, SKIN, 18), box(x - 18, 306, 36, 58, SKIN, 18))),
  );

/** Half an hour's talk: two who speak, and a clock with half of its hour gone. */
export const talk = (): Svg =>
  scene(
    c.ember,
    c.laterite,
    fill('M30 52H250Q276 52 276 78V186Q276 212 250 212H120L74 258V212H56Q30 212 30 186Z', c.paper),
    times(3, (row) => line(`M64 ${96 + row * 36}H${[236, 196, 132][row] ?? 236}`, c.ink, 12)),
    fill('M150 168H344Q372 168 372 196V322Q372 350 344 350H336V392L288 350H178Q150 350 150 322Z', c.ink),
    disc(261, 259, 72, c.glow),
    fill('M261 187A72 72 0 0 1 261 331Z', c.sun),
    line('M261 259V206M261 259V318', c.ink, 11),
    disc(261, 259, 10, c.ink),
  );

const COIN_X = [196, 204, 192, 202, 198];

/** A day that is paid: the brief, and a stack of coins on it. */
export const paid = (): Svg =>
  scene(
    c.tide,
    c.abyss,
    place(
      layers(
        box(-132, -150, 264, 330, c.paper),
        box(-56, -170, 112, 44, c.sun, 10),
        line('M-96 -92H96', c.ink, 15),
        times(3, (row) => line(`M-96 ${-50 + row * 36}H${[96, 60, 84][row] ?? 96}`, c.rope, 11)),
      ),
      186,
      196,
      -6,
    ),
    ...COIN_X.map((x, row) =>
      layers(
        box(x - 16, 324 - row * 30, 160, 32, row % 2 ? c.turmeric : c.sun, 16),
        times(6, (notch) => box(x + 8 + notch * 22, 330 - row * 30, 6, 20, c.umber)),
      ),
    ),
    fill('M186 204A80 26 0 0 1 346 204A80 26 0 0 1 186 204Z', c.glow),
    fill('M212 204A54 15 0 0 1 320 204A54 15 0 0 1 212 204Z', c.sun),
  );

const ENVELOPE = 'M44 128H356V344H44Z';

/** A written offer: an envelope under a seal with a sail. */
export const letter = (): Svg =>
  scene(
    c.sun,
    c.turmeric,
    place(
      layers(
        fill('M60 144H372V360H60Z', c.umber),
        fill(ENVELOPE, c.paper),
        shade(ENVELOPE, { colour: c.rope, x: 200, y: 350, angle: -90, length: 110 }),
        line('M44 344L168 236M356 344L232 236', c.rope, 7),
        fill('M44 128H356L218 254Q200 268 182 254Z', c.blush),
        line('M44 128L182 254Q200 268 218 254L356 128', c.clay, 6),
        disc(200, 252, 58, c.laterite),
        disc(200, 250, 52, c.ember),
        fill('M176 274L206 214C226 230 230 252 224 274Z', c.paper),
      ),
      0,
      -14,
      0,
    ),
  );
