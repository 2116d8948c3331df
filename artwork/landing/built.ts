import {
  box,
  document,
  ellipsePath,
  fill,
  glitter,
  layers,
  line,
  palette as c,
  place,
  random,
  round,
  shade,
  sun,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { adze, carpenter } from '#artwork/home/carpenter.ts';
import type { Box } from '#artwork/wordmarks/shape.ts';
import type { Still } from '../still.ts';
import { bank } from './bank.ts';
import { letter, stand, type Frame, type Name } from './built-letters.ts';

const frames: Readonly<Record<'wide' | 'tall', Frame>> = {
  wide: {
    width: 1440,
    margin: 74,
    sky: 30,
    cap: 318,
    weight: 840,
    narrowest: 68,
    fine: 4 / 3,
    widths: [1280, 1920],
  },
  tall: {
    width: 780,
    margin: 26,
    sky: 40,
    cap: 350,
    weight: 640,
    narrowest: 58,
    fine: 1100 / 780,
    widths: [780, 1100],
  },
};

/** Sand in front of the letters. */
const sand = 68;

const names: Readonly<Record<string, Name>> = {
  dubai: { groups: ['D', 'u', 'b', 'a', 'i'], seed: 'dubai' },
  sharjah: { groups: ['S', 'h', 'a', 'r', 'jah'], seed: 'sharjah' },
  'abu-dhabi': { groups: ['Ab', 'u ', 'D', 'h', 'abi'], seed: 'abu-dhabi' },
};

/** Timber under a letter, and its shadow on the sand, away from the sun. */
function blocks({ x, y, w, h }: Box): Svg {
  const foot = y + h;
  return layers(
    fill(ellipsePath(x + w / 2 - 12, foot + 15, w / 2 + 24, 10), '#B97F48', 'opacity=".55"'),
    box(x + 6, foot, 26, 16, c.teak) + box(x + w - 32, foot, 26, 16, c.umber),
  );
}

/** A scaffold of poles with a plank to stand on. */
function scaffold(x: number, width: number, foot: number, deck: number): Svg {
  const pole = (at: number): Svg => box(at, deck - 60, 7, foot - deck + 70, '#8E4A26');
  return layers(
    line(`M${x + 3} ${foot - 6}L${x + width - 4} ${deck + 8}`, '#A4622F', 5),
    pole(x) + pole(x + width - 7),
    box(x - 20, deck, width + 40, 11, c.turmeric) + box(x - 20, deck + 8, width + 40, 3, '#8E4A26'),
    times(2, (at) => box(x - 3 + at * (width - 7), deck - 3, 13, 5, c.rope)),
  );
}

/** A ladder against a letter. */
function ladder(x: number, foot: number, top: number, lean: number): Svg {
  const h = foot - top;
  return layers(
    line(`M${x} ${foot}L${x + lean} ${top}M${x + 26} ${foot}L${x + 26 + lean} ${top}`, c.umber, 5),
    times(Math.floor(h / 24), (at) => {
      const t = (at * 24 + 14) / h;
      return line(`M${round(x + lean * t)} ${round(foot - t * h)}h26`, c.umber, 4);
    }),
  );
}

/** A mallet with iron rings. */
const mallet = layers(
  line('M0 6L-5-112', c.rope, 9),
  box(-52, -142, 96, 34, c.turmeric, 6),
  box(-52, -142, 14, 34, c.slate, 4) + box(30, -142, 14, 34, c.slate, 4),
);

/** A broad brush on a long handle. */
const brush = layers(
  line('M0 6L-6-118', '#6B3A1C', 7),
  box(-30, -142, 48, 24, c.slate, 3),
  fill('M-30-142H18L14-172Q-6-164-26-172Z', c.tide),
);

/** Shavings and offcuts on the sand. */
function chips(width: number, foot: number, seed: string): Svg {
  const next = random(seed);
  return times(26, () =>
    fill(
      ellipsePath(round(next() * width), round(foot + 20 + next() * 26), round(4 + next() * 6), 2.4),
      next() > 0.4 ? c.sun : c.glow,
    ),
  );
}

async function built(name: Name, frame: Frame): Promise<{ height: number; svg: () => Svg }> {
  const { stood, foot, size, below } = await stand(name, frame);
  const { width, cap } = frame;
  const height = Math.round(foot + Math.max(sand, below + 14));
  const [framed, half, planked, painted] = [1, 2, 3, 4].map((stage) =>
    stood.find((one) => one.stage === stage),
  );
  if (!framed || !half || !planked || !painted) throw new Error(`${name.seed}: a name in five groups`);
  const horizon = foot - 76 * size;
  const beach = `M0 ${foot - 26 * size}Q${width * 0.25} ${foot - 40 * size} ${width * 0.5} ${foot - 28 * size}T${width} ${foot - 34 * size}V${height}H0Z`;
  const water = `M0 ${horizon}H${width}V${foot}H0Z`;
  const deck = foot - cap * size * 0.42;
  const rising = (planked.x + planked.w + painted.x) / 2 + 20 * size;
  const person = 0.43 * size;
  const body = layers(
    box(0, 0, width, height, c.sand),
    sun(rising, horizon - 70 * size, cap * size * 0.5, c.sun, c.ember),
    bank(name, width, horizon),
    fill(water, c.lagoon),
    shade(water, { colour: c.tide, x: width / 2, y: foot - 4, angle: -90, length: 60, reach: 900 }),
    glitter(rising, horizon + 4, foot - 22, c.glow, 60, 150, name.seed),
    fill(beach, c.paper),
    place(
      fill(beach, '#EBC48C') +
        shade(beach, { colour: '#D09A5E', x: width / 2, y: height + 24, angle: -90, length: 90, reach: 900 }),
      0,
      7,
    ),
    stood.map(blocks),
    ladder(half.x + half.w * 0.5, foot + 14, half.y + 20 * size, 26),
    stood.map((one, index) => letter(one, index, size)),
    scaffold(planked.x + planked.w * 0.42, planked.w * 0.62, foot + 12, deck),
    place(carpenter(brush, { shirt: [c.paper, c.rope] }), planked.x + planked.w * 0.88, deck, 0, person),
    place(carpenter(mallet, { turban: [c.lagoon, c.tide] }), framed.x - 4 * size, foot + 24, 0, person),
    place(
      carpenter(adze, { turban: [c.sun, c.turmeric], shirt: [c.coral, c.rose] }),
      half.x - 26 * size,
      foot + 34,
      0,
      -person,
      person,
    ),
    chips(width, foot, name.seed),
  );
  return { height, svg: () => document(`0 0 ${width} ${height}`, body) };
}

/** Place names built like boats on a beach, one stage of the work to each part of the name. */
export const builtNames: readonly Still[] = await Promise.all(
  Object.entries(names).flatMap(([seed, name]) =>
    Object.entries(frames).map(async ([shape, frame]): Promise<Still> => {
      const { height, ...draw } = await built(name, frame);
      const { width, fine, widths } = frame;
      const key = `landing/built-${seed}${shape === 'tall' ? '-tall' : ''}`;
      return { key, width: Math.round(width * fine), height: Math.round(height * fine), draw, widths };
    }),
  ),
);
