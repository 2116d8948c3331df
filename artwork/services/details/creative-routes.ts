import {
  box,
  clip,
  ellipsePath as ellipse,
  fill,
  form,
  layers,
  line,
  place,
  rectPath,
  shade,
  times,
  type Path,
  type Svg,
} from '#artwork/draw/index.ts';
import { skins } from '#artwork/portraits/tones.ts';
import { arm } from '#artwork/scenes/kit.ts';
import { condensed, type Word } from '#artwork/stories/lettering.ts';
import { boy } from './creative-boy.ts';
import { one } from './creative-crowd.ts';
import { cream, lilac, pale, rain, red, violet, yellow } from './creative-umbrella.ts';

const dusk = '#9C8BCB';
const amber = '#F0A71E';
const brick = '#A92C1D';

/** An umbrella wider than a poster, and its middle panel. */
const roof: Path =
  'M-226 -62C-226 -176 -120 -258 0 -258S226 -176 226 -62Q170 -112 113 -62Q56 -112 0 -62Q-56 -112 -113 -62Q-170 -112 -226 -62Z';
const middle: Path = 'M-113 -62Q-101 -196 0 -258Q101 -196 113 -62Q56 -112 0 -62Q-56 -112 -113 -62Z';

/** The first route: a child in midair above a puddle. */
function jump(): Svg {
  return layers(
    shade(rectPath(-230, -300, 460, 600), { colour: pale, x: 0, y: 300, angle: -90, length: 330 }),
    rain('jump', [-216, -286, 432, 330], dusk, (x, y) => Math.abs(x) < 128 && y > -250),
    form('M-230 118Q-120 66 0 78T230 98V300H-230Z', lilac, violet, 0, 330, -90, 190),
    times(2, (each) => line(ellipse(0, 136, 150 - each * 46, 26 - each * 9), pale, 5)),
    fill(ellipse(0, 136, 58, 8), violet),
    place(
      boy({
        arms: [
          [
            [-188, 96],
            [-214, -34],
          ],
          [
            [190, 92],
            [222, -40],
          ],
        ],
        legs: [
          [
            [-98, 452],
            [-66, 530],
          ],
          [
            [92, 446],
            [62, 530],
          ],
        ],
        pitch: 0.3,
      }),
      0,
      -180,
      0,
      0.47,
    ),
  );
}

/** The second route: somebody on the way to the office in a boat of newspaper. */
function sail(): Svg {
  const skin = skins.bronze;
  const hull: Path = 'M-176 0L-60 34H66L182 -10L112 132H-112Z';
  const water = (y: number, depth: number): Path =>
    `M-230 ${y}${'q28 -26 57 0t57 0'.repeat(4)}V${y + depth}H-230Z`;
  return layers(
    shade(rectPath(-230, -300, 460, 420), { colour: dusk, x: 0, y: -300, angle: 90, length: 300 }),
    rain('sail', [-216, -286, 432, 340], violet, (x, y) => Math.abs(x - 4) < 116 && y > -210),
    fill(water(66, 90), dusk),
    // A sail of the same paper behind her.
    place(
      form('M-128 66L-8 -196L124 66Z', cream, '#E2D3B4', -60, 60, -60, 120) +
        times(5, (row) => line(`M${-74 + row * 13} ${24 - row * 34}H${64 - row * 15}`, pale, 6)),
      -6,
      18,
    ),
    place(one('student', 0, 0, 1, 'right'), -4, -98, 0, 0.62),
    place(
      arm([84, 214], [176, 262], [232, 168], 30, dusk, skin, { bare: 0.2, curl: 0.9, turn: -70 }) +
        line('M232 -6L238 430', violet, 15) +
        fill('M214 400Q240 384 262 400L270 506Q240 528 210 506Z', red),
      -4,
      -98,
      0,
      0.62,
    ),
    place(
      layers(
        form(hull, cream, '#D8C7A2', -100, 120, -48, 120),
        fill('M-60 34H66L0 -2Z', '#E2D3B4'),
        times(3, (row) => box(-86 + row * 8, 58 + row * 20, 66, 7, dusk) + box(8, 58 + row * 20, 84 - row * 9, 7, dusk)),
      ),
      0,
      18,
    ),
    form(water(106, 220), lilac, violet, 0, 330, -90, 190),
  ); // prettier-ignore
}

/** The third: two strangers under one umbrella, which is wider than the poster. */
function shelter(): Svg {
  const dry = (x: number, y: number): boolean =>
    y > -70 - 206 * Math.sqrt(Math.max(0, 1 - (x / 226) ** 2)) && Math.abs(x) < 206;
  return layers(
    shade(rectPath(-230, -300, 460, 600), { colour: amber, x: 0, y: 300, angle: -90, length: 420 }),
    rain('shelter', [-216, -286, 432, 430], violet, dry),
    line('M0 -140V180', violet, 13),
    form(roof, red, brick, 250, -90, 190, 240),
    form(middle, cream, '#E2D3B4', 130, -70, 190, 150),
    one('trader', -88, 0, 0.58, 'right'),
    one('sender', 92, -6, 0.6, 'left'),
    fill('M-230 140H230V300H-230Z', red),
    shade(rectPath(-230, 140, 460, 160), { colour: brick, x: 0, y: 330, angle: -90, length: 190 }),
  );
}

/** One route on its board; that which was chosen has a ring round its line. */
function board(ground: string, art: Svg, text: Word, chosen: boolean): Svg {
  const scale = Math.min(1, (chosen ? 290 : 392) / text.width);
  const half = (text.width * scale) / 2;
  const ring = 'M-150 150C-40 126 190 138 194 206C204 292 -60 282 -150 262C-214 246 -214 174 -110 156';
  return clip(
    rectPath(-216, -286, 432, 572),
    box(-216, -286, 432, 572, ground) + art + text.at(-half, 240, cream, scale) + (chosen ? line(ring, yellow, 9) : ''),
  ); // prettier-ignore
}

/** Where the boards hang: place and size of each. */
type Hanging = readonly (readonly [x: number, y: number, size: number])[];

/** Three routes on three boards, each with its line and its people. */
export async function ideas(width: number, height: number, hanging: Hanging): Promise<Svg> {
  const lines = ['Jump in.', 'Sail to work.', 'Room for two.'].map((text) => condensed(text, 62));
  const [first, second, third] = (await Promise.all(lines)) as [Word, Word, Word];
  const boards = [
    board(cream, jump(), first, false),
    board(pale, sail(), second, false),
    board(yellow, shelter(), third, true),
  ];
  return layers(
    // A little beyond the sides, which a rounded height would leave translucent.
    box(-4, 0, width + 8, height, violet),
    hanging.map(([x, y, size], index) => place(boards[index] ?? '', x, y, 0, size)),
  );
}
