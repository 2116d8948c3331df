import {
  box,
  clip,
  document,
  ellipsePath,
  fill,
  form,
  layers,
  lensPath,
  line,
  palette,
  palmTree,
  place,
  rectPath,
  round,
  shade,
  times,
  type Path,
  type Svg,
} from '#artwork/draw/index.ts';
import { adze, carpenter, dark } from './carpenter.ts';

const width = 1440;
const height = 860;

/** The vanishing point of the planks: the opening at the end of the hull. */
const end = { x: 960, y: 400 };

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

/** Scale of each rib; the opening is inside the last one. */
const ribs = [1.56, 1.24, 0.99, 0.8, 0.65, 0.53, 0.435, 0.365];
const opening = 0.31;

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

/** Planking from one rib to the next, darker towards the viewer, and the edge of the rib. */
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
    fill(path + rib(near * 0.955), index < 7 ? dark : palette.umber, 'fill-rule="evenodd"'),
  );
}

function seams(): Svg {
  return times(17, (index) => {
    const angle = ((index * 12.5 - 10) * Math.PI) / 180;
    const at = (x: number, y: number): string =>
      `${round(end.x + Math.cos(angle) * x)} ${round(end.y + 60 + Math.sin(angle) * y)}`;
    return line(`M${at(330, 200)}L${at(1700, 1300)}`, dark, 2, 'opacity=".5"');
  });
}

/** The yard outside: palms, the sea, and the beach where the hull is built. */
function outside(): Svg {
  const { x, y } = end;
  const [left, sea, beach] = [x - 400, y + 24, y + 84];
  return clip(
    rib(opening),
    layers(
      form(rectPath(left, y - 200, 800, 260), palette.glow, palette.apricot, x, sea + 6, -90, 120),
      form(rectPath(left, sea, 800, 70), palette.shoal, palette.lagoon, x, sea, 90, 50),
      times(9, (index) =>
        fill(
          lensPath(
            x - 300 + ((index * 211) % 600),
            sea + 14 + ((index * 17) % 38),
            40 + ((index * 13) % 34),
            4,
          ),
          palette.mist,
        ),
      ),
      fill(
        `M${left} ${beach}Q${x - 200} ${beach - 16} ${x} ${beach - 4}T${x + 400} ${beach - 8}V${y + 300}H${left}Z`,
        palette.paper,
      ),
      form(
        `M${left} ${beach + 5}Q${x - 200} ${beach - 9} ${x} ${beach + 4}T${x + 400} ${beach}V${y + 300}H${left}Z`,
        '#EBC48C',
        '#C98F55',
        x,
        y + 190,
        -90,
        90,
      ),
      palmTree(x - 208, beach + 22, 232, 0.12, palette.forest, 'yard 1'),
      palmTree(x + 232, beach + 16, 184, -0.12, palette.forest, 'yard 2'),
    ),
  );
}

/** The timber on two blocks, with chips around it. */
const timber = layers(
  box(-236, -26, 34, 32, dark),
  box(-82, -26, 34, 32, dark),
  form('M-276-58H-22V-22H-276Z', palette.turmeric, '#8E4A26', -150, -18, -90, 40),
  fill('M-276-58H-22L-14-66H-262Z', palette.glow),
  fill('M-22-58L-14-66V-30L-22-22Z', '#8E4A26'),
  line('M-262-44H-150M-216-34H-60M-120-48H-40', '#8E4A26', 2, 'opacity=".7"'),
  times(11, (index) =>
    fill(
      ellipsePath(-262 + ((index * 97) % 330), 8 + ((index * 29) % 26), 7 + ((index * 7) % 6), 2.6),
      index % 3 ? palette.sun : palette.glow,
    ),
  ),
);

/** Darkens the near planks at the left, as a background for text. */
function dusk(): Svg {
  const all = rectPath(0, 0, width, height);
  return layers(
    `<linearGradient id="dusk"><stop offset=".14" stop-color="${dark}" stop-opacity=".88"/><stop offset=".36" stop-color="${dark}" stop-opacity=".5"/><stop offset=".62" stop-color="${dark}" stop-opacity="0"/></linearGradient>`,
    fill(all, 'url(#dusk)'),
    shade(all, { colour: dark, x: -40, y: 430, angle: 0, length: 740, reach: 900, opacity: 0.7 }),
  );
}

/** Inside a dhow under construction, looking out at the yard; dark at the left, for text. */
export function hull(): Svg {
  const { x, y } = end;
  return document(
    `0 0 ${width} ${height}`,
    layers(
      box(0, 0, width, height, '#2A0F0A'),
      times(ribs.length, frame),
      seams(),
      dusk(),
      outside(),
      fill(`M${x - 46} ${y + 172}L${x - 230} ${height}H${x + 230}L${x + 46} ${y + 172}Z`, dark),
      fill(`M${x - 22} ${y + 172}L${x - 76} ${height}H${x + 76}L${x + 22} ${y + 172}Z`, palette.teak),
      place(layers(timber, carpenter(adze)), x + 52, y + 196),
    ),
  );
}
