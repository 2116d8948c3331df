import { layers, palette, round, times, type Svg } from '#artwork/draw/index.ts';
import { arabic, condensed, plain } from '#artwork/stories/lettering.ts';
import { all, box, each, ending, HEIGHT, middle, stroke, WIDTH } from './piece-parts.ts';

const { ink, paper, sun, glow, ember, tide, lagoon, rope, palm, laterite, umber, blush } = palette;

/** A spare part with its dimensions. */
export async function sizes(): Promise<Svg> {
  const [bore, code] = await all(['48 mm', 'SH-1190'], plain, 12);
  return layers(
    box(0, 0, WIDTH, HEIGHT, '#D9E2EA'),
    `<circle cx="120" cy="104" r="66" fill="${palette.slate}"/><circle cx="120" cy="104" r="34" fill="#D9E2EA"/>`,
    times(
      8,
      (i) =>
        `<circle cx="${round(120 + 50 * Math.cos((i * Math.PI) / 4))}" cy="${round(104 + 50 * Math.sin((i * Math.PI) / 4))}" r="6" fill="#D9E2EA"/>`,
    ),
    stroke('M86 104H154M86 94V114M154 94V114', ember, 3),
    bore?.at(204, 92, ember) ?? '',
    code?.at(204, 124, ink) ?? '',
    box(204, 138, 90, 6, palette.slate),
  );
}

/** Quantities on a quotation request. */
export async function quotation(): Promise<Svg> {
  const counts = await all(['250', '40', '1,200'], condensed, 16);
  return layers(
    box(0, 0, WIDTH, HEIGHT, palm),
    times(
      3,
      (i) => box(28, 24 + i * 44, 284, 36, paper) + box(42, 38 + i * 44, 110 + ((i * 37) % 50), 8, rope),
    ),
    each(counts, (word, i) => ending(word, 298, 50 + i * 44, ink)),
    `<path fill="${sun}" d="M180 160h132v32H212c-20 0-32-12-32-32z"/>`,
    box(222, 173, 60, 6, ink),
  );
}

/** A search that tolerates a spelling mistake. */
export async function finder(): Promise<Svg> {
  const [asked, found] = await Promise.all([arabic('امل', 20), arabic('أمل', 24)]);
  return layers(
    box(0, 0, WIDTH, HEIGHT, blush),
    box(24, 24, 292, 48, paper),
    ending(asked, 300, 58, palette.slate),
    `<circle cx="52" cy="46" r="11" fill="none" stroke="${ink}" stroke-width="4"/>${stroke('M60 54L70 64', ink, 4)}`,
    times(
      3,
      (i) => box(60 + i * 90, 92, 70, 94, [ember, tide, sun][i] ?? ember) + box(60 + i * 90, 92, 8, 94, ink),
    ),
    middle(found, 279, 146, ink),
  );
}

/** A delivery slot after seven. */
export async function delivery(): Promise<Svg> {
  const words = await all(['13–15', '17–19', '19–21'], condensed, 22);
  return layers(
    box(0, 0, WIDTH, HEIGHT, palette.plum),
    each(
      words,
      (word, i) =>
        box(22, 22 + i * 56, 200, 48, i === 2 ? sun : '#4B3343') +
        word.at(40, 57 + i * 56, i === 2 ? ink : '#B08FA2'),
    ),
    box(246, 92, 72, 72, rope),
    box(276, 92, 12, 72, laterite),
    `<path fill="${glow}" d="M300 34a26 26 0 1 0 14 44 30 30 0 0 1-14-44z"/>`,
  );
}

/** A form with three fields. */
export async function form(): Promise<Svg> {
  const labels = await all(['Age', 'Bus area', 'Start'], plain, 11);
  return layers(
    box(0, 0, WIDTH, HEIGHT, sun),
    box(40, 18, 260, 168, paper),
    each(
      labels,
      (word, i) => word.at(58, 46 + i * 42, palette.slate) + box(140, 30 + i * 42, 142, 28, '#FFFFFF'),
    ),
    box(58, 148, 224, 26, ink),
    box(140, 158, 60, 6, sun),
  );
}

/** A call button in three languages. */
export async function calls(): Promise<Svg> {
  const words = await Promise.all([plain('Call', 15), arabic('اتصل', 17), plain('Open on Friday', 10)]);
  return layers(
    box(0, 0, WIDTH, HEIGHT, palette.slate),
    box(24, 28, 140, 64, palm),
    box(176, 28, 140, 64, palm),
    middle(words[0], 94, 68, paper),
    middle(words[1], 246, 68, paper),
    box(24, 108, 292, 68, ink),
    words[2].at(44, 147, sun),
    `<circle cx="284" cy="142" r="14" fill="${palette.jade}"/>`,
  );
}

/** A renewed certificate. */
export async function lock(): Promise<Svg> {
  const words = await all(['Expired', 'Restored'], plain, 12);
  return layers(
    box(0, 0, WIDTH, HEIGHT, tide),
    box(40, 84, 110, 92, sun),
    stroke('M64 84V62a31 31 0 0 1 62 0V84', sun, 14),
    `<path fill="${ink}" d="M95 112a12 12 0 0 1 6 22l5 26H84l5-26a12 12 0 0 1 6-22z"/>`,
    box(184, 62, 132, 40, '#16505F'),
    box(184, 114, 132, 40, paper),
    middle(words[0] ?? (await plain('-', 12)), 250, 88, '#7FB0B6'),
    box(200, 81, 100, 3, ember),
    middle(words[1] ?? (await plain('-', 12)), 250, 140, palm),
  );
}

/** A badge for a forum. */
export async function badge(): Promise<Svg> {
  const [day, name] = await Promise.all([condensed('12 Nov', 34), plain('Delegate', 13)]);
  return layers(
    box(0, 0, WIDTH, HEIGHT, lagoon),
    stroke('M130 0L170 46L210 0', ink, 10),
    box(84, 44, 172, 148, paper),
    box(150, 52, 40, 8, ink),
    middle(day, 170, 122, ink),
    box(84, 146, 172, 46, ember),
    middle(name, 170, 176, paper),
  );
}

/** Requests on a board with three columns. */
export async function board(): Promise<Svg> {
  const words = await all(['New', 'With us', 'Done'], plain, 10);
  return layers(
    box(0, 0, WIDTH, HEIGHT, '#D9E2EA'),
    each(
      words,
      (word, i) => box(18 + i * 104, 18, 96, 168, paper) + word.at(30 + i * 104, 42, palette.slate),
    ),
    times(7, (i) => {
      const column = [0, 0, 1, 2, 2, 2, 1][i] ?? 0;
      const row = [0, 1, 0, 0, 1, 2, 1][i] ?? 0;
      return box(
        28 + column * 104,
        56 + row * 42,
        76,
        34,
        [rope, rope, sun, palette.jade, palette.jade, palette.jade, rope][i] ?? rope,
      );
    }),
  );
}

/** Harvest weeks of a date palm. */
export async function harvest(): Promise<Svg> {
  const months = await all(['Jul', 'Aug', 'Sep'], condensed, 20);
  const fruit = (x: number, y: number, colour: string): Svg =>
    `<ellipse cx="${x}" cy="${y}" rx="10" ry="14" fill="${colour}"/>`;
  return layers(
    box(0, 0, WIDTH, HEIGHT, sun),
    each(months, (word, i) => word.at(24 + i * 104, 50, ink) + box(24 + i * 104, 62, 92, 4, ink)),
    times(12, (i) =>
      fruit(36 + (i % 4) * 24 + 0, 92 + Math.floor(i / 4) * 36, i < 5 ? '#C27A22' : '#EFCB7A'),
    ),
    times(12, (i) => fruit(140 + (i % 4) * 24, 92 + Math.floor(i / 4) * 36, laterite)),
    times(8, (i) => fruit(244 + (i % 4) * 24, 92 + Math.floor(i / 4) * 36, umber)),
  );
}
