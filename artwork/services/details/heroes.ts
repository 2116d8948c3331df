import {
  box,
  circlePath,
  clip,
  disc,
  fill,
  layers,
  line,
  place,
  random,
  rectPath,
  ring,
  round,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { arabic, condensed, letters, malayalam, plain } from '#artwork/stories/lettering.ts';
import { sheet } from '../sheet.ts';

/** A page of a ledger: one row in yellow, from what was spent to what was sold. */
async function ledger(): Promise<Svg> {
  const set = (text: string, wdth: number) =>
    letters('display', text, { cap: 118, axes: { wdth, wght: 900 }, track: -0.02 });
  const [spend, lead, sale] = await Promise.all([set('Spend', 56), set('Lead', 76), set('Sale', 112)]);
  const next = random('services-ledger');
  const columns = [70, 500, 900];
  return layers(
    box(0, 0, 1440, 520, '#FBF6EE'),
    times(9, (index) => box(0, 52 + index * 52, 1440, 1.5, '#B9C6D6')),
    [40, 470, 870].map((x) => box(x, 0, 3, 520, '#E58A7A')),
    times(7, (row) =>
      row === 3 || row === 4 || row === 5 || row === 2
        ? ''
        : columns.map((x) => box(x, 70 + row * 52, round(60 + next() * 200), 14, '#C6CEDA')).join(''),
    ),
    box(0, 158, 1440, 206, '#FFB547'),
    spend.at(66, 322, '#0C1424'),
    lead.at(496, 322, '#0C1424'),
    sale.at(896, 322, '#0C1424'),
    columns.map((x) => box(x, 436, round(80 + next() * 180), 14, '#C6CEDA')),
  );
}

const queries = [
  'plumber near me open now', 'best biryani delivery', 'school fees 2026', 'curtain shop still open', 'AC not cooling why', 'used car loan documents',
  'dentist who sees children', 'how long does plaster dry', 'ladies gym timings', 'visa photo near me', 'roof leaking which cement', 'wedding hall with parking',
]; // prettier-ignore

/** What people ask when nobody of the trade is in the room; one question is lit, and its answer is a page. */
async function questions(width: number, height: number): Promise<Svg> {
  const size = (index: number) => 15 + (index % 4) * 6;
  const asked = await Promise.all(queries.map((query, index) => condensed(query, size(index))));
  const other = await Promise.all([malayalam('അടുത്തുള്ള പ്ലംബർ', 26), arabic('سباك قريب مني الآن', 30)]);
  const lit = await condensed('plumber near me open now', width > 800 ? 62 : 44);
  // In wide windows the name of the service stands above the rows, the sub-heading below them.
  const [top, foot] = width > 800 ? [84, 7] : [0, 12];
  const words = [...asked.slice(1), ...other];
  const next = random('services-questions');
  const step = width > 800 ? 58 : 52;
  const tones = ['#11545F', '#17707A', '#1F8790'];
  return layers(
    `<defs>${words.map((word, index) => `<g id="q${index}">${word.at(0, 0, 'currentColor')}</g>`).join('')}</defs>`,
    box(0, 0, width, height, '#062A33'),
    clip(
      rectPath(0, 0, width, height),
      times(foot, (row) => {
        let x = -round(next() * 200);
        let questionsOfRow = '';
        for (let index = row * 3; x < width; index += 1) {
          const which = (index * 5 + row) % words.length;
          questionsOfRow += `<use href="#q${which}" x="${round(x)}" y="${top + row * step + 44}" color="${tones[(row + index) % 3]}"/>`;
          x += (words[which]?.width ?? 0) + 44;
        }
        return questionsOfRow;
      }),
    ),
    turned(
      box(width - lit.width - 100, 236, lit.width + 64, 134, '#FFD84A') +
        lit.at(width - lit.width - 68, 236 + (width > 800 ? 96 : 88), '#04191F'),
      -1.4,
      width - 300,
      300,
    ),
  );
}

/** Thirty days of one kitchen wall: the wall stays, the day does not. */
async function wall(columns: number, rows: number): Promise<Svg> {
  const days = await Promise.all(Array.from({ length: 30 }, (_, index) => condensed(String(index + 1), 15)));
  const lights = ['#F6C9A0', '#F9DDB1', '#FDECC8', '#F3B58F', '#D98A7A', '#8F6A8A'];
  const colours = ['#C23D14', '#12788A', '#FFB547', '#1D6F51', '#FBF6EE', '#B23A6A'];
  const next = random('services-wall');
  const pick = (from: readonly string[]) => from[Math.floor(next() * from.length)] ?? '#FBF6EE';
  const things: readonly ((colour: string) => Svg)[] = [
    (colour) => fill('M40 92h56v-34H40zM96 66h16v16H96z', colour),
    (colour) => fill('M52 92h34l6-44H46zM58 48h22l-4-16H62z', colour),
    (colour) => disc(68, 70, 22, colour) + box(64, 38, 8, 14, '#1D6F51'),
    (colour) =>
      fill('M30 92h78l-10-40H40zM48 52h42v-8H48z', colour) +
      line('M56 36q6-8 0-16M78 36q6-8 0-16', '#FFFFFF', 3),
    (colour) => times(3, (index) => fill(`M${34 + index * 26} 92h20v-${26 + index * 9}h-20z`, colour)),
    (colour) => fill('M28 92h84V80H28zM34 78h72V66H34zM40 64h60V52H40z', colour),
    (colour) => line('M68 92V44M68 60q-24-4-26-24q24 2 26 24M68 54q24-4 26-24q-24 2-26 24', colour, 6),
  ];
  return layers(
    times(30, (index) => {
      const [x, y] = [(index % columns) * 144, Math.floor(index / columns) * 144];
      const thing = things[Math.floor(next() * things.length)];
      const light = pick(lights);
      return place(
        layers(
          box(0, 0, 144, 144, light),
          fill(`M${round(next() * 60)} 0h50l40 144h-70z`, '#FFFFFF', 'opacity=".22"'),
          thing?.(pick(colours)) ?? '',
          box(0, 92, 144, 10, '#5E2D1C') + box(0, 102, 144, 42, '#7A3B24'),
          times(4, (tile) => box(tile * 37 - 2, 106, 34, 38, '#8F4A2C')),
          days[index]?.at(12, 30, '#3A1029') ?? '',
        ),
        x, y,
      ); // prettier-ignore
    }),
    times(columns - 1, (index) => box((index + 1) * 144 - 2, 0, 4, rows * 144, '#3A1029')),
    times(rows - 1, (index) => box(0, (index + 1) * 144 - 2, columns * 144, 4, '#3A1029')),
  );
}

/** One steel cup and twelve hands that reach for it, from above. */
function hands(width: number, height: number): Svg {
  const skins = ['#8A4B2A', '#B8713F', '#D89A6A', '#6A3A22', '#C98A5C', '#F0C9A6'];
  const sleeves = ['#F7A072', '#FDF3E3', '#E0562B', '#FFB547', '#8FC8B0', '#D2273F', '#F6CDAE', '#12788A'];
  const centre = [width / 2, height / 2] as const;
  const arm = (skin: string, sleeve: string): Svg =>
    layers(
      fill('M-34 -700H34V-352H-34Z', sleeve),
      fill(
        'M-24 -356H24L20 -250C34 -240 36 -214 32 -196L26 -170H18V-196H12V-158H3V-194H-3V-154H-12V-194H-18V-164H-27L-32 -204C-36 -226 -30 -242 -20 -252Z',
        skin,
      ),
      fill('M26 -236C44 -228 50 -206 46 -184L37 -182C36 -200 30 -208 22 -212Z', skin),
      fill('M-38 -368H38V-346H-38Z', sleeve),
    );
  return layers(
    box(0, 0, width, height, '#123F3A'),
    clip(
      rectPath(0, 0, width, height),
      layers(
        disc(centre[0], centre[1], 330, '#17524A'),
        times(12, (index) =>
          place(arm(skins[index % 6] ?? '', sleeves[(index * 3) % 8] ?? ''), ...centre, index * 30 + 8),
        ),
        disc(centre[0], centre[1], 138, '#E9ECEC'),
        ring(centre[0], centre[1], 126, '#B9C0C4', 10),
        disc(centre[0], centre[1], 108, '#8E4A20'),
        fill(circlePath(centre[0] - 18, centre[1] - 16, 74), '#B56A34'),
        times(7, (index) =>
          disc(
            centre[0] - 60 + index * 19,
            centre[1] - 40 + ((index * 37) % 60),
            5 + (index % 3) * 3,
            '#E3B27C',
          ),
        ),
      ),
    ),
  );
}

/** The same cup, empty: tea rings on the table, leaves at the bottom. */
function cup(): Svg {
  const next = random('services-cup');
  return layers(
    disc(400, 400, 392, '#F3DDC0'),
    ring(250, 560, 150, '#D9A978', 9) + ring(600, 230, 128, '#E4BE93', 7) + ring(560, 620, 96, '#E4BE93', 5),
    disc(412, 416, 226, '#DCC09C'),
    disc(400, 400, 226, '#E9ECEC'),
    ring(400, 400, 208, '#B9C0C4', 12),
    disc(400, 400, 184, '#C9CFD2'),
    fill('M216 400A184 184 0 0 0 584 400A210 230 0 0 1 216 400Z', '#F4F6F6'),
    disc(404, 396, 96, '#8E4A20'),
    disc(396, 388, 84, '#B56A34'),
    times(26, () => disc(340 + next() * 120, 350 + next() * 100, round(2 + next() * 4), '#4A220E')),
  );
}

/** Six rivers seen from above run into one, and that one into the sea. */
async function delta(width: number, height: number): Promise<Svg> {
  const tall = height > width;
  const [first, step] = tall ? [70, 128] : [120, 240];
  const names = await Promise.all(
    ['search', 'paid', 'social', 'content', 'film', 'chat'].map((name) => plain(name, tall ? 24 : 15)),
  );
  const colours = ['#F7D774', '#EE8A63', '#8FD0C9', '#FBF6EE', '#5FA8A6', '#E0A86B'];
  const river = (index: number): string => {
    const x = first + index * step;
    const end = width / 2 - 65 + index * 26;
    return `M${x} -20V${height * 0.2}C${x} ${height * 0.5} ${end} ${height * 0.4} ${end} ${height * 0.75}V${height}`;
  };
  return layers(
    box(0, 0, width, height, '#1B5A8A'),
    fill(
      `M0 0H${width}V${height * 0.75}Q${width * 0.75} ${height * 0.64} ${width / 2} ${height * 0.8}T0 ${height * 0.78}Z`,
      '#164A74',
    ),
    names.map((_, index) => line(river(index), colours[index] ?? '#FBF6EE', 24)),
    names.map((name, index) => {
      const x = Math.min(Math.max(first + index * step, name.width / 2 + 24), width - name.width / 2 - 24);
      const y = tall ? 20 + (index % 2) * 76 : 18;
      const high = tall ? 56 : 34;
      return (
        box(x - name.width / 2 - 12, y, name.width + 24, high, '#0A1F3A') +
        name.at(x - name.width / 2, y + (tall ? 40 : 23), colours[index] ?? '#FBF6EE')
      );
    }),
  );
}

export const heroes = [
  sheet('performance-ledger', 1440, 520, await ledger()),
  sheet('seo-questions', 1440, 860, await questions(1440, 860)),
  sheet('seo-questions-tall', 780, 620, await questions(780, 620)),
  sheet('social-wall', 1440, 432, await wall(10, 3)),
  sheet('social-wall-tall', 720, 864, await wall(5, 6)),
  sheet('influencer-hands', 800, 980, hands(800, 980)),
  sheet('influencer-cup', 800, 800, cup()),
  sheet('digital-delta', 1440, 440, await delta(1440, 440)),
  sheet('digital-delta-tall', 780, 900, await delta(780, 900)),
];
