import {
  brass,
  circlePath,
  document,
  fill,
  layers,
  line,
  palette,
  ring,
  round,
  shade,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

const centre = 450;
const radius = 446;

/** Inner radius of the rim, around the page's own pictures. */
const face = radius * 0.74;

/** Grooves of a milled edge. */
function milling(count: number): Svg {
  return times(count, (index) => {
    const angle = (index / count) * 2 * Math.PI;
    const at = (r: number): string =>
      `${round(centre + r * Math.cos(angle))} ${round(centre + r * Math.sin(angle))}`;
    return line(`M${at(radius * 0.962)}L${at(radius)}`, palette.ink, 3.4);
  });
}

/** The rim of a coin; its face is transparent. */
export function coin(): Svg {
  const [lit, flat, dark, deep] = brass;
  const rim = circlePath(centre, centre, radius) + circlePath(centre, centre, face);
  return document(
    '0 0 900 900',
    layers(
      fill(rim, flat, 'fill-rule="evenodd"'),
      shade(rim, { colour: dark, x: 640, y: 700, angle: 214, length: 460, reach: 840 }),
      shade(rim, { colour: lit, x: 150, y: 150, angle: 42, length: 240, reach: 840 }),
      milling(148),
      ring(centre, centre, round(radius * 0.948), lit, 4),
      ring(centre, centre, face + 9, deep, 6),
      ring(centre, centre, face, lit, 3),
    ),
  );
}

/** Four coins of a stack, from the side; repeats downwards. */
export function coinStack(): Svg {
  return document(
    '0 0 80 96',
    times(4, (index) => {
      const x = [3, 7, 1, 5][index] ?? 0;
      const y = index * 24;
      return layers(
        fill(`M${x} ${y + 4}Q${x} ${y} ${x + 4} ${y}H${x + 68}Q${x + 72} ${y} ${x + 72} ${y + 4}V${y + 23}H${x}Z`, palette.sun),
        times(9, (reed) => fill(`M${x + 7 + reed * 7} ${y + 5}h2.6v13h-2.6z`, '#C27A22')),
        fill(`M${x + 72} ${y + 4}V${y + 23}H${x + 64}V${y}H${x + 68}Q${x + 72} ${y} ${x + 72} ${y + 4}Z`, '#C27A22'),
        fill(`M${x} ${y + 21}H${x + 72}V${y + 24}H${x}Z`, palette.ink),
      );
    }),
  );
}
