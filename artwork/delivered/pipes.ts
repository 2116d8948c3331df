import {
  box,
  brass,
  clip,
  disc,
  fill,
  layers,
  line,
  palette,
  place,
  ring,
  roundedPath,
  silver,
  times,
  turned,
  type Path,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed } from '#artwork/stories/lettering.ts';

const { ink, paper, lagoon, aqua, ember, laterite } = palette;
const [lit, flat, dark] = silver;

/** Baseline, height of small letters and of ascenders, all on the pipe's centre line. */
const [base, small, tall] = [430, 190, 70] as const;

/** A stroke with flat ends. */
const stroke = (d: Path, colour: string, width: number, shift = 0): Svg =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${shift ? ` transform="translate(${shift} ${shift})"` : ''}/>`;

/** Lengths of pipe that touch, lit from above: outlines first, so that joints stay open. */
function pipes(...runs: readonly Path[]): Svg {
  const d = runs.join('');
  return layers(stroke(d, ink, 80), stroke(d, flat, 64), stroke(d, dark, 14, 18), stroke(d, lit, 12, -15));
}

/** A brass collar around a pipe that runs down, or across. */
function collar(x: number, y: number, across = false): Svg {
  const body = layers(
    fill(roundedPath(-49, -19, 98, 38, 7), ink),
    fill(roundedPath(-42, -12, 84, 24, 3), brass[1]),
    box(-42, 4, 84, 8, brass[2]),
    box(-32, -12, 12, 24, brass[0]),
  );
  return place(body, x, y, across ? 90 : 0);
}

/** A valve's wheel. */
function wheel(x: number): Svg {
  return layers(
    box(x - 11, 100, 22, 80, ink),
    disc(x, 74, 46, ink),
    disc(x, 74, 37, ember),
    ring(x, 74, 20, laterite, 7),
    line(`M${x} 44V104M${x - 30} 74H${x + 30}`, ink, 9),
    disc(x, 74, 10, paper),
  );
}

function drop(x: number, y: number, size: number): Svg {
  const body = fill('M0 -26C12 -6 17 4 17 13A17 17 0 0 1 -17 13C-17 4 -12 -6 0 -26Z', lagoon);
  return place(body + disc(-6, 12, 4, aqua), x, y, 0, size);
}

/** The figure two comes out of the wall and ends in a tap; it can be wider than usual by so much. */
function two(wider = 0): Svg {
  const tap = layers(
    fill('M248 388H330C372 388 392 414 392 458V486H324V464C324 456 318 452 310 452H248Z', ink),
    fill('M258 398H330C366 398 382 422 382 458V476H334V464C334 450 326 442 310 442H258Z', brass[1]),
    line('M262 408H330C356 408 368 424 370 446', brass[0], 9),
    box(296, 340, 24, 56, ink),
    fill(roundedPath(252, 316, 112, 34, 17), ink),
    fill(roundedPath(261, 324, 94, 18, 9), ember),
    drop(358, 522, 0.8),
  );
  return layers(
    pipes(
      `M-700 ${tall}H${180 + wider}a50 50 0 0 1 50 50V200a50 50 0 0 1 -50 50H110a50 50 0 0 0 -50 50V380a50 50 0 0 0 50 50H${240 + wider}`,
    ),
    place(tap, wider, 0),
    collar(118, tall, true),
    collar(60, 318),
    collar(230 + wider, 160),
    collar(244 + wider, base, true),
  );
}

/** An upright between two collars. */
const stem = (x: number, top: number): Svg => pipes(`M${x} ${top}V448`) + collar(x, top) + collar(x, 450);

/** A small i under the wheel of a valve. */
const valve = (x: number): Svg => wheel(x) + stem(x, small);

/** An arch from one upright to the next, 104 apart. */
const arch = (x: number, foot: string): Path =>
  `M${x} 270V${small + 50}a50 50 0 0 1 50 -50h4a50 50 0 0 1 50 50${foot}`;

/** An l whose middle has broken out. The missing length is dashed, its size is on the tag. */
async function broken(x: number): Promise<Svg> {
  const tag = await condensed('15 mm', 23);
  const edges = [
    [-40, 196, 214],
    [40, 196, 214],
    [-40, 334, 320],
    [40, 334, 320],
  ] as const;
  const [above, below] = [
    `L${x + 40} ${edges[1][1]}L${x + 16} 218L${x - 4} 202L${x - 24} 222L${x - 40} ${edges[0][1]}`,
    `L${x + 40} ${edges[3][1]}L${x + 20} 318L${x} 336L${x - 20} 316L${x - 40} ${edges[2][1]}`,
  ];
  return (
    layers(
      clip(`M${x - 40} 0H${x + 40}${above}Z`, pipes(`M${x} 54V250`)),
      clip(`M${x - 40} 460H${x + 40}${below}Z`, pipes(`M${x} 300V448`)),
      line(above.replace('L', 'M'), ink, 8),
      line(below.replace('L', 'M'), ink, 8),
      line(`M${x - 36} 216V316M${x + 36} 216V316`, ink, 6, 'stroke-dasharray="12 12"'),
      collar(x, 54),
      collar(x, 450),
    ) +
    turned(
      layers(
        line(`M${x - 14} 238L${x} 208L${x + 14} 238`, ink, 5),
        fill(roundedPath(x - 56, 234, 112, 60, 8), ink),
        fill(roundedPath(x - 50, 240, 100, 48, 4), paper),
        tag.at(x - 42, 276, ink),
      ),
      -6,
      x,
      262,
    )
  );
}

/** The word after it; water leaves at the right. */
async function million(): Promise<Svg> {
  const [m, o, n] = [494, 1350, 1556];
  return layers(
    pipes(arch(m, 'V448M598 270'), arch(m + 104, 'V448'), `M${m} 200V448`),
    collar(m, small + 8),
    times(3, (i) => collar(m + i * 104, 450)),
    valve(836),
    stem(962, 54),
    valve(1222),
    await broken(1088),
    pipes(`M${o} 240V380a50 50 0 0 0 100 0V240a50 50 0 0 0 -100 0V260`),
    collar(o, 366),
    collar(o + 100, 258),
    pipes(arch(n, 'V380a50 50 0 0 0 50 50H1900'), `M${n} 200V448`),
    collar(n, small + 8),
    collar(n, 450),
    collar(n + 104, 330),
  );
}

/** "2 million" as pipework with one part missing, 1760 by 560. */
export async function pipework(): Promise<Svg> {
  return place(two(), 28, 0) + place(await million(), 30, 10, 0, 0.975);
}

/** The same in two lines for phones, 1400 by 1540. */
export async function tallPipework(): Promise<Svg> {
  return place(two(190), 48, -20, 0, 2.05) + place(await million(), -342, 1080, 0, 0.93);
}
