import { box, disc, fill, line, palette, place, type Svg, times } from '#artwork/draw/index.ts';
import { put } from './growth.ts';
import { smooth } from './inland-water.ts';

/** A fort on a cape: round bastions, a wall between them, and a tank inside. */
export function fort(x: number, y: number, size = 1): Svg {
  const wall = 'M-46-52 10-66 58-34 62 30 22 64-40 50-62 4Z';
  const bastions = [
    [-46, -52],
    [10, -66],
    [58, -34],
    [62, 30],
    [22, 64],
    [-40, 50],
    [-62, 4],
  ] as const;
  return place(
    bastions.map(([left, top]) => disc(left, top, 19, palette.clay)).join('') +
      line(wall + 'Z', palette.clay, 20) +
      bastions.map(([left, top]) => disc(left, top, 13, palette.coral)).join('') +
      fill(wall, palette.moss) +
      line(wall + 'Z', palette.coral, 9) +
      box(-14, -16, 30, 24, palette.shoal) +
      line('M-14-16h30v24h-30Z', palette.sand, 4) +
      disc(30, 20, 10, palette.paper),
    x,
    y,
    0,
    size,
  );
}

/** Fields of rice between their dykes. */
export function paddies(x: number, y: number, columns: number, rows: number): Svg {
  const tones = [palette.paddy, palette.moss, '#8FA94B', palette.jade];
  return place(
    times(columns * rows, (index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      return box(
        column * 62,
        row * 40 + (column % 2) * 9,
        58,
        36,
        tones[(column * 3 + row * 5) % 4] ?? palette.paddy,
      );
    }),
    x,
    y,
    -6,
  );
}

/** A hull on its slip, ribs still bare. */
export function boatyard(x: number, y: number): Svg {
  const ribs = times(8, (index) =>
    line(
      `M${-16 + Math.abs(index - 3.5) * 2} ${index * 13 - 46}H${16 - Math.abs(index - 3.5) * 2}`,
      palette.glow,
      3,
    ),
  );
  return place(
    fill('M-34-76H34V76H-34Z', palette.rope) +
      fill('M0-72C26-40 24 40 12 64H-12C-24 40-26-40 0-72Z', palette.teak) +
      ribs +
      line('M0-70V62', palette.glow, 4),
    x,
    y,
    18,
    1.35,
  );
}

/** A stone breakwater around a basin with boats. */
export function basin(x: number, y: number, boats: Svg): Svg {
  return place(
    fill('M64-84C10-84-34-52-34 0S10 84 64 84Z', palette.shoal) +
      line('M70-84C10-84-34-52-34-4', palette.rope, 12) +
      line('M70 84C20 84-20 62-32 34', palette.rope, 12) +
      times(3, (index) => line(`M64 ${index * 44 - 44}H16`, palette.sand, 5)) +
      boats,
    x,
    y,
  );
}

/** A tall building in the shape of a sail, on an island. */
export function sailHouse(x: number, y: number): Svg {
  return place(
    line('M20 0H70', palette.rope, 8) +
      disc(0, 0, 25, palette.rope) +
      fill('M-8 8 30-44 44-36 8 12Z', palette.night, 'opacity=".28"') +
      fill('M-18 6Q0-22 18 6Q0 18-18 6Z', palette.paper) +
      fill('M-18 6Q0-22 0 12Q-8 12-18 6Z', palette.aqua),
    x,
    y,
    0,
    1.6,
  );
}

/** Parasols in rows on a beach. */
export const parasols = (x: number, y: number, count: number): Svg =>
  times(count, (index) => {
    const [left, top] = [x + (index % 2) * 15, y + Math.floor(index / 2) * 24 + (index % 2) * 11];
    return (
      disc(left, top, 6.5, [palette.ember, palette.paper, palette.sun][index % 3] ?? palette.sun) +
      disc(left, top, 1.5, palette.night)
    );
  });

export const roadWidth = 16;

/** A road with its kerbs, over land and water. */
export function road(points: Parameters<typeof smooth>[0]): Svg {
  const d = smooth(points);
  return (
    line(d, palette.paper, roadWidth + 6) +
    line(d, palette.slate, roadWidth) +
    line(d, palette.sun, 2.4, 'stroke-dasharray="14 12"')
  );
}

/** A museum with a perforated dome. */
export function museum(x: number, y: number): Svg {
  return place(
    fill('M-62-40H30V52H-62Z', palette.shoal) +
      times(9, (index) =>
        box(-54 + (index % 3) * 34, -30 + Math.floor(index / 3) * 28, 26, 20, palette.paper),
      ) +
      disc(0, 4, 44, palette.mist) +
      [38, 29, 20, 11]
        .map(
          (radius) =>
            `<circle cy="4" r="${radius}" fill="none" stroke="${palette.shoal}" stroke-width="4" stroke-dasharray="5 4"/>`,
        )
        .join(''),
    x,
    y,
    0,
    1.25,
  );
}

/** A racing circuit with its grandstand and marina. */
export function circuit(x: number, y: number): Svg {
  const d = 'M-30-120C-50-60 10-40-8 0S-60 60-30 110 70 120 74 60 20 20 40-20 80-110 30-130-24-150-30-120Z';
  return place(
    line(d, palette.sand, 18) +
      line(d, palette.slate, 11) +
      line(d, palette.ember, 1.6, 'stroke-dasharray="12 12"') +
      box(-6, 44, 34, 60, palette.paper) +
      box(2, 52, 18, 44, palette.ember),
    x,
    y,
  );
}

/** A Ferris wheel from above, recognisable by its shadow. */
export const wheel = (x: number, y: number): Svg =>
  place(
    `<ellipse cx="26" cy="-6" rx="34" ry="26" fill="none" stroke="${palette.night}" stroke-width="4" opacity=".4"/>` +
      times(
        8,
        (index) =>
          `<path d="M26-6 26-32" stroke="${palette.night}" stroke-width="2" opacity=".3" transform="rotate(${index * 45} 26 -6)"/>`,
      ) +
      box(-4, -36, 8, 72, palette.paper) +
      times(5, (index) => box(-8, -34 + index * 16, 16, 8, palette.ember)),
    x,
    y,
    0,
    1.5,
  );

/** Palms planted in a row. */
export const avenue = (x: number, y: number, count: number, step = 46): Svg =>
  times(count, (index) => put('p', x + (index % 2) * 4, y + index * step, index * 25, 0.55));

/** An island in the shape of a palm, its trunk towards the land on the right, behind a breakwater. */
export function palmIsland(x: number, y: number, size: number): Svg {
  const fronds = times(10, (index) => {
    const [at, side] = [index % 5, index < 5 ? 1 : -1];
    return `M${-20 - at * 20} 0q${-10 - at} ${side * 30} ${at * 4 - 26} ${side * (62 - at * 6)}`;
  });
  const breakwater = 'M-128-66A76 76 0 0 0-128 66';
  return place(
    line(breakwater, palette.shoal, 30) +
      line(fronds, palette.shoal, 20) +
      line(`${breakwater}M30 0H-116`, palette.sand, 14) +
      line(fronds, palette.sand, 9) +
      line('M30 0H-112', palette.paper, 3),
    x,
    y,
    0,
    size,
  );
}
