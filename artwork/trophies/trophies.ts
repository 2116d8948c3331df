import {
  box,
  bronze,
  circlePath,
  disc,
  fill,
  form,
  layers,
  lensPath,
  line,
  palette as c,
  place,
  rectPath,
  ring,
  silver,
  starPath,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { malayalam } from '#artwork/stories/lettering.ts';
import { metal, metalDisc, plinth } from '#artwork/trophies/parts.ts';

/** A flower carpet of four rings, struck in silver and set on edge. */
export function carpet(): Svg {
  const rings = [150, 117, 84, 51];
  const petals = rings.flatMap((radius, at) =>
    Array.from({ length: 14 - at * 2 }, (_, index) => {
      const turn = (index / (14 - at * 2)) * 360 + at * 17;
      const angle = (turn * Math.PI) / 180;
      const petal = fill(lensPath(0, 0, 40 - at * 4, 18 - at), at % 2 ? silver[3] : silver[2]);
      return place(petal, 200 + Math.cos(angle) * radius, 190 + Math.sin(angle) * radius, turn + 90);
    }),
  );
  return layers(
    disc(206, 192, 178, silver[3]),
    metalDisc(200, 190, 176, silver),
    ring(200, 190, 172, silver[2], 4),
    petals,
    disc(200, 190, 21, silver[3]),
    plinth(92, 308, 346, c.umber),
  );
}

/** A reel with unwinding film. */
export function reel(): Svg {
  const holes = Array.from({ length: 5 }, (_, index) => {
    const angle = (index / 5) * 2 * Math.PI - Math.PI / 2;
    return circlePath(200 + Math.cos(angle) * 96, 226 + Math.sin(angle) * 96, 46);
  }).join('');
  const pierced = (x: number): string => `<g transform="translate(${x})" fill-rule="evenodd">`;
  const wheel = circlePath(200, 226, 170) + holes + circlePath(200, 226, 20);
  return layers(
    `${pierced(7)}${fill(wheel, silver[3])}</g>${pierced(0)}${metal(wheel, silver, 370, 290)}</g>`,
    ring(200, 226, 162, silver[2], 4),
    box(200, 384, 270, 16, silver[3]),
    times(9, (index) => box(242 + index * 25, 389, 12, 6, silver[0])),
  );
}

/** A magnifying glass with a question in it. */
export function question(): Svg {
  const glass = circlePath(180, 150, 140) + circlePath(180, 150, 100);
  return layers(
    disc(180, 150, 102, c.paper),
    fill('M262 232L372 372L344 400L234 262Z', silver[2]),
    metal(glass, silver, 320, 190),
    ring(180, 150, 138, silver[2], 5),
    line('M138 116C138 70 222 70 222 122C222 154 180 152 180 188', c.night, 28),
    disc(180, 230, 17, c.night),
    line('M108 148a74 74 0 0 1 30 -58', '#FFFFFF', 10),
    plinth(300, 420, 372, silver[3]),
  );
}

const zha = await malayalam('ഴ', 200);

/** The letter zha, cast in thick metal. */
export function letter(): Svg {
  const scale = 280 / zha.width;
  const depth = times(7, (index) => zha.at(76 - index * 2, 338 - index, bronze[3], scale));
  const face = zha.at(60, 330, '#FFFFFF', scale);
  return layers(
    depth,
    zha.at(60, 330, bronze[0], scale),
    `<mask id="zha">${face}</mask><g mask="url(#zha)">${metal(rectPath(0, 0, 400, 400), ['none', bronze[1], bronze[2], bronze[3]], 372, 330)}</g>`,
    plinth(40, 360, 348, c.umber),
  );
}

/** A compass star: each point has a lit half and one in shade. */
export function star(): Svg {
  const lesser = starPath(200, 190, 128, 52, 4, 45);
  const halves = Array.from({ length: 4 }, (_, index) =>
    place(form('M0 0L0 -190L48 -48Z', silver[1], silver[2], 64, -40, 180, 96), 200, 190, index * 90),
  );
  return layers(
    metal(lesser, [silver[1], silver[2], silver[3], silver[3]], 320, 210),
    fill(starPath(200, 190, 190, 66, 4), silver[0]),
    halves,
    metalDisc(200, 190, 26, bronze),
    plinth(116, 284, 340, c.umber),
    fill('M186 340L194 240H206L214 340Z', silver[3]),
  );
}

/** A kettle at the boil. */
export function kettle(): Svg {
  const body = 'M84 392C52 350 56 250 110 204Q200 150 290 204C344 250 348 350 316 392Z';
  return layers(
    line('M118 214C110 90 290 90 282 214', bronze[3], 20),
    fill('M318 262L404 176L436 190L428 210L352 344Z', bronze[2]),
    metal(body, bronze, 336, 220),
    fill('M136 190Q200 156 264 190L256 204H144Z', bronze[2]),
    disc(200, 158, 17, bronze[3]),
    fill('M78 384H322L330 400H70Z', bronze[3]),
    line('M446 160q-20 -28 4 -54t-2 -56', c.rope, 8),
  );
}
