import { beside, stacked } from '#artwork/wordmarks/layout.ts';
import { around, bar, disc, drawn, leaf, ripple } from '#artwork/wordmarks/marks.ts';
import { boxOf, place, type Shape } from '#artwork/wordmarks/shape.ts';
import { setLine } from '#artwork/wordmarks/type.ts';
import type { Wordmark } from '#artwork/wordmarks/wordmark.ts';

/** A thick and a thin rule under a title, as newspapers have. */
function ruled(shape: Shape, gap: number): Shape {
  const { x, y, w, h } = boxOf(shape);
  return [...shape, ...bar(x, y + h + gap, w, 2.2), ...bar(x, y + h + gap + 4, w, 0.9)];
}

/** A crescent moon. */
const moon = () => drawn('M3 -15C-8 -15 -15 -8 -15 0C-15 8 -8 15 3 15C-3 11 -6 6 -6 0C-6 -6 -3 -11 3 -15Z');

/** Slanting rain. */
const rain = () =>
  [0, 1, 2, 3, 4].flatMap((i) =>
    drawn(`M${i * 7 + 7} ${i % 2 ? -30 : -36}H${i * 7 + 10}L${i * 7 + 2} ${i % 2 ? 2 : -6}H${i * 7 - 1}Z`),
  );

/** Invented newspapers and trade papers. */
export const press: Wordmark[] = [
  {
    slug: 'press-malabar-ledger',
    name: 'The Malabar Ledger',
    trade: 'Daily newspaper',
    city: 'Kozhikode',
    compose: async () => {
      const line = await setLine('fraktur', 'The Malabar Ledger', { cap: 10 });
      return ruled(line.shape, 5);
    },
  },
  {
    slug: 'press-gulf-tidings',
    name: 'Gulf Tidings',
    trade: 'Daily newspaper',
    city: 'Dubai',
    compose: async () => {
      const line = await setLine('fashion', 'Gulf Tidings', {
        cap: 30,
        track: -0.01,
        axes: { wght: 700, opsz: 28 },
      });
      return beside(moon(), 31, 9, line.shape, -15);
    },
  },
  {
    slug: 'press-tharangam',
    name: 'Tharangam',
    trade: 'Malayalam weekly',
    city: 'Kottayam',
    compose: async () => {
      const line = await setLine('malayalam', 'തരംഗം', { cap: 30, axes: { wght: 800, wdth: 90 } });
      const foot = await setLine('anek', 'Tharangam Weekly', {
        cap: 8,
        track: 0.05,
        axes: { wght: 560, wdth: 100 },
      });
      const block = stacked([line, foot], 13, 'justify');
      const { w } = line.box;
      return [...block, ...ripple(0, 6, w, 7, 3.4, 2)];
    },
  },
  {
    slug: 'press-creek-review',
    name: 'The Creek Review',
    trade: 'Business monthly',
    city: 'Dubai',
    compose: async () => {
      const top = await setLine('softItalic', 'the', {
        cap: 15,
        axes: { wght: 380, SOFT: 0, opsz: 60, WONK: 1 },
      });
      const main = await setLine('soft', 'Creek Review', {
        cap: 30,
        track: -0.02,
        axes: { wght: 300, SOFT: 0, opsz: 100, WONK: 0 },
      });
      return [
        ...place(top.shape, main.box.x - top.box.x - top.box.w - 6, -14.5),
        ...main.shape,
        ...ripple(main.box.x - top.box.w - 6, -4, top.box.w, 2, 4.4, 1.8),
      ];
    },
  },
  {
    slug: 'press-admast',
    name: 'Admast',
    trade: 'Advertising trade paper',
    city: 'Mumbai',
    compose: async () => {
      const line = await setLine('poster', 'ADMAST', { cap: 36, axes: { wght: 900, opsz: 72 } });
      const a = line.letters[3]?.box ?? line.box;
      const top = a.x + a.w / 2;
      return [
        ...line.shape,
        ...bar(top - 1.2, a.y - 15, 2.4, 16),
        ...drawn(
          `M${top + 1} ${a.y - 15}H${top + 34}L${top + 28} ${a.y - 11}L${top + 34} ${a.y - 7}H${top + 1}Z`,
        ),
      ];
    },
  },
  {
    slug: 'press-monsoon-business',
    name: 'Monsoon Business',
    trade: 'Business fortnightly',
    city: 'Kochi',
    compose: async () => {
      const top = await setLine('slab', 'Monsoon', { cap: 26, track: -0.01 });
      const foot = await setLine('slabLight', 'Business', { cap: 26, track: -0.01 });
      return beside(rain(), 56, 9, stacked([top, foot], 9), 1);
    },
  },
];

/** Two coasts that face each other over one water. */
const shores = () => [
  ...drawn('M-3 -20C-14 -19 -21 -11 -21 0C-21 11 -14 19 -3 20C-10 12 -6 6 -9 0C-12 -6 -7 -13 -3 -20Z'),
  ...drawn('M3 -20C14 -19 21 -11 21 0C21 11 14 19 3 20C9 13 5 7 8 0C11 -7 8 -13 3 -20Z'),
  ...disc(-0.6, 0, 3),
];

/** A lantern with its rays. */
const lantern = () => [
  ...drawn(
    'M-4 -20H4V-16H-4ZM-8 -14H8L11 -8H-11ZM-9 -5.500H9V12H-9ZM-3.500 -2C-5.500 3 -3.500 8 0 8C3.500 8 5.500 3 0 -4.500C-0.500 -2 -2 -1 -3.500 -2ZM-11 14.500H11V19H-11Z',
    'evenodd',
  ),
  ...[-1, 1].flatMap((side) => [-6, 3, 12].flatMap((y) => bar(side > 0 ? 13.5 : -20.5, y - 1, 7, 2))),
];

/** A compass rose of eight points. */
const rose = () => [
  ...around(leaf(21, 8.6), 4),
  ...around(place(leaf(11, 4.6), 0, -2.5), 4, 45, 405),
  ...disc(0, 0, 2),
];

/** Invented trade bodies that give the awards. */
export const bodies: Wordmark[] = [
  {
    slug: 'body-two-shores',
    name: 'Two Shores Advertising Guild',
    trade: 'Trade body',
    city: 'Kochi and Dubai',
    compose: async () => {
      const top = await setLine('freight', 'Two Shores', { cap: 17, axes: { wght: 760, wdth: 84 } });
      const foot = await setLine('freight', 'Advertising Guild', { cap: 11, axes: { wght: 460, wdth: 84 } });
      return beside(shores(), 42, 10, stacked([top, foot], 8, 'justify'), -1);
    },
  },
  {
    slug: 'body-coast-council',
    name: 'Coast Marketing Council',
    trade: 'Trade body',
    city: 'Kozhikode',
    compose: async () => {
      const top = await setLine('slab', 'Coast', { cap: 17 });
      const foot = await setLine('slabLight', 'Marketing Council', { cap: 11 });
      return beside(rose(), 46, 10, stacked([top, foot], 8), -1);
    },
  },
  {
    slug: 'body-lantern-society',
    name: 'The Lantern Society of Film Craft',
    trade: 'Trade body',
    city: 'Dubai',
    compose: async () => {
      const top = await setLine('kufi', 'The Lantern Society', { cap: 15, axes: { wght: 620 } });
      const foot = await setLine('kufi', 'of Film Craft', { cap: 15, axes: { wght: 420 } });
      return beside(lantern(), 42, 10, stacked([top, foot], 9), 1);
    },
  },
];
