import { box, disc, fill, layers, line, palette, place, type Svg, times } from '#artwork/draw/index.ts';
import { put } from './growth.ts';
import { fleet, hull, lighthouse } from './landmarks.ts';

/** What lies in a harbour. */
export type Ships = 'containers' | 'dhows';

const harbourLength = 560;

const goods = [palette.ember, palette.sun, palette.lagoon, palette.paper, palette.laterite, palette.aqua];

/** Containers in columns and rows. */
const stack = (x: number, y: number, columns: number, rows: number): Svg =>
  times(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const good = goods[(column * 5 + row * 3 + ((row * column) % 4)) % goods.length] ?? palette.sun;
    return box(x + column * 21, y + row * 14, 19, 12, good);
  });

/** A crane that reaches over the ship. */
const crane = (y: number): Svg =>
  place(
    fill('M-52 3H80V15H-52Z', palette.night, 'opacity=".28"') +
      line('M-66-5H70M-66 5H70', palette.sun, 4) +
      line('M-66-7V7M-30-5-12 5M12-5 30 5M70-7V7', palette.sun, 3) +
      line('M4-16V16M56-16V16', palette.turmeric, 6) +
      box(-34, -8, 15, 16, palette.ember),
    140,
    y,
  );

const containerShip: Svg = place(
  fill(
    'M0-178C24-146 27-112 27-84V150Q27 166 16 168H-16Q-27 166-27 150V-84C-27-112-24-146 0-178Z',
    palette.ink,
  ) +
    fill('M0-160C14-136 18-116 19-100H-19C-18-116-14-136 0-160Z', palette.ember) +
    box(-22, -92, 44, 254, palette.slate) +
    stack(-20, -88, 2, 15) +
    box(-22, 126, 44, 20, palette.paper) +
    box(-8, 148, 16, 12, palette.ember),
  86,
  270,
);

/** Sheds with their ridges. */
const shed = (x: number, y: number, long: number, lit: string, dark: string): Svg =>
  box(x, y, 62, long, dark) + box(x, y, 31, long, lit) + line(`M${x + 31} ${y}v${long}`, palette.paper, 2);

/** Sacks and bales on the wharf. */
const bales = (x: number, y: number, count: number): Svg =>
  times(count, (index) =>
    disc(
      x + (index % 3) * 13,
      y + Math.floor(index / 3) * 13,
      6,
      [palette.sand, palette.ember, palette.sun, palette.paper][(index * 3) % 4] ?? palette.sand,
    ),
  );

const berths: Readonly<Record<Ships, () => Svg>> = {
  containers: () =>
    layers(
      containerShip,
      stack(226, 96, 5, 8),
      stack(226, 224, 5, 9),
      stack(226, 366, 5, 7),
      crane(176),
      crane(262),
      crane(348),
      shed(176, 486, 56, palette.paper, palette.rope),
      shed(262, 486, 56, palette.ember, palette.laterite),
    ),
  dhows: () =>
    layers(
      times(4, (index) =>
        hull(100 - (index % 2) * 4, 140 + index * 92, 2 - index * 2, 1.7, goods[index % 4] ?? palette.sun),
      ),
      times(3, (index) =>
        hull(54, 190 + index * 92, index * 3 - 2, 1.5, goods[(index + 1) % 4] ?? palette.sun),
      ),
      times(4, (index) => bales(146, 116 + index * 90, 12)),
      shed(204, 90, 150, palette.paper, palette.rope),
      shed(276, 90, 150, palette.apricot, palette.clay),
      shed(204, 270, 110, palette.ember, palette.laterite),
      shed(276, 270, 110, palette.shoal, palette.lagoon),
      shed(204, 410, 120, palette.sand, palette.rope),
      times(6, (index) => put('p', 306, 404 + index * 26, index * 25, 0.6)),
    ),
};

/**
 * From above: a wharf as wide as any road or shore that reaches it from above, its basin behind a breakwater, and what
 * lies there.
 */
export const harbour = (ships: Ships, stone: string): Svg =>
  layers(
    fill(`M130 22C50 30 14 96 14 190V${harbourLength}H130Z`, palette.lagoon),
    times(11, (index) =>
      line(`M${30 + ((index * 37) % 60)} ${120 + index * 40}q8-5 16 0t16 0`, palette.shoal, 2),
    ),
    line('M140 26C56 34 20 98 20 190V410', palette.clay, 15),
    line('M140 26C56 34 20 98 20 190V410', stone, 9, 'stroke-dasharray="7 5"'),
    lighthouse(20, 418),
    fill(`M122 40Q122 8 154 8H340V${harbourLength}H122Z`, palette.slate),
    line(`M126 ${harbourLength}V40Q126 12 154 12H340`, palette.paper, 4),
    line(`M136 ${harbourLength}V44`, palette.sun, 2.4, 'stroke-dasharray="14 12"'),
    line('M172 50H340', palette.sun, 2.4, 'stroke-dasharray="14 12"'),
    berths[ships](),
    fleet(
      [
        [58, 500, -30],
        [84, 522, 16],
      ],
      [palette.sun, palette.paper],
    ),
  );
