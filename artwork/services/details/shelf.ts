import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  place,
  rectPath,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { skins } from '#artwork/portraits/tones.ts';
import { arm, hand } from '#artwork/scenes/kit.ts';
import { condensed } from '#artwork/stories/lettering.ts';
import { keeper, met, moods } from './social-cast.ts';

type Thing = (colour: string) => Svg;

/** The pot. */
const pot: Thing = (colour) => fill('M26 54h92l-8 38H34z', colour) + box(20, 46, 104, 9, '#5E2D1C', 4) + disc(72, 42, 6, '#5E2D1C') + line('M52 34q6-8 0-16M72 30q6-8 0-16M92 34q6-8 0-16', '#FFFFFF', 4); // prettier-ignore

/** An uninvited cat. */
export const cat: Thing = (colour) => fill('M48 92q-6-36 16-42l-4-18l12 9h8l12-9l-4 18q22 8 14 42z', colour) + line('M100 88q26-2 18-28', colour, 9) + disc(70, 50, 2.5, '#FFFFFF') + disc(82, 50, 2.5, '#FFFFFF'); // prettier-ignore

/** Things on the shelf, one per day, in a cell of 144 with the shelf at 92. */
const kept: readonly Thing[] = [
  // Tea for one, still hot.
  (colour) => fill('M46 60h44l-6 32H52z', colour) + line('M88 66q16 2 12 12t-16 8', colour, 6) + line('M60 48q6-8 0-16M74 48q6-8 0-16', '#FFFFFF', 4),
  // Jars, from the largest to the smallest.
  (colour) => times(3, (index) => box(22 + index * 36, 44 + index * 10, 28, 48 - index * 10, colour, 5) + box(25 + index * 36, 38 + index * 10, 22, 7, '#5E2D1C')),
  // A brass lamp.
  () => fill('M48 92h48l-12-10H60zM42 46h60l-14 14H56z', '#B5771E') + box(68, 56, 8, 30, '#B5771E') + fill('M72 14q14 20 0 30q-14-10 0-30z', '#F0562B') + fill('M72 24q7 11 0 18q-7-7 0-18z', '#FFD98A'),
  // The radio.
  (colour) => line('M96 50L118 18', '#5E2D1C', 4) + box(26, 48, 92, 44, colour, 8) + disc(52, 70, 14, '#FBF6EE') + disc(52, 70, 6, colour) + box(76, 60, 32, 6, '#FBF6EE') + box(76, 74, 32, 6, '#FBF6EE'),
  // Bananas.
  () => line('M44 40q-4 44 40 46M58 36q2 40 44 40M70 34q8 30 40 28', '#E8A21C', 13) + box(46, 26, 26, 12, '#5E2D1C', 4),
  // A fish.
  (colour) => fill('M24 84h96l-10 8H34z', '#FFFFFF') + fill('M30 68q30-32 62 0l20-16v32l-20-16q-32 32-62 0z', colour) + disc(48, 64, 3.5, '#FFFFFF'),
  // A potted plant.
  (colour) => fill('M50 66h44l-6 26H56z', '#B5432F') + line('M72 66V34M72 54q-26-2-28-24q26 0 28 24M72 46q24-4 28-26q-28 0-28 26', colour, 6),
  // Accounts.
  (colour) => box(34, 78, 76, 14, colour) + box(40, 64, 68, 13, '#5E2D1C') + box(36, 50, 70, 13, colour) + box(50, 54, 30, 5, '#FBF6EE'),
  // The kettle.
  (colour) => line('M54 56q20-40 42 0', '#5E2D1C', 6) + line('M104 74l22-20', colour, 9) + fill('M42 92q-8-32 16-40h36q24 8 16 40z', colour) + disc(76, 48, 6, '#5E2D1C'),
  // A clock that rings.
  (colour) => line('M56 84l-8 8M96 84l8 8M54 36l-8 8M98 36l8 8', '#5E2D1C', 7) + disc(76, 60, 31, colour) + disc(76, 60, 23, '#FBF6EE') + line('M76 44v17l12 7', '#3A1029', 4),
  // Eggs.
  (colour) => disc(56, 60, 15, '#FBF6EE') + disc(96, 60, 15, '#FBF6EE') + disc(76, 52, 17, '#FFFFFF') + fill('M32 62h88q-4 30-28 30H60q-24 0-28-30z', colour),
  // Mangoes.
  () => fill('M34 92q-16-26 10-38q30-4 28 18q-2 20-18 20z', '#E8A21C') + fill('M74 92q-14-30 14-40q30 0 26 22q-4 18-18 18z', '#D98A1C') + line('M52 54l6-12M94 52l4-13', '#1D6F51', 5),
  // Rice, by the sack.
  (colour) => fill('M40 92q-10-28 8-42l-8-16h72l-8 16q18 14 8 42z', '#FBF6EE') + box(50, 46, 52, 7, colour) + disc(76, 72, 10, colour),
  // Coconut oil.
  (colour) => box(64, 24, 18, 14, '#5E2D1C', 3) + fill('M66 36h14v12q14 6 14 18v26H52V66q0-12 14-18z', colour) + box(52, 66, 42, 16, '#FBF6EE'),
  // Chillies, drying.
  () => line('M84 0v26', '#5E2D1C', 3) + line('M84 26q-24 20-26 50M84 26q-8 28-10 56M84 26q6 28 8 52M84 26q22 18 26 44', '#C23D14', 9),
  // A letter.
  (colour) => box(34, 44, 84, 48, '#FBF6EE') + line('M34 46l42 28l42-28', colour, 5) + box(98, 76, 12, 10, colour),
  // One shoe.
  (colour) => fill('M32 86V50h28q6 20 34 24q24 2 24 12z', colour) + box(30, 84, 90, 8, '#FBF6EE', 3) + line('M62 60l10-6M70 68l10-6', '#FBF6EE', 4),
  // A pineapple.
  (colour) => fill('M76 50l-22-18l16 2l-2-20l8 10l8-10l-2 20l16-2z', '#1D6F51') + fill('M58 92q-16-38 18-44q34 6 18 44z', '#E8A21C') + line('M58 66l36 20M62 56l34 20M94 66l-36 20M90 56l-34 20', colour, 2.5),
  // A coconut, open.
  () => disc(100, 74, 18, '#5E2D1C') + disc(58, 66, 26, '#5E2D1C') + disc(58, 66, 20, '#FFFFFF') + disc(58, 66, 13, '#F1E6D6'),
  // The rest of a cake.
  (colour) => fill('M30 92V62l88-16v46z', '#FBF6EE') + fill('M30 62l88-16v12L30 74z', colour) + fill('M30 80l88-6v6L30 86z', colour) + disc(94, 42, 8, '#C23D14'),
  // The ball.
  (colour) => disc(76, 62, 30, '#FFFFFF') + fill('M76 48l13 10l-5 15H68l-5-15z', colour) + line('M76 48V33M89 58l15-4M84 73l8 13M68 73l-8 13M63 58l-15-4', colour, 4),
  // A rickshaw, in tin.
  () => fill('M30 82V62l16-26q4-6 12-6h56v52z', '#E8A21C') + fill('M46 36q4-6 12-6h56v10H44z', '#3A1029') + fill('M52 46h24v18H42z', '#CFE3EA') + disc(50, 82, 10, '#3A1029') + disc(98, 82, 10, '#3A1029'),
  // Flowers.
  (colour) => line('M76 60L60 34M76 60V26M76 60l18-24', '#1D6F51', 4) + disc(58, 32, 10, '#C23D14') + disc(76, 22, 11, '#FBF6EE') + disc(96, 34, 10, '#E8A21C') + fill('M60 58h32l-6 12q10 12 4 22H62q-6-10 4-22z', colour),
  // Headphones.
  (colour) => line('M46 78q-4-50 30-50t30 50', '#3A1029', 8) + box(36, 60, 20, 32, colour, 8) + box(96, 60, 20, 32, colour, 8),
  // Half a melon.
  () => fill('M30 56h92q-4 36-46 36t-46-36z', '#1D6F51') + fill('M38 56h76q-4 28-38 28t-38-28z', '#F0562B') + disc(58, 64, 3, '#3A1029') + disc(76, 68, 3, '#3A1029') + disc(94, 64, 3, '#3A1029'),
]; // prettier-ignore

/** A garland around somebody's neck. */
const garland = (x: number, y: number, width: number, colours: readonly string[]): Svg =>
  times(11, (at) => {
    const along = (at / 10) * 2 - 1;
    return disc(x + along * width, y + (1 - along * along) * 26, 4.6, colours[at % colours.length] ?? '');
  });

/** The shutter, so many slats down. */
const slats = (count: number): Svg =>
  times(count, (at) => box(0, at * 8, 144, 7, '#6B4A63') + box(0, at * 8 + 7, 144, 1, '#3A1029'));

/** What happens at the counter, by day of the month; on the other days something stands on it. */
const events = new Map<number, () => Svg>([
  // The shutter goes up.
  [1, () => keeper(76, 64, 0.29, { lids: 'lowered', smile: 0.1 }) + slats(4)],
  // Somebody short would like sweets.
  [3, () => box(86, 46, 44, 66, '#CFE3EA', 6) + box(84, 38, 48, 11, '#C23D14', 3) + times(9, (at) => disc(96 + (at % 3) * 12, 70 + Math.floor(at / 3) * 14, 5.5, ['#E8A21C', '#B23A6A', '#1D6F51'][at % 3] ?? '')) + met('child', 46, 92, 0.27)],
  // The paper, read but not bought.
  [5, () => met('elder', 72, 46, 0.29) + box(34, 82, 76, 40, '#FBF6EE') + box(40, 88, 26, 20, '#12788A') + times(4, (row) => box(72, 89 + row * 6, 32, 3, '#B9A08C'))],
  // A wedding, between the hall and the photographer.
  [8, () => met('groom', 104, 50, 0.24, 'left') + met('bride', 44, 56, 0.24) + garland(104, 86, 24, ['#FBF6EE', '#F0562B']) + garland(44, 92, 22, ['#F0562B', '#FFD98A'])],
  // From the boat, in a hurry.
  [10, () => met('trader', 72, 54, 0.29, 'left') + fill('M98 84h26l-4 28h-18z', '#FBF6EE') + fill('M100 90h22l-1 8h-20z', '#B5652B')],
  // Half the team, and the cup.
  [13, () => met('friend', 48, 54, 0.26) + fill('M88 56h40q0 30-16 34v10h10v12H94v-12h10v-10q-16-4-16-34z', '#E8A21C') + line('M88 62q-14 4-2 20M128 62q14 4 2 20', '#E8A21C', 4)],
  // The monsoon has come in to wait.
  [16, () => times(9, (at) => line(`M${(at * 17 + 6) % 144} ${((at * 41) % 70) + 30}l-5 16`, '#FFFFFF', 2.5)) + met('tourist', 72, 66, 0.27) + line('M112 44V112', '#3A1029', 4) + fill('M24 46q8-38 66-40q44 4 50 40q-12-9-29 0q-14-9-29 0q-14-9-29 0q-15-9-29 0z', '#F0562B')],
  // An order by telephone.
  [18, () => keeper(66, 56, 0.29, { gaze: -0.9, raised: 9, smile: -0.2, lash: 0.8 }) + line('M94 34q14 22 2 44', '#C23D14', 11) + line('M98 80q10 18-6 34', '#C23D14', 3)],
  // Her own mangoes.
  [20, () => met('gran', 60, 50, 0.28) + fill('M82 96h56l-6 18H88z', '#7A3B24') + disc(96, 92, 9, '#E8A21C') + disc(112, 88, 10, '#F0A02C') + disc(126, 93, 8, '#D98A1C')],
  // A picture for the friends at home.
  [23, () => met('tourist', 42, 60, 0.25) + met('neighbour', 96, 54, 0.25, 'left') + box(112, 84, 20, 34, '#3A1029', 4) + disc(122, 92, 3.5, '#8FE0C0')],
  // The floor of Onam, before anybody has trodden on it.
  [25, () => layers((['#F0562B', '#FFD98A', '#B23A6A', '#FBF6EE', '#1D6F51'] as const).map((colour, at) => times(14, (petal) => place(fill(`M0 0q9-7 0-${50 - at * 10}q-9 ${43 - at * 10} 0 ${50 - at * 10}z`, colour), 72, 56, petal * 25.7 + at * 12)))) + disc(72, 56, 6, '#E8A21C')],
  // The new moon.
  [26, () => box(0, 0, 144, 112, '#3B2A5E') + fill('M46 24a22 22 0 1 0 14 38a18 18 0 1 1-14-38z', '#FFD98A') + met('neighbour', 84, 58, 0.29, 'left') + line('M126 0v16', '#FFD98A', 2) + fill('M118 16h16l4 24h-24z', '#E8A21C')],
  // Nine candles.
  [27, () => met('child', 72, 52, 0.27) + box(36, 92, 72, 22, '#FBF6EE', 3) + box(36, 92, 72, 8, '#B23A6A', 3) + times(9, (at) => box(41 + at * 7.4, 82, 3, 11, '#8FE0C0') + disc(42.5 + at * 7.4, 79, 2.6, '#F0562B'))],
  // No current; the lamp.
  [29, () => box(0, 0, 144, 112, '#2A0B1E') + disc(104, 78, 58, '#7A3B24', 'opacity=".55"') + disc(104, 78, 34, '#E8A21C', 'opacity=".4"') + keeper(56, 58, 0.28, { gaze: 1, open: 1.35, raised: 6, smile: 0.3, lash: 0.8 }) + box(98, 92, 12, 20, '#FBF6EE') + fill('M104 66q10 14 0 25q-10-11 0-25z', '#FFD98A')],
  // The cat, by now invited.
  [30, () => keeper(52, 56, 0.28, { lids: 'laughing', laugh: true, smile: 1.3 }) + place(cat('#3A1029'), 46, 22)],
]); // prettier-ignore

/** Stride through the list, so that similar things are not next to each other. */
const stride = 7;

/** The counter is lower than the shelf that the things were drawn for. */
const counter = 112;

/** Thirty days at one counter: things on some, people on others, closed every seventh. */
export async function wall(columns: number, rows: number): Promise<Svg> {
  const numbers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => condensed(String(index + 1), 17)),
  );
  const lights = ['#F6C9A0', '#F9DDB1', '#F3B58F', '#D98A7A', '#F9DDB1', '#B58AA8', '#F6C9A0'];
  const colours = ['#C23D14', '#12788A', '#3A1029', '#1D6F51', '#B23A6A'];
  return layers(
    times(30, (index) => {
      const [x, y] = [(index % columns) * 144, Math.floor(index / columns) * 144];
      const closed = index % 7 === 6;
      const event = events.get(index + 1);
      // A different light each week, and a new thing each day.
      const thing = index === 1 ? pot : kept[(index * stride) % kept.length];
      const stray = index === 20 ? cat('#3A1029') : '';
      const mood = moods.get(index + 1);
      const stands = closed ? stray : (thing?.(colours[(index * 3) % 5] ?? '') ?? '');
      return place(
        layers(
          box(0, 0, 144, 144, closed ? '#6B4A63' : (lights[index % 7] ?? '')),
          closed ? slats(index === 20 ? 4 : 14) : fill(`M${(index * 37) % 60} 0h50l40 144h-70z`, '#FFFFFF', 'opacity=".22"'),
          event?.() ?? (mood ? keeper(46, 56, 0.28, mood) + place(stands, 50, counter - 68, 0, 0.74) : place(stands, 0, counter - 92)),
          box(0, counter, 144, 8, '#5E2D1C') + box(0, counter + 8, 144, 24, '#7A3B24'),
          times(4, (tile) => box(tile * 37 - 2, counter + 11, 34, 21, '#8F4A2C')),
          numbers[index]?.at(10, 28, closed || [1, 26, 29].includes(index + 1) ? '#F9DDB1' : '#3A1029') ?? '',
        ),
        x, y,
      ); // prettier-ignore
    }),
    times(columns - 1, (index) => box((index + 1) * 144 - 2, 0, 4, rows * 144, '#3A1029')),
    times(rows - 1, (index) => box(0, (index + 1) * 144 - 2, columns * 144, 4, '#3A1029')),
  );
}

/** A small comment of three lines, or of none. */
const comment = (x: number, y: number, colour: string, way: 1 | -1 = 1): Svg =>
  layers(
    box(x, y, 58, 34, colour, 10) + fill(`M${x + 29 - way * 14} ${y + 32}l${way * 4} 14l${way * 14} -14z`, colour),
    times(3, (dot) => disc(x + 15 + dot * 14, y + 17, 4, '#3A1029')),
  ); // prettier-ignore

/** The month at this counter as it was planned, and the head of its sheet. */
const [month, sheetHead] = await Promise.all([wall(5, 6), condensed('next month', 28)]);

/** One scene per service, each on its own length of the counter, and what hangs over the counter's front. */
const offered: readonly (readonly [light: string, draw: (width: number) => Svg, over?: (width: number) => Svg])[] = [
  // The month is marked up.
  ['#F6C9A0', () => layers(
    box(135, -412, 364, 496, '#FFF1E0') + box(135, -412, 364, 58, '#C23D14') + sheetHead.at(317 - sheetHead.width / 2, -366, '#FFF1E0'),
    times(14, (at) => box(152 + at * 25, -420, 8, 22, '#3A1029', 4)),
    place(clip(rectPath(0, 0, 720, 864), month), 147, -345, 0, 68 / 144),
    line('M512-132q-30-52-90-34t-44 74t78 50t62-70', '#FFF1E0', 17) + line('M512-132q-30-52-90-34t-44 74t78 50t62-70', '#C23D14', 9),
    met('keeper', 724, -150, 0.9, 'left', { features: { gaze: 0.9, smile: 0.5, raised: 5, lash: 0.8, arch: 6 } }),
    arm([700, 190], [640, 96], [590, -8], 52, '#C23D14', skins.brown, { bare: 0.55 }),
    line('M606-8L520-92', '#12788A', 13) + line('M526-86L512-100', '#3A1029', 7),
    hand(596, 0, 218, 1.9, skins.brown, 1),
    place(cat('#3A1029'), -84, -64, 0, 2.32),
  ), () => line('M142 150q34 8 26 44t22 30', '#3A1029', 20)],
  // A reel is filmed.
  ['#B58AA8', (width) => layers(
    met('neighbour', width * 0.24, 58, 0.39),
    place(box(0, 0, 112, 66, '#3A1029', 8) + box(96, 16, 44, 36, '#3A1029', 4) + box(10, -18, 60, 22, '#3A1029', 8) + disc(20, 16, 5, '#F0562B') + box(40, 14, 44, 34, '#8FE0C0', 3), width * 0.24 + 4, 88),
    met('friend', width * 0.78, 58, 0.39, 'left'),
  ), (width) => place(box(0, 0, 34, 92, '#3A1029') + times(6, (at) => box(4, 5 + at * 15, 5, 7, '#FFF1E0') + box(25, 5 + at * 15, 5, 7, '#FFF1E0')) + times(3, (at) => box(11, 6 + at * 29, 12, 22, '#8FE0C0')), width * 0.24 + 44, 140, -5)],
  // A message comes in, and goes out.
  ['#F9DDB1', (width) => layers(met('elder', width * 0.22, 58, 0.39), comment(width * 0.37, 18, '#FFF1E0', 1), comment(width * 0.49, 76, '#8FE0C0', -1), met('keeper', width * 0.8, 62, 0.39, 'left', { features: { lids: 'lowered', smile: 1.2, lash: 1 } })), (width) => place(garland(0, 0, 26, ['#FBF6EE', '#F0562B']), width * 0.5, 154, 0, 2.3)],
  // A portrait is hung straight.
  ['#F3B58F', (width) => layers(
    place(box(-70, -64, 140, 128, '#3A1029') + clip(rectPath(-60, -54, 120, 108), box(-60, -54, 120, 108, '#8FE0C0') + met('gran', 0, -4, 0.42)), width * 0.42, 76, -7),
    arm([width + 40, 190], [width * 0.86, 150], [width * 0.66, 96], 26, '#12788A', skins.bronze, { bare: 0.4 }),
  ), (width) => box(width * 0.14, 140, 22, 88, '#E8A21C') + times(9, (at) => box(width * 0.14, 146 + at * 9, at % 3 ? 8 : 15, 3, '#3A1029'))],
  // A founder talks for forty minutes.
  ['#D98A7A', (width) => layers(
    met('friend', width * 0.4, 64, 0.4), line(`M${width * 0.4 - 35} 60q-2-46 36-47t37 47`, '#3A1029', 8),
    box(width * 0.4 - 45, 52, 17, 34, '#3A1029', 8), place(kept[0]?.('#FFF1E0') ?? '', width * 0.56, 36, 0, 1.24),
  ), (width) => line(`M${width * 0.4 - 37} 84q-62 20-40 66t-8 52`, '#3A1029', 5) + box(width * 0.4 - 92, 198, 15, 24, '#3A1029', 4) + box(width * 0.4 - 88, 220, 7, 12, '#E8A21C')],
  // What grows is given more.
  ['#F6C9A0', (width) => layers(
    place(kept[6]?.('#1D6F51') ?? '', width * 0.2, 12, 0, 1.5),
    arm([width + 30, 40], [width * 0.86, 10], [width * 0.7, 26], 24, '#C23D14', skins.brown, { bare: 0.5, turn: 150, curl: 1 }),
    disc(width * 0.6, 52, 15, '#E8A21C') + disc(width * 0.6, 52, 9, '#FFD98A') + disc(width * 0.56, 96, 12, '#E8A21C') + disc(width * 0.56, 96, 7, '#FFD98A'),
  ), (width) => disc(width * 0.44, 220, 15, '#E8A21C') + disc(width * 0.44, 220, 9, '#FFD98A')],
  // What people say to each other.
  ['#F9DDB1', (width) => layers(
    (['elder', 'gran', 'tourist', 'neighbour', 'trader', 'friend'] as const).map((who, at) => met(who, width * (0.08 + at * 0.168), 78 - (at % 2) * 8, 0.37, at % 2 ? 'left' : 'right')),
    [0, 1, 2].map((pair) => comment(width * (0.132 + pair * 0.336), 10 + pair * 4, pair === 1 ? '#8FE0C0' : '#FFF1E0', pair === 2 ? -1 : 1)),
  ), (width) => box(width * 0.44, 142, 74, 90, '#8FE0C0') + times(6, (row) => box(width * 0.44 + 10, 154 + row * 12, row % 3 === 2 ? 30 : 54, 4, '#3A1029'))],
]; // prettier-ignore

/** A length of the counter per service, with a little of the page under it; the first is twice as high and wide. */
export const lengths = offered.map(([light, draw, over], at) => {
  const [width, rise] = [at === 0 || at === offered.length - 1 ? 880 : 432, at === 0 ? 430 : 0];
  const body = layers(
    box(0, 0, width, 200 + rise, light),
    fill(`M${width * 0.16} 0h110l60 ${200 + rise}h-160z`, '#FFFFFF', 'opacity=".22"'),
    place(
      layers(
        draw(width),
        box(0, 150, width, 14, '#5E2D1C') + box(0, 164, width, 36, '#7A3B24') + box(0, 200, width, 40, '#FFF1E0'),
        times(Math.ceil(width / 72), (tile) => box(tile * 72 + 3, 168, 66, 32, '#8F4A2C')),
        over?.(width) ?? '',
      ),
      0, rise,
    ),
  );
  return { name: `social-shelf-${at + 1}`, width, height: 240 + rise, body };
}); // prettier-ignore
