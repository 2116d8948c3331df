import {
  box,
  clip,
  disc,
  document,
  fill,
  layers,
  line,
  palette,
  palmTree,
  type Path,
  place,
  round,
  shade,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

const width = 1440;
const height = 860;

/** Where the planks run to: the opening at the end of the hull. */
const end = { x: 930, y: 392 };

const dark = '#1A0906';
const woods = [
  palette.umber,
  '#4A1D13',
  palette.teak,
  '#74391F',
  '#8E4A26',
  '#AB6230',
  '#C97F3E',
  palette.turmeric,
];

/** How near each rib is; a step is about four fifths. */
const ribs = [1.5, 1.16, 0.9, 0.7, 0.545, 0.425, 0.33, 0.256];

function rib(near: number): Path {
  const w = 1020 * near;
  const h = 760 * near;
  const [left, right] = [round(end.x - w), round(end.x + w)];
  const top = round(end.y - h * 0.66);
  const foot = round(end.y + h * 0.74);
  const side = `${round(end.y + h * 0.1)}`;
  const low = round(end.y + h * 0.62);
  return `M${left} ${top}C${round(end.x - w * 1.02)} ${side} ${round(end.x - w * 0.5)} ${low} ${end.x} ${foot}C${round(end.x + w * 0.5)} ${low} ${round(end.x + w * 1.02)} ${side} ${right} ${top}Z`;
}

/** Planking from one rib to the next, darker towards us, and the edge of the rib. */
function frame(index: number): Svg {
  const near = ribs[index] ?? 1;
  const wood = woods[index] ?? palette.teak;
  const path = rib(near);
  return layers(
    fill(path, wood),
    shade(path, {
      colour: index === 0 ? dark : (woods[index - 1] ?? dark),
      x: end.x,
      y: end.y + 562 * near,
      angle: -90,
      length: 300 * near,
      reach: 1600,
      opacity: 0.8,
    }),
    fill(path + rib(near * 0.95), index < 7 ? dark : palette.umber, 'fill-rule="evenodd"'),
  );
}

function seams(): Svg {
  return times(17, (index) => {
    const angle = ((index * 12.5 - 10) * Math.PI) / 180;
    const at = (x: number, y: number): string =>
      `${round(end.x + Math.cos(angle) * x)} ${round(end.y + 60 + Math.sin(angle) * y)}`;
    return line(`M${at(230, 150)}L${at(1700, 1300)}`, dark, 2, 'opacity=".5"');
  });
}

/** The yard outside: palms, the sea, the beach that the hull is built on. */
function outside(): Svg {
  return clip(
    rib(0.2),
    layers(
      fill(rib(0.2), palette.glow),
      box(end.x - 400, end.y + 14, 800, 60, palette.shoal),
      box(end.x - 400, end.y + 58, 800, 300, '#E3B77C'),
      palmTree(end.x - 122, end.y + 76, 158, 0.12, palette.forest, 'yard 1'),
      palmTree(end.x + 148, end.y + 78, 124, -0.12, palette.forest, 'yard 2'),
    ),
  );
}

/** Somebody carries a plank in. */
const carpenter = layers(
  disc(0, -104, 11, dark),
  fill('M-14-92Q0-98 14-92L12-44 18 0H6L0-38-6 0H-18L-12-44Z', dark),
  fill('M-92-119 98-103 97-94-93-110Z', dark),
);

/** Inside a dhow that is being built, looking out at the yard. */
export function hull(): Svg {
  const { x, y } = end;
  return document(
    `0 0 ${width} ${height}`,
    layers(
      box(0, 0, width, height, '#2A0F0A'),
      times(ribs.length, frame),
      seams(),
      outside(),
      fill(`M${x - 24} ${y + 118}L${x - 210} ${height}H${x + 210}L${x + 24} ${y + 118}Z`, dark),
      fill(`M${x - 8} ${y + 118}L${x - 60} ${height}H${x + 60}L${x + 8} ${y + 118}Z`, palette.teak),
      place(carpenter, x + 16, y + 116),
    ),
  );
}
