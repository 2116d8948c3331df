import { box, disc, fill, layers, line, times, type Svg } from '#artwork/draw/index.ts';
import { condensed } from '#artwork/stories/lettering.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.kettu;
const numbers = await Promise.all(['1', '2', '3', '4'].map((digit) => condensed(digit, 30)));

/** Canals, the widest first, and the way through them. */
const canals = [
  ['M-360 120C-220 40 -100 150 20 96C140 40 220 120 330 84C460 40 600 120 760 60', 44],
  ['M-360 420C-200 360 -60 470 60 410C180 350 260 440 380 400C520 350 640 440 780 400', 58],
  ['M20 96C70 190 -20 260 60 410', 30],
  ['M330 84C290 190 400 250 380 400', 36],
  ['M60 250C160 210 250 290 360 240', 22],
  ['M-200 100C-240 220 -140 290 -180 400', 26],
  ['M560 90C520 200 640 260 580 410', 26],
  ['M120 560C150 500 190 470 200 404M480 -60C470 0 450 20 440 74M-40 -60C-30 10 40 30 60 88', 22],
] as const;

const stops = [
  [84, 80],
  [42, 190],
  [212, 250],
  [356, 330],
] as const;

/** Rows of young rice, in a different direction in each field. */
function field(index: number): Svg {
  const [x, y] = [-352 + (index % 8) * 130, -60 + Math.floor(index / 8) * 120];
  const shades = [ground, '#cfe08a', '#b8d36b', '#dfe9a8'];
  const colour = shades[(index * 3 + Math.floor(index / 8)) % shades.length] ?? ground;
  const rows = times(9, (row) =>
    index % 3 ? `M${x} ${y + 8 + row * 13}h130` : `M${x + 8 + row * 14} ${y}v120`,
  );
  return layers(
    box(x, y, 131, 121, colour),
    `<path d="${rows}" stroke="${ink}" stroke-opacity=".3" stroke-width="2.2" stroke-dasharray="5 6"/>`,
  );
}

/** Kettu & Co.: a map of the backwaters, with the four things guests ask marked on the route. */
export function houseboatLine(): Svg {
  return layers(
    box(-700, -300, 1900, 1500, ground),
    times(8 * 5, field),
    canals.map(([d, width]) => line(d, paper, width + 10)),
    canals.map(([d, width]) => line(d, ink, width)),
    line(
      'M84 80C20 110 60 170 42 226C14 260 70 262 84 250C160 212 250 290 356 246C372 290 384 330 372 384',
      mark,
      6,
      'stroke-dasharray="1 13"',
    ),
    stops.map(([x, y], index) =>
      layers(
        fill(`M${x} ${y + 34}L${x - 20} ${y + 6}H${x + 20}Z`, mark),
        disc(x, y - 8, 30, mark),
        numbers[index]?.at(x - (numbers[index]?.width ?? 0) / 2, y + 7, '#ffffff') ?? '',
      ),
    ),
  );
}
