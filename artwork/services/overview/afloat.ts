import {
  box,
  clip,
  disc,
  ellipsePath,
  faded,
  fill,
  layers,
  line,
  palette as ink,
  place,
  rectPath,
  ring,
  roundedPath,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed, malayalam } from '#artwork/stories/lettering.ts';

/** Width and height of a drawing. */
export const AFLOAT = [240, 220] as const;

/** Where the water begins; below it is only a reflection. */
const WATER = 186;

const white = '#FFFFFF';
const brow = '#7A3E26';
const brown = '#9A5436';

/** Five stripes around a shape, from left to right. */
function striped(d: string, from: number, width: number, colour: string): Svg {
  return clip(
    d,
    times(3, (index) => box(from + index * 2 * width, 0, width, 240, colour)),
  );
}

/** The side away from the light, which comes from the left. */
function shaded(d: string, from: number): Svg {
  return clip(d, faded(box(from, -20, 240, 300, ink.ink), 0.16));
}

/** A thing in the water, which it enters between two points. */
function floating(body: Svg, from: number, to: number): Svg {
  const above = `M-40 -40H280V${WATER}${times(16, (index) => `q-10 ${index % 2 ? -5 : 5} -20 0`)}Z`;
  const bands = [0, 1, 2].map((index) =>
    roundedPath(from + index * 12, WATER + 5 + index * 11, to - from - index * 24, 6, 3),
  );
  const crest = (x: number, y: number, length: number): Svg => line(`M${x} ${y}h${length}`, ink.aqua, 4);
  return layers(
    faded(clip(bands.join(''), place(body, 0, 2 * WATER, 0, 1, -1)), 0.45),
    clip(above, body),
    crest(from - 14, WATER + 2, 26),
    crest(to - 18, WATER + 3, 34),
    crest((from + to) / 2 - 30, WATER + 6, 46),
  );
}

/** A phone that shows a post, with a heart that somebody gave it. */
function post(): Svg {
  const heart = 'M0 30C-44 2 -30 -34 -8 -26C-2 -24 0 -16 0 -16C0 -16 2 -24 8 -26C30 -34 44 2 0 30Z';
  const phone = layers(
    box(66, 14, 112, 240, ink.ink, 16),
    box(74, 28, 96, 220, ink.aqua),
    box(74, 28, 96, 24, ink.paper),
    disc(88, 40, 7, ink.ember),
    box(100, 37, 44, 6, ink.slate),
    disc(122, 118, 34, ink.sun),
    fill('M74 128C96 112 110 140 132 128S160 118 170 126V250H74Z', ink.lagoon),
    fill('M74 156C98 144 116 166 136 154S160 148 170 154V250H74Z', ink.deep),
    shaded(rectPath(66, 14, 112, 240), 146),
  );
  return floating(
    layers(
      turned(phone, -9, 122, 200),
      fill('M150 22H220Q232 22 232 34V80Q232 92 220 92H190L172 112V92H162Q150 92 150 80Z', ink.ember),
      `<g transform="translate(191 58) scale(.86)">${fill(heart, white)}</g>`,
    ),
    70,
    176,
  );
}

/** A buoy with a question for its lamp. */
async function buoy(): Promise<Svg> {
  const mark = await condensed('?', 96);
  const cone = 'M70 220L102 118H138L170 220Z';
  return floating(
    layers(
      mark.at(120 - mark.width / 2, 106, ink.sun),
      fill(cone, ink.paper),
      clip(cone, box(40, 146, 160, 30, ink.ember)),
      clip(cone, fill('M138 110H190V230H146Z', ink.ink, 'opacity=".22"')),
      box(96, 110, 48, 12, ink.ink, 4),
    ),
    80,
    160,
  );
}

/** A coin on its edge, a smaller one before it. */
function coins(): Svg {
  const rupee = 'M-26 -34H26M-26 -14H26M-22 -34C26 -38 26 10 -22 6L16 42';
  return floating(
    layers(
      disc(106, 112, 98, ink.turmeric),
      disc(100, 108, 96, ink.sun),
      ring(100, 108, 78, ink.turmeric, 6),
      `<g transform="translate(98 106) scale(1.16)">${line(rupee, ink.teak, 12)}</g>`,
      disc(192, 164, 36, ink.brick),
      disc(189, 162, 35, ink.ember),
      ring(189, 162, 25, ink.brick, 4),
    ),
    44,
    218,
  );
}

/** A page in its window, that has drifted to one side. */
function page(): Svg {
  const window = layers(
    box(18, 34, 204, 240, ink.ink, 10),
    box(18, 34, 204, 26, ink.paper, 10),
    times(3, (index) => disc(34 + index * 16, 47, 5, [ink.ember, ink.sun, ink.jade][index] ?? ink.ink)),
    box(18, 56, 204, 218, ink.glow),
    disc(168, 128, 44, ink.ember),
    box(34, 80, 96, 22, ink.ink),
    box(34, 110, 66, 22, ink.ink),
    box(34, 148, 76, 26, ink.jade, 13),
    shaded(rectPath(18, 34, 204, 240), 192),
  );
  return floating(
    layers(
      turned(window, 7, 120, 150),
      fill(
        'M130 106L194 138L164 146L150 174Z',
        white,
        `stroke="${ink.ink}" stroke-width="5" stroke-linejoin="round"`,
      ),
    ),
    20,
    214,
  );
}

/** A clapperboard before the take. */
function clapper(): Svg {
  const bar = (angle: number): Svg =>
    turned(
      layers(box(24, 66, 196, 32, ink.ink), striped('M24 66H220V98H24Z', 40, 34, ink.paper)),
      angle,
      30,
      96,
    );
  const board = layers(
    box(24, 98, 196, 130, ink.paper),
    bar(-19),
    bar(0),
    disc(34, 92, 10, ink.ember),
    fill('M34 124H210', 'none', `stroke="${ink.slate}" stroke-width="4"`),
    disc(176, 160, 22, ink.ember),
    box(42, 140, 84, 10, ink.slate),
    box(42, 162, 56, 10, ink.slate),
    shaded(rectPath(24, 98, 196, 130), 190),
  );
  return floating(turned(board, -4, 120, WATER), 26, 222);
}

/** A tin of paint whose label is a letter, the brush in it. */
async function tin(): Promise<Svg> {
  const letter = await malayalam('അ', 44);
  const body = rectPath(44, 76, 152, 160);
  const paint = layers(
    turned(layers(box(112, -6, 18, 70, ink.teak, 6), box(104, 46, 34, 34, ink.rope)), 18, 120, 70),
    fill(body, ink.mist),
    clip(body, box(150, 60, 60, 180, ink.shoal)),
    fill(ellipsePath(120, 76, 76, 20), ink.paper),
    fill(ellipsePath(120, 78, 64, 14), ink.ember),
    fill('M50 80C50 80 48 150 58 150S66 112 70 112S76 132 82 132S92 96 100 92Z', ink.ember),
    letter.at(142 - letter.width / 2, 166, ink.ink),
  );
  return floating(turned(paint, 5, 120, WATER), 44, 200);
}

/** Somebody in a life buoy who films herself. */
function selfie(): Svg {
  const buoyShape = ellipsePath(104, 179, 92, 38);
  const swimmer = layers(
    line('M142 128C172 112 186 92 196 62', brown, 20),
    turned(layers(box(176, 8, 42, 66, ink.ink, 8), disc(206, 19, 5, ink.aqua)), 12, 196, 40),
    fill('M58 190C58 138 74 116 104 116S150 138 150 190Z', ink.turmeric),
    fill('M90 96H118V124Q104 134 90 124Z', brow),
    fill(
      'M62 78C54 34 76 10 106 12C138 14 150 42 142 82C150 104 140 112 128 108L78 112C64 112 56 100 62 78Z',
      ink.ink,
    ),
    fill('M76 62C76 38 132 38 132 62C132 92 120 108 104 108S76 92 76 62Z', brown),
    fill('M72 60H100Q100 78 86 78T72 60ZM106 60H134Q134 78 120 78T106 60Z', ink.ember),
    line('M98 62H108', ink.ember, 4),
    fill('M92 88Q104 102 118 88Z', white),
    fill(buoyShape, ink.paper),
    striped(buoyShape, 24, 32, ink.ember),
    fill(`${ellipsePath(104, 172, 52, 16)}`, ink.brick, 'opacity=".9"'),
    fill('M60 172C62 152 76 142 104 142S146 152 148 172C134 184 74 184 60 172Z', ink.turmeric),
    line('M66 136C50 150 40 164 36 180', brown, 18),
    shaded(buoyShape, 140),
  );
  return floating(place(swimmer, 4, -6), 20, 196);
}

/** What each service of the home page is about, afloat on its wave. */
export const afloat = {
  post: post(),
  buoy: await buoy(),
  coins: coins(),
  page: page(),
  clapper: clapper(),
  tin: await tin(),
  selfie: selfie(),
};
