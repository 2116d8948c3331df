import {
  bronze,
  document,
  fill,
  layers,
  line,
  type Metal,
  palette,
  round,
  shade,
  silver,
  type Svg,
} from '#artwork/draw/index.ts';

const height = 640;

/** One sail an award: where it begins and how high it reaches; silver tall, bronze lower. */
const fleet: readonly { x: number; top: number; metal: Metal }[] = [
  { x: 10, top: 60, metal: silver },
  { x: 243, top: 190, metal: bronze },
  { x: 476, top: 100, metal: silver },
  { x: 709, top: 40, metal: silver },
  { x: 942, top: 210, metal: bronze },
  { x: 1175, top: 80, metal: silver },
];

function sail({ x, top, metal }: (typeof fleet)[number]): Svg {
  const [lit, flat, dark] = metal;
  const X = (part: number): number => round(x + (part - 2) * 9.2);
  const Y = (part: number): number => round(top + ((part - 1) * (height - top)) / 27.5);
  const yard = `${X(2)} ${Y(28.5)}L${X(20.5)} ${Y(1)}`;
  const cloth = `M${yard}C${X(29.5)} ${Y(9)} ${X(31.5)} ${Y(20)} ${X(28)} ${Y(28.5)}Z`;
  return layers(
    fill(cloth, lit),
    shade(cloth, { colour: flat, x: X(31), y: Y(14), angle: 190, length: 230, reach: 900 }),
    shade(cloth, {
      colour: dark,
      x: X(16),
      y: height + 20,
      angle: -90,
      length: 170,
      reach: 600,
      opacity: 0.5,
    }),
    line(`M${X(2) - 10} ${Y(28.5) + 14}L${X(20.5) + 12} ${Y(1) - 16}`, palette.ink, 10),
  );
}

/** Six sails of silver and bronze, close to the wind. */
export function sails(): Svg {
  return document(`0 0 1440 ${height}`, layers(fill(`M0 0H1440V${height}H0Z`, palette.sun), fleet.map(sail)));
}
