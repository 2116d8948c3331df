import {
  box,
  clip,
  disc,
  fill,
  layers,
  place,
  rectPath,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { worlds } from '#artwork/stories/worlds.ts';
import { bag, crowd, match, name, pot } from './mall-of-mukkam.ts';
import { cook, grandmother, reviewer, voice } from './mukkam-people.ts';

const { ground, paper, mark, ink } = worlds['mall-of-mukkam'];
const [teal, sun, lit] = ['#2b8f80', '#ffcf4d', '#f7c98b'];

/** Where a person stands behind the roof: their eyes, and their size. */
type Stand = readonly [person: Svg, x: number, y: number, size: number];

/** The mall as wide as the picture, its name in lights between its edges; people and what they talk about on its roof. */
function mall(
  [width, height]: readonly [width: number, height: number],
  {
    top,
    span,
    arch,
    bulbs,
  }: { top: number; span: number; arch: readonly [foot: number, rise: number]; bulbs: number },
  people: readonly Stand[],
  things: readonly Stand[],
): Svg {
  const scale = span / name.width;
  const [left, foot] = [(width - span) / 2, top + 0.24 * span];
  const letters = `<mask id="mukkam" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">${name.at(left, foot, '#ffffff', scale)}</mask>`;
  const unit = span / 484;
  const windows = times(12 * 40, (index) => {
    const [column, row] = [index % 40, Math.floor(index / 40)];
    const glows = (column * 7 + row * 5) % 11 < 2;
    return box(
      left + (column * 13 - 22) * unit,
      top + (row * 16 - 8) * unit,
      6 * unit,
      9 * unit,
      glows ? sun : teal,
    );
  });
  const [from, rise] = arch;
  const stage = `M0 ${top}V${from}Q${width / 2} ${from - 2 * rise} ${width} ${from}V${top}Z`;
  return layers(
    box(0, 0, width, height, ground),
    fill(stage, lit),
    shade(stage, { colour: '#e29a55', x: width / 2, y: top, angle: -90, length: 130, reach: width }),
    times(bulbs + 1, (bulb) => {
      const part = bulb / bulbs;
      return disc(width * part, from - 4 * rise * part * (1 - part), 8, bulb % 2 ? paper : sun);
    }),
    clip(rectPath(0, -400, width, top + 401), layers(people.map(([person, x, y, size]) => place(person, x, y, 0, size)))),
    box(0, top, width, foot - top, ink),
    box(0, foot, width, height, '#c9713a'),
    shade(rectPath(0, foot, width, height - foot), { colour: ground, x: width / 2, y: height, angle: -90, length: 90, reach: width }),
    things.map(([thing, x, y, size]) => place(thing, x, y, 0, size)),
    name.at(left, foot, mark, scale),
    letters,
    `<g mask="url(#mukkam)">${windows}${shade(rectPath(0, top, width, height), { colour: teal, x: width / 2, y: foot + 44 * unit, angle: -90, length: 90 * unit, reach: width, opacity: 0.7 })}</g>`,
    crowd(Math.ceil(width / 55) + 1, 0, height - 42),
  ); // prettier-ignore
}

/** The four close together in two rows, on a stage whose roof is an arch. */
const gathered = (arch: readonly [foot: number, rise: number]): Svg =>
  mall(
    [780, 870],
    { top: 520, span: 740, arch, bulbs: 16 },
    [
      [cook, 250, 210, 1.05],
      [voice, 530, 200, 1.05],
      [reviewer, 140, 380, 1.12],
      [grandmother, 634, 390, 1.12],
    ],
    [
      [bag, 264, 520, 1.5],
      [pot, 370, 520, 1.2],
      [match, 492, 520, 1.35],
    ],
  );

/** The mall on the right of a wide picture, its street and the crowd going on to the left. */
export function mukkamWide(): Svg {
  const [width, foot] = [1440, 697];
  return layers(
    box(0, 0, width, 870, ground),
    box(0, foot, width, 173, '#c9713a'),
    shade(rectPath(0, foot, width, 173), { colour: ground, x: width / 2, y: 870, angle: -90, length: 90, reach: width }),
    place(gathered([440, 260]), width - 780, 0),
    // A post ends the stage, which has no edge of the picture there.
    box(640, 430, 40, foot - 430, ink),
    box(626, 412, 68, 22, mark),
    disc(660, 396, 18, sun),
    crowd(12, -6, 828, 19),
  ); // prettier-ignore
}

/** The same for phones. */
export function mukkamTall(): Svg {
  return gathered([250, 110]);
}
