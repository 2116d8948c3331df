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
    return line(`M${at(radius * 0.962)}L${at(radius * 0.99)}`, palette.ink, 3.4);
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
      // The grooves end within the edge, which stays one line against the night.
      ring(centre, centre, round(radius * 0.994), lit, 5),
      ring(centre, centre, round(radius * 0.948), lit, 4),
      ring(centre, centre, face + 9, deep, 6),
      ring(centre, centre, face, lit, 3),
    ),
  );
}
