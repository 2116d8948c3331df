import { disc, fill, line, palette, place, times, type Svg } from '#artwork/draw/index.ts';

/** A hull from above, its bow up. */
export function hull(x: number, y: number, turn: number, size: number, colour: string): Svg {
  return place(
    fill('M0-24C9-10 9 12 5 22H-5C-9 12-9-10 0-24Z', palette.laterite) +
      fill('M0-15C4-6 4 10 2 16H-2C-4 10-4-6 0-15Z', colour),
    x,
    y,
    turn,
    size,
  );
}

/** A houseboat: a hull under a roof of mats. */
export function houseboat(x: number, y: number, turn: number): Svg {
  const ribs = times(4, (index) => line(`M-6 ${index * 7 - 9}H6`, palette.laterite, 1.2));
  return place(
    fill('M0-30C10-16 9 18 5 28H-5C-9 18-10-16 0-30Z', palette.ink) +
      fill('M-6-14Q0-20 6-14V18H-6Z', palette.sand) +
      ribs,
    x,
    y,
    turn,
    1.7,
  );
}

/** A fishing net on poles, as at the mouth of a harbour. */
export function net(x: number, y: number): Svg {
  return place(
    fill('M-24-20H24V20H-24Z', palette.paper, 'opacity=".45"') +
      line('M-24-20 24 20M24-20-24 20M-24-20H24V20H-24Z', palette.laterite, 2) +
      line('M0 0 44 6', palette.laterite, 4),
    x,
    y,
    -8,
    1.55,
  );
}

export function lighthouse(x: number, y: number): Svg {
  return place(
    disc(3, 4, 15, palette.forest) +
      disc(0, 0, 14, palette.paper) +
      disc(0, 0, 10, palette.ember) +
      disc(0, 0, 6, palette.paper) +
      disc(0, 0, 2.5, palette.ink),
    x,
    y,
    0,
    1.9,
  );
}

/** A court with wind towers at its corners. */
export function windHouse(x: number, y: number, turn: number): Svg {
  const towers = [
    [-22, -18],
    [22, 18],
  ].map(([left = 0, top = 0]) =>
    place(fill('M-7-7H7V7H-7Z', palette.paper) + line('M-7-7 7 7M7-7-7 7', palette.laterite, 1.6), left, top),
  );
  return place(
    fill('M-26-22H26V22H-26Z', palette.rope) + fill('M-12-9H12V9H-12Z', palette.laterite) + towers.join(''),
    x,
    y,
    turn,
    1.5,
  );
}

/** A mosque: a dome between four smaller ones, with a minaret. */
export function mosque(x: number, y: number, dome: string): Svg {
  const corners = [-1, 1].flatMap((left) => [-1, 1].map((top) => disc(left * 15, top * 15, 6, palette.mist)));
  return place(
    fill('M-24-24H24V24H-24Z', palette.paper) +
      corners.join('') +
      disc(0, 0, 13, dome) +
      disc(-3, -3, 4, palette.paper) +
      disc(32, -20, 5, palette.paper),
    x,
    y,
    8,
    1.6,
  );
}

/** The two long vaults of a covered market. */
export function vaults(x: number, y: number): Svg {
  const vault = (left: number): Svg =>
    fill(`M${left} -60H${left + 16}V60H${left}Z`, palette.lagoon) +
    times(6, (index) => line(`M${left} ${index * 20 - 50}h16`, palette.paper, 2));
  return place(vault(-20) + vault(6), x, y, 6, 1.25);
}

/** Moored hulls, cycling through these colours. */
export const fleet = (at: readonly (readonly [number, number, number])[], colours: readonly string[]): Svg =>
  at
    .map(([x, y, turn], index) => hull(x, y, turn, 0.8, colours[index % colours.length] ?? palette.sand))
    .join('');
