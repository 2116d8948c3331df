import { box, disc, layers, line, palette, times, type Svg } from '#artwork/draw/index.ts';
import { arabic, condensed, plain, wide } from '#artwork/stories/lettering.ts';
import { logo } from '#artwork/delivered/phone.ts';
import { worlds } from '#artwork/stories/worlds.ts';
import { trade } from '#artwork/wordmarks/clients-trade.ts';
import { centred, flush, onPhone } from './frame.ts';

const { ink, paper, sun, ember, lagoon, rope, palm, laterite, slate, jade, aqua } = palette;

const { ground: wine, mark: turquoise } = worlds.ferryfar;

const button = (y: number, colour: string): Svg =>
  `<path fill="${colour}" d="M96 ${y}h448v84H150c-36 0-54-24-54-46z"/>`;

/** A timetable; booking a ticket takes four taps. */
export async function ferry(): Promise<Svg> {
  const own = trade.find(({ slug }) => slug === 'ferryfar');
  const name = own ? await logo(own, { x: 96, y: 86, width: 150, colour: paper }) : '';
  const [other, today, pay, ...hours] = await Promise.all([
    arabic('العربية', 24),
    condensed('Next boats', 46),
    plain('Buy for 18:40', 20),
    ...['18:40', '19:25', '19:40', '20:10'].map((hour) => condensed(hour, 46)),
  ]);
  return onPhone(
    wine,
    layers(
      box(66, 52, 508, 108, wine),
      name,
      flush(other, 544, 134, turquoise),
      today.at(96, 228, ink),
      times(4, (i) => disc(436 + i * 34, 212, 12, i < 2 ? wine : rope)),
      hours.map((hour, i) =>
        layers(
          box(96, 258 + i * 94, 448, 82, i === 0 ? turquoise : '#EEE7DA'),
          hour.at(118, 316 + i * 94, ink),
          box(264, 292 + i * 94, 150 - i * 22, 14, i === 0 ? ink : slate),
          `<path fill="${i === 0 ? ink : rope}" d="M458 ${306 + i * 94}h66l-12 18h-42zM488 ${274 + i * 94}v28h-24z"/>`,
        ),
      ),
      button(654, wine),
      pay.at(216, 704, paper),
    ),
  );
}

const bunch = (x: number, y: number, colour: string): Svg =>
  times(
    9,
    (i) =>
      `<ellipse cx="${x + ((i * 37) % 96) - 48}" cy="${y + ((i * 29) % 70)}" rx="17" ry="24" fill="${colour}"/><path d="M${x + ((i * 37) % 96) - 54} ${y + ((i * 29) % 70) - 10}v14" stroke="${paper}" stroke-width="4" opacity=".5"/>`,
  );

/** A shop organised by harvest week, naming the tree. */
export async function harvest(): Promise<Svg> {
  const [name, other, week, ...trees] = await Promise.all([
    wide('Rutab & Palm', 21),
    arabic('تمور', 26),
    condensed('Picked this week', 46),
    ...['Tree 12', 'Tree 31', 'Tree 40', 'Tree 57'].map((tree) => condensed(tree, 28)),
  ]);
  return onPhone(
    palm,
    layers(
      name.at(96, 134, ink),
      flush(other, 544, 134, laterite),
      week.at(96, 212, ink),
      times(6, (i) => box(96 + i * 76, 234, 66, 12, i === 3 ? ember : rope)),
      trees.map((tree, i) => {
        const [x, y] = [96 + (i % 2) * 230, 268 + Math.floor(i / 2) * 260];
        return layers(
          box(x, y, 218, 244, '#FFFFFF'),
          bunch(x + 108, y + 52, [sun, '#B4702F', laterite, '#5A2A1E'][i] ?? sun),
          tree.at(x + 18, y + 212, ink),
          box(x + 150, y + 184, 50, 40, ember),
        );
      }),
    ),
  );
}

/** A match as one record: its time is changed in one place, and everything else follows. */
export async function match(): Promise<Svg> {
  const [title, hour, before, save, ...channels] = await Promise.all([
    condensed('Kick-off', 46),
    condensed('19:30', 132),
    condensed('19:00', 50),
    plain('Saved once', 20),
    ...['Site', 'Map', 'Posts', 'Adverts'].map((word) => condensed(word, 40)),
  ]);
  return onPhone(
    sun,
    layers(
      box(66, 52, 508, 300, lagoon),
      `<circle cx="500" cy="330" r="130" fill="none" stroke="${aqua}" stroke-width="6"/>`,
      title.at(96, 152, paper),
      before.at(430, 152, aqua),
      line(`M424 136h${before.width + 12}`, ember, 6),
      hour.at(96, 312, sun),
      channels.map((word, i) =>
        layers(
          word.at(96, 426 + i * 76, ink),
          box(96, 446 + i * 76, 448, 3, rope),
          line(`M486 ${410 + i * 76}l16 16 34-40`, jade, 9),
        ),
      ),
      button(690, ink),
      centred(save, 320, 740, paper),
    ),
  );
}
