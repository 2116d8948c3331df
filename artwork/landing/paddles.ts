import {
  brass,
  clip,
  disc,
  document,
  fill,
  layers,
  line,
  palette as c,
  place,
  times,
  turned,
  type Path,
  type Svg,
} from '#artwork/draw/index.ts';
import { type Skin, skins } from '#artwork/portraits/tones.ts';

/** A paddle held up at an auction, and the arm below it; pages cut the arm off wherever the bidder's shoulder is. */
export const paddleBox = { width: 340, height: 760 };

/** Left and right edges of a forearm that widens downwards from the wrist. */
const forearm: Path = 'M134 404C134 440 118 480 108 560L100 760H240L232 560C222 480 206 440 206 404Z';

/** The board, empty for the number that pages set on it, and its handle down to below the fist. */
function board(turn: number): Svg {
  const panel =
    'M52 20H288Q310 20 310 42V194Q310 216 288 216H202L186 250H154L138 216H52Q30 216 30 194V42Q30 20 52 20Z';
  return turned(
    layers(
      fill('M152 236H188V424Q188 436 170 436Q152 436 152 424Z', c.teak),
      fill('M172 236H188V424Q188 434 172 436Z', c.umber),
      fill(panel, c.sun),
      clip(panel, fill('M0 198Q170 216 340 198V260H0Z', c.turmeric)),
      disc(170, 226, 5, c.teak),
    ),
    turn,
    170,
    300,
  );
}

/** The palm, behind the handle. */
const palm = ({ lit, shade }: Skin): Svg =>
  fill('M134 414C130 396 120 380 122 340H222C240 372 216 384 206 414Q170 426 134 414Z', lit) +
  fill('M140 398H200C210 390 206 372 196 366H140Z', shade);

/** A fist seen from the side of the palm: four fingers around the handle, the thumb across two of them. */
function fist(skin: Skin, nail: string): Svg {
  const { lit, shade, line: crease } = skin;
  const fingers = [
    [286, 196],
    [315, 204],
    [344, 200],
    [372, 190],
  ] as const;
  return layers(
    fingers.map(([y, end]) => {
      const path: Path = `M136 ${y}H${end - 15}Q${end} ${y} ${end} ${y + 15}Q${end} ${y + 30} ${end - 15} ${y + 30}H136Q114 ${y + 30} 112 ${y + 15}Q114 ${y} 136 ${y}Z`;
      return layers(
        fill(path, lit),
        clip(path, fill(`M108 ${y}H124Q116 ${y + 15} 128 ${y + 34}H108Z`, shade)),
        line(`M122 ${y + 29}Q134 ${y + 31} ${end - 14} ${y + 30}`, crease, 3),
      );
    }),
    fill(
      'M206 414C204 398 196 392 198 374C200 352 194 340 204 330C206 306 216 300 226 304C244 320 248 356 234 380C222 398 206 400 206 414Z',
      lit,
    ),
    fill(
      'M236 360C248 330 240 302 216 296L172 288C154 286 146 300 152 312C156 320 166 322 178 324L204 330C196 352 204 372 220 378Z',
      lit,
    ),
    line('M204 330L178 324Q156 322 152 308M204 330C196 352 196 376 202 396', crease, 3),
    fill('M158 296Q166 290 178 293L184 312Q166 312 158 306Q155 300 158 296Z', nail),
    line('M212 304Q218 312 214 322', shade, 3),
  );
}

interface Bidder {
  skin: Skin;
  nail?: string;
  turn: number;
  mirrored?: boolean;
  sleeve: Svg;
}

/** An arm's bare skin, its far edge in shade. */
const bare = ({ lit, shade }: Skin): Svg =>
  fill(forearm, lit) + clip(forearm, fill('M196 400C206 450 206 520 212 760H250V400Z', shade));

/** A wide white sleeve with a stitched hem. */
const kandura = layers(
  fill('M112 436H228L262 760H78Z', c.paper),
  fill('M196 436H228L262 760H206Q214 560 196 436Z', c.rope),
  line('M113 456H227', c.rope, 3),
  line('M142 500Q150 620 128 740M176 520Q180 620 170 760', c.rope, 4),
);

/** Gold bangles on a bare arm, and the hem of a silk sleeve. */
const bangles = layers(
  times(7, (at) => {
    const [y, half] = [432 + at * 17, 42 + at * 3.4];
    const [tone, edge] = at % 3 === 1 ? [c.ember, c.brick] : [brass[1], brass[2]];
    const curve = `M${170 - half} ${y}Q170 ${y + 16} ${170 + half} ${y}`;
    return (
      line(curve, edge, 13) + line(`M${170 - half} ${y - 2}Q170 ${y + 14} ${170 + half} ${y - 2}`, tone, 9)
    );
  }),
  fill('M84 640Q170 664 256 640L272 760H68Z', c.jade),
  fill('M84 640Q170 664 256 640L260 672Q170 698 80 672Z', brass[1]),
  line('M82 656Q170 680 258 656', brass[3], 3, 'stroke-dasharray="6 9"'),
  fill('M222 690Q250 684 262 680L272 760H226Z', c.forest),
);

/** A striped shirt, its sleeve rolled up twice. */
const rolled = layers(
  fill('M92 560H248L266 760H74Z', c.lagoon),
  times(6, (at) => line(`M${112 + at * 23} 570L${104 + at * 26} 760`, c.aqua, 4)),
  fill('M92 516Q170 536 248 516L254 578Q170 600 86 578Z', c.aqua),
  times(7, (at) =>
    line(
      `M${104 + at * 22} ${526 + (at === 3 ? 6 : 3)}L${100 + at * 23.4} ${582 + (at === 3 ? 6 : 3)}`,
      c.lagoon,
      4,
    ),
  ),
  line('M88 548Q170 568 252 548', c.deep, 3.5),
  fill('M86 578Q170 600 254 578L255 588Q170 612 85 588Z', c.deep),
);

/** A white cuff with a link of gold, and the sleeve of a suit with its buttons. */
const suit = layers(
  fill('M120 428H220L228 490H112Z', c.paper),
  fill('M200 428H220L228 490H206Z', c.rope),
  disc(146, 458, 11, brass[2]) + disc(145, 457, 9, brass[1]) + disc(142, 454, 3, brass[0]),
  fill('M100 478Q170 492 240 478L266 760H74Z', c.laterite),
  fill('M206 486Q228 484 240 478L266 760H216Z', c.clay),
  times(
    3,
    (at) => disc(126 - at * 2, 512 + at * 30, 9, c.clay) + disc(125 - at * 2, 510 + at * 30, 8, c.sun),
  ),
  line('M176 540Q182 640 172 760', c.clay, 4),
);

export const bidders: readonly Bidder[] = [
  { skin: skins.olive, turn: -5, sleeve: kandura },
  { skin: skins.bronze, nail: c.ember, turn: 4, mirrored: true, sleeve: bangles },
  { skin: skins.brown, turn: -3, sleeve: rolled },
  { skin: skins.fair, turn: 6, mirrored: true, sleeve: suit },
];

/** An arm with its paddle, on no ground. */
export function raised({ skin, nail = skin.shade, turn, mirrored = false, sleeve }: Bidder): Svg {
  const arm = layers(bare(skin), palm(skin), board(mirrored ? -turn : turn), fist(skin, nail), sleeve);
  return mirrored ? place(arm, paddleBox.width, 0, 0, -1, 1) : arm;
}

export const paddle = (bidder: Bidder): Svg =>
  document(`0 0 ${paddleBox.width} ${paddleBox.height}`, raised(bidder));
