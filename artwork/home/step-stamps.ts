import {
  box,
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

const scene = (ground: string, ...body: Svg[]): Svg =>
  document('0 0 400 400', layers(box(0, 0, 400, 400, ground), ...body));

const FLAP = 'M60 214L200 78L340 214Z';
const POCKET = 'M60 214L200 304L340 214V374H60Z';

/** Somebody reads: a letter half out of its envelope. */
export const read = (): Svg =>
  scene(
    c.lagoon,
    shade('M0 0H400V400H0Z', { colour: c.deep, x: 200, y: 420, angle: -90, length: 220 }),
    fill(FLAP, c.rope),
    box(60, 212, 280, 162, c.sand),
    place(
      layers(
        box(-102, -130, 204, 250, c.paper),
        times(4, (row) => line(`M-76 ${-92 + row * 40}H${row === 3 ? 8 : 76}`, row ? c.ink : c.ember, 12)),
      ),
      200,
      190,
      -4,
    ),
    fill(POCKET, c.blush),
    shade(POCKET, { colour: c.coral, x: 200, y: 384, angle: -90, length: 150, opacity: 0.8 }),
    line('M60 374L178 290M340 374L222 290', c.clay, 5),
    times(7, (index) => box(60 + index * 40, 366, 20, 14, index % 2 ? c.ember : c.tide)),
  );

const HANDSET =
  'M-150 -6C-150 -74 -80 -104 0 -104S150 -74 150 -6C150 22 136 34 112 34H82C62 34 56 18 56 -2C56 -26 40 -34 0 -34S-56 -26 -56 -2C-56 18 -62 34 -82 34H-112C-136 34 -150 22 -150 -6Z';

/** Half an hour on the telephone. */
export const call = (): Svg =>
  scene(
    c.ember,
    shade('M0 0H400V400H0Z', { colour: c.laterite, x: 200, y: 420, angle: -90, length: 240 }),
    times(3, (index) => ring(200, 250, 92 + index * 40, index % 2 ? c.coral : c.sun, 10)),
    box(100, 262, 200, 112, c.ink, 34),
    disc(200, 314, 44, c.glow),
    times(8, (index) =>
      disc(200 + 28 * Math.cos((index * Math.PI) / 4), 314 + 28 * Math.sin((index * Math.PI) / 4), 6, c.ink),
    ),
    place(
      layers(
        fill(HANDSET, c.ink),
        shade(HANDSET, { colour: c.slate, x: 0, y: -108, angle: 90, length: 60, opacity: 0.8 }),
      ),
      200,
      196,
      -9,
    ),
  );

/** A proposal: what, when, how much and who, and a pencil. */
export const propose = (): Svg =>
  scene(
    c.tide,
    shade('M0 0H400V400H0Z', { colour: c.abyss, x: 200, y: 420, angle: -90, length: 240 }),
    place(
      layers(
        box(-106, -146, 232, 300, c.abyss),
        box(-118, -158, 232, 300, c.paper),
        fill('M-94 -84L-58 -132C-40 -116 -36 -100 -42 -84Z', c.ember),
        line('M-14 -108H88', c.ink, 14),
        times(3, (row) =>
          layers(
            box(-94, -50 + row * 54, 34, 34, [c.sun, c.shoal, c.coral][row] ?? c.sun),
            line(`M-40 ${-42 + row * 54}H${84 - row * 22}M-40 ${-24 + row * 54}H${44 + row * 12}`, c.rope, 9),
          ),
        ),
        line('M8 118C28 92 34 130 52 112S76 104 92 116', c.tide, 6),
      ),
      192,
      206,
      5,
    ),
    place(
      layers(
        fill('M-14 -150H14V70H-14Z', c.sun),
        shade('M-14 -150H14V70H-14Z', { colour: c.turmeric, x: 16, y: 0, angle: 180, length: 22 }),
        fill('M-14 70H14L0 112Z', c.blush),
        fill('M-5 97H5L0 112Z', c.ink),
        box(-14, -172, 28, 24, c.ember),
      ),
      330,
      226,
      32,
    ),
  );

const CABIN = 'M92 296L104 188C108 160 126 146 156 146H274C298 146 308 158 314 182L324 232L352 250V296Z';

/** The first visit, by autorickshaw. */
export const visit = (): Svg =>
  scene(
    c.sun,
    shade('M0 0H400V330H0Z', { colour: c.turmeric, x: 200, y: 420, angle: -90, length: 260, opacity: 0.7 }),
    fill('M-10 330H410V410H-10Z', c.ink),
    times(4, (index) => box(-20 + index * 116, 360, 64, 10, c.paper)),
    place(
      layers(
        fill(CABIN, c.forest),
        fill('M96 194C102 150 122 134 156 134H274C302 134 314 152 320 190Z', c.glow),
        fill('M132 204H206V258H132ZM222 204H300L310 244V258H222Z', c.mist),
        disc(166, 226, 17, c.teak),
        fill('M138 258C142 240 190 240 194 258Z', c.ember),
        disc(262, 228, 16, c.umber),
        fill('M234 258C240 242 284 242 290 258Z', c.paper),
        shade(CABIN, { colour: c.abyss, x: 220, y: 304, angle: -90, length: 50, opacity: 0.7 }),
        line('M98 274H350', c.glow, 7),
        ...[150, 310].map((x) => layers(disc(x, 312, 36, c.ink), disc(x, 312, 15, c.rope))),
        disc(350, 262, 9, c.glow),
      ),
      -62,
      -62,
      0,
      1.18,
    ),
  );
