import { box, disc, layers, line, palette, place, times, type Svg } from '#artwork/draw/index.ts';
import { condensed, plain } from '#artwork/stories/lettering.ts';

const ground = (colour: string): Svg => box(-600, -600, 1600, 1600, colour);

/** Three pages that were taken down. */
export function failed(): Svg {
  const page = layers(
    box(-78, -112, 156, 224, palette.paper),
    box(-58, -90, 82, 20, palette.ink),
    times(4, (row) => box(-58, -50 + row * 25, 116 - row * 18, 9, '#b9a98a')),
    line('M-52 58 52 96M52 58-52 96', palette.laterite, 13),
  );
  return layers(
    ground('#f2b8a6'),
    box(-600, 300, 1600, 700, palette.clay),
    place(page, 70, 196, -13, 0.94),
    place(page, 332, 186, 11, 0.94),
    place(page, 200, 220, -2, 1.12),
    disc(52, 102, 10, palette.tide),
    disc(350, 92, 10, palette.tide),
    disc(198, 108, 11, palette.sun),
  );
}

/** An account, and who owns it. */
export async function account(): Promise<Svg> {
  const [owner, you, password] = await Promise.all([
    plain('Account owner', 15),
    condensed('You', 104),
    plain('Password', 15),
  ]);
  return layers(
    ground(palette.palm),
    box(26, 20, 348, 360, palette.paper),
    owner.at(56, 76, palette.ink),
    you.at(54, 210, palette.laterite, 1.05),
    box(56, 240, 288, 3, palette.ink),
    password.at(56, 286, palette.ink),
    times(9, (i) => disc(66 + i * 30, 324, 9, palette.ink)),
    box(56, 348, 288, 3, palette.ink),
  );
}

/** Thirty days, of which the last is the end. */
export async function notice(): Promise<Svg> {
  const days = await Promise.all(Array.from({ length: 30 }, (_, day) => condensed(String(day + 1), 21)));
  return layers(
    ground(palette.ember),
    days.map((day, i) => {
      const [x, y] = [24 + (i % 5) * 72, 6 + Math.floor(i / 5) * 66];
      const last = i === days.length - 1;
      return layers(
        box(x, y, 64, 58, last ? palette.ink : palette.paper),
        day.at(x + 32 - day.width / 2, y + 40, last ? palette.sun : palette.ink),
      );
    }),
  );
}

/** A working week of eight hours a day, and the two that a client is asked for: half an hour of them by phone. */
export async function hours(): Promise<Svg> {
  const names = await Promise.all(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((name) => plain(name, 14)));
  const [phone, rest] = await Promise.all([
    plain('30 minutes by phone', 13),
    plain('90 minutes for approvals and answers', 13),
  ]);
  const hour = (day: number, at: number, colour: string, part = 1): Svg =>
    box(26 + day * 71, 38 + at * 34, 64, 28 * part, colour);
  return layers(
    ground(palette.lagoon),
    names.map((name, day) => name.at(26 + day * 71, 26, palette.paper)),
    times(40, (i) => hour(i % 5, Math.floor(i / 5), palette.tide)),
    hour(2, 1, palette.ember, 0.5),
    hour(1, 5, palette.sun),
    hour(3, 3, palette.sun, 0.5),
    box(26, 334, 22, 22, palette.ember),
    phone.at(58, 351, palette.paper),
    box(26, 366, 22, 22, palette.sun),
    rest.at(58, 383, palette.paper),
  );
}
