import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  palette,
  place,
  rectPath,
  round,
  roundedPath,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import type { Word } from '#artwork/stories/lettering.ts';

const { night, ink, ember, laterite, sun, paper, mist } = palette;

const back = 'M-106 -40V-206Q-106 -274 -40 -274H40Q106 -274 106 -206V-40Z';
const cushion = roundedPath(-96, -130, 192, 62, 20);
const front = rectPath(-100, -78, 200, 64);
const arms = roundedPath(-156, -164, 66, 152, 32) + roundedPath(90, -164, 66, 152, 32);
const legs = fill('M-138 -14h34l-8 44h-14zM138 -14h-34l8 44h14z', ink);

/** The armchair, from its front, 312 wide; its floor is at 30. */
export const chair = layers(
  legs,
  fill(back, ember) + clip(back, box(20, -280, 100, 260, laterite)),
  fill(front, laterite) + fill(cushion, palette.coral) + clip(cushion, box(20, -130, 100, 70, ember)),
  fill(roundedPath(-156, -164, 66, 152, 32), ember) + fill(roundedPath(90, -164, 66, 152, 32), palette.brick),
  disc(-123, -132, 15, palette.coral) + disc(123, -132, 15, laterite),
); // prettier-ignore

/** The armchair as a plan. */
export const outlined = layers(
  [back, front, cushion, arms].map((d) => fill(d, '#F7D774') + line(d, night, 7)),
  line('M-126 -12l5 40M126 -12l-5 40M0 -306V-30', night, 7, 'stroke-dasharray="18 14"'),
);

/** The mark of a place on a map; its point is at 0. */
export const pin =
  fill('M0 0C-16 -38 -50 -52 -50 -94a50 50 0 1 1 100 0C50 -52 16 -38 0 0Z', palette.lagoon) +
  disc(0, -94, 19, paper);

/** Somebody who looks up, from behind. */
export const onlooker =
  fill('M186 270C186 258 206 244 232 244S278 258 278 270Z', palette.lagoon) +
  disc(232, 220, 28, '#8A4B2A') +
  fill('M203 224C196 186 244 176 260 196C253 207 238 205 233 216C231 228 222 238 213 241Z', ink);

/** A pencil; its point is at 0. */
export const pencil =
  fill('M0 0L46 -22H420V22H46Z', palette.lagoon) +
  box(46, -7, 374, 14, palette.deep) +
  fill('M0 0L46 -22V22Z', palette.blush) +
  fill('M0 0L16 -8V8Z', ink);

/** The grounds of the six services above, from left to right. */
const streams = ['#F7D774', palette.coral, palette.aqua, paper, '#CFE3EA', palette.apricot];

interface Sold {
  width: number;
  height: number;
  /** Where the armchair stands, and its size. */
  middle: number;
  scale: number;
}

/** Six streams as wide as the page that become the armchair's cloth, and a cat that came without one. */
export function sold(word: Word, { width, height, middle, scale }: Sold): Svg {
  const [broad, floor] = [35.4 * scale, height - 45];
  const meet = round(floor - 190 * scale);
  const bend = round(meet * 0.52);
  const stripes = streams.map((colour, index) => box(-106 + index * 35.4, -290, 35.6, 300, colour));
  // They overlap a little, so that no ground shows between them.
  const edge = (index: number, down: boolean): string => {
    const [from, to] = [
      (width / 6) * index + (down ? 0 : 1),
      round(middle + (index - 3) * broad) + (down ? 0 : 1),
    ];
    return down
      ? `M${from} -1C${from} ${bend} ${to} ${bend} ${to} ${meet}V${floor - 20}`
      : `H${to}V${meet}C${to} ${bend} ${from} ${bend} ${from} -1Z`;
  };
  return layers(
    streams.map((colour, index) => fill(edge(index, true) + edge(index + 1, false), colour)),
    place(
      layers(
        legs,
        clip(roundedPath(-106, -150, 212, 112, 2), layers(stripes)),
        fill(rectPath(-106, -150, 212, 24), night, 'opacity=".28"'),
        clip(cushion, layers(stripes)) + clip(front, layers(stripes) + box(-110, -80, 220, 70, night).replace('/>', ' opacity=".34"/>')),
        fill(roundedPath(-156, -164, 66, 152, 32), mist) + fill(roundedPath(90, -164, 66, 152, 32), palette.shoal),
        disc(-123, -132, 15, paper) + disc(123, -132, 15, mist),
        // The cat, asleep.
        place(
          fill('M-74 0C-82 -52 -34 -70 6 -66C46 -62 66 -34 60 0Z', night) +
            fill('M-84 0C-100 -20 -86 -44 -68 -48L-70 -70L-52 -56L-34 -68L-36 -44C-24 -28 -34 -6 -46 0Z', ink) +
            line('M58 -8C84 0 84 22 62 30', night, 15) +
            line('M-74 -26q7 7 14 0M-54 -24q7 7 14 0', paper, 3.4),
          8, -124,
        ),
        // The ticket on its arm.
        line('M124 -150L146 -116', paper, 4),
        turned(box(110, -118, 104, 58, sun, 5) + word.at(162 - word.width / 2, -78, ink), 8, 162, -90),
      ),
      middle, floor, 0, scale,
    ),
  ); // prettier-ignore
}
