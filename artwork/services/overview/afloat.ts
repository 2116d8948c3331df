import {
  box,
  clip,
  disc,
  ellipsePath,
  fill,
  layers,
  line,
  palette as ink,
  rectPath,
  ring,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed, malayalam } from '#artwork/stories/lettering.ts';

/** Width and height of a drawing. What it shows stands in water from about four fifths of the height down. */
export const AFLOAT = [240, 220] as const;

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
  );
  return layers(
    turned(phone, -9, 122, 200),
    fill('M150 22H220Q232 22 232 34V80Q232 92 220 92H190L172 112V92H162Q150 92 150 80Z', ink.ember),
    `<g transform="translate(191 58) scale(.86)">${fill(heart, white)}</g>`,
  );
}

/** A buoy with a question for its lamp. */
async function buoy(): Promise<Svg> {
  const mark = await condensed('?', 96);
  const cone = 'M70 220L102 118H138L170 220Z';
  return layers(
    mark.at(120 - mark.width / 2, 106, ink.sun),
    fill(cone, ink.paper),
    clip(cone, box(40, 146, 160, 30, ink.ember)),
    clip(cone, fill('M138 110H190V230H146Z', ink.ink, 'opacity=".22"')),
    box(96, 110, 48, 12, ink.ink, 4),
  );
}

/** A coin on its edge, a smaller one before it. */
function coins(): Svg {
  const rupee = 'M-26 -34H26M-26 -14H26M-22 -34C26 -38 26 10 -22 6L16 42';
  return layers(
    disc(106, 112, 98, ink.turmeric),
    disc(100, 108, 96, ink.sun),
    ring(100, 108, 78, ink.turmeric, 6),
    `<g transform="translate(98 106) scale(1.16)">${line(rupee, ink.teak, 12)}</g>`,
    disc(196, 176, 42, ink.brick),
    disc(192, 174, 41, ink.ember),
    ring(192, 174, 30, ink.brick, 4),
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
  );
  return layers(
    turned(window, 7, 120, 150),
    fill(
      'M126 130L190 162L160 170L146 198Z',
      white,
      `stroke="${ink.ink}" stroke-width="5" stroke-linejoin="round"`,
    ),
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
  return layers(
    box(24, 98, 196, 130, ink.paper),
    bar(-19),
    bar(0),
    disc(34, 92, 10, ink.ember),
    fill('M34 124H210', 'none', `stroke="${ink.slate}" stroke-width="4"`),
    disc(176, 160, 22, ink.ember),
    box(42, 140, 84, 10, ink.slate),
    box(42, 162, 56, 10, ink.slate),
  );
}

/** A tin of paint whose label is a letter, the brush in it. */
async function tin(): Promise<Svg> {
  const letter = await malayalam('അ', 44);
  const body = rectPath(44, 76, 152, 160);
  return layers(
    turned(layers(box(112, -6, 18, 70, ink.teak, 6), box(104, 46, 34, 34, ink.rope)), 18, 120, 70),
    fill(body, ink.mist),
    clip(body, box(150, 60, 60, 180, ink.shoal)),
    fill(ellipsePath(120, 76, 76, 20), ink.paper),
    fill(ellipsePath(120, 78, 64, 14), ink.ember),
    fill('M50 80C50 80 48 150 58 150S66 112 70 112S76 132 82 132S92 96 100 92Z', ink.ember),
    letter.at(142 - letter.width / 2, 172, ink.ink),
  );
}

/** Somebody in a life buoy who films herself. */
function selfie(): Svg {
  const buoyShape = ellipsePath(104, 179, 92, 38);
  return layers(
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
  );
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
