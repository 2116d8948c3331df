import { box, fill, layers, line, times, type Svg } from '#artwork/draw/index.ts';
import { sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { paper, mark, ink } = worlds.production;
const glow = '#ffd59a';

function loaf(x: number, y: number, scale: number): Svg {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${fill('M0 60C0 10 40 0 80 0S160 10 160 60V110H0Z', '#b5662a')}${times(3, (index) => line(`M${34 + index * 40} 24l22 30`, glow, 8))}</g>`;
}

/** A bakery before dawn, its shutter half up; seen through a frame of the given size. */
function bakery(width: number, height: number): Svg {
  const [left, door] = [width * 0.16, width * 0.68];
  return layers(
    box(0, 0, width, height, ink),
    box(left, height * 0.1, door, height * 0.76, glow),
    box(left, height * 0.1, door, height * 0.36, '#4a4a55'),
    times(6, (index) => line(`M${left} ${height * (0.15 + index * 0.055)}h${door}`, ink, 3)),
    fill(`M${left} ${height * 0.86}H${left + door}L${width} ${height}H0Z`, mark),
    times(width > height ? 3 : 1, (index) =>
      loaf(width * (width > height ? 0.24 + index * 0.19 : 0.3), height * 0.86 - 88, 0.8),
    ),
    line(
      `M24 54V24H54M${width - 54} 24h30v30M${width - 24} ${height - 54}v30h-30M54 ${height - 24}H24V${height - 54}`,
      paper,
      4,
    ),
  );
}

export const production = [
  sheet('shoot-wide', 640, 360, bakery(640, 360)),
  sheet('shoot-tall', 270, 360, bakery(270, 360)),
  sheet(
    'shoot-still',
    360,
    360,
    layers(box(0, 0, 360, 360, mark), box(0, 230, 360, 130, ink), loaf(40, 66, 1.75)),
  ),
];
