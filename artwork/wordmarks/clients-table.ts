import { ear, hills, pot, sardine } from '#artwork/wordmarks/devices.ts';
import { beside, stacked } from '#artwork/wordmarks/layout.ts';
import { around, bar, disc, dome, drawn, leaf, ripple } from '#artwork/wordmarks/marks.ts';
import { place } from '#artwork/wordmarks/shape.ts';
import { setLine, swap } from '#artwork/wordmarks/type.ts';
import type { Wordmark } from '#artwork/wordmarks/wordmark.ts';

/** Food, coffee and places to stay. */
export const table: Wordmark[] = [
  {
    slug: 'vayal-foods',
    name: 'Vayal Foods',
    trade: 'Rice and pulses',
    city: 'Palakkad',
    compose: async () => {
      const top = await setLine('malayalam', 'വയൽ', { cap: 30, axes: { wght: 700, wdth: 100 } });
      const foot = await setLine('anek', 'Vayal Foods', {
        cap: 12,
        track: 0.02,
        axes: { wght: 640, wdth: 100 },
      });
      return beside(ear(), 44, 9, stacked([top, foot], 8, 'justify'), -7);
    },
    optical: 1.06,
  },
  {
    slug: 'kappa-and-co',
    name: 'kappa&co',
    trade: 'Tapioca kitchens',
    city: 'Kochi',
    compose: async () => {
      const line = await setLine('sharp', 'kappa&co', { cap: 30, track: -0.03, axes: { wght: 700 } });
      const spokes = around(bar(-0.8, -12, 1.6, 6), 8);
      return beside([...disc(0, 0, 16, 13.4), ...spokes, ...disc(0, 0, 3.4)], 27, 10, line.shape, -12);
    },
  },
  {
    slug: 'kunnu-coffee',
    name: 'Kunnu Coffee',
    trade: 'Hill coffee roasters',
    city: 'Wayanad',
    compose: async () => {
      const top = await setLine('quirk', 'kunnu', {
        cap: 30,
        track: -0.02,
        axes: { wght: 800, wdth: 75, opsz: 96 },
      });
      const foot = await setLine('quirk', 'coffee', {
        cap: 12,
        track: 0.06,
        axes: { wght: 600, wdth: 100, opsz: 14 },
      });
      return beside(hills(), 36, 10, stacked([top, foot], 6, 'justify'), -7);
    },
  },
  {
    slug: 'dallah-nine',
    name: 'Dallah Nine',
    trade: 'Coffee house',
    city: 'Abu Dhabi',
    compose: async () => {
      const line = await setLine('kufi', 'Dallah Nine', { cap: 30, axes: { wght: 560 } });
      return beside(pot(), 38, 10, line.shape, -16);
    },
  },
  {
    slug: 'mathi',
    name: 'mathi',
    trade: 'Fish to the door',
    city: 'Kochi',
    compose: async () => {
      const line = await setLine('quirk', 'mathı', {
        cap: 30,
        track: -0.01,
        axes: { wght: 780, wdth: 100, opsz: 96 },
      });
      const i = line.letters[4]?.box ?? line.box;
      return [...line.shape, ...place(sardine(), i.x + i.w / 2 + 6, i.y - 10.5, 0.98, -8)];
    },
  },
  {
    slug: 'pepperwharf',
    name: 'Pepperwharf',
    trade: 'Spice exporters',
    city: 'Mattancherry',
    compose: async () => {
      const line = await setLine('freight', 'PEPPERWHARF', {
        cap: 30,
        track: 0.01,
        axes: { wght: 700, wdth: 75 },
      });
      const corns = [
        disc(0, 0, 5),
        disc(11.4, 0, 5),
        disc(5.7, -10, 5),
        disc(17.1, -10, 5),
        disc(11.4, -20, 5),
      ].flat();
      return beside(corns, 30, 10, line.shape, -15);
    },
  },
  {
    slug: 'nila-resorts',
    name: 'Nila Resorts',
    trade: 'Riverside resorts',
    city: 'Shoranur',
    compose: async () => {
      const top = await setLine('odd', 'Nıla', { cap: 34, track: 0.02, axes: { wght: 700 } });
      const foot = await setLine('odd', 'resorts', { cap: 12, track: 0.2, axes: { wght: 620 } });
      const i = top.letters[1]?.box ?? top.box;
      const sun = [...dome(i.x + i.w / 2, i.y - 6.4, 8)];
      const shape = [...top.shape, ...sun];
      return [
        ...shape,
        ...place(foot.shape, top.box.x + top.box.w + 9 - foot.box.x, 0),
        ...ripple(top.box.x + top.box.w + 9, -25, foot.box.w, 3, 4, 3.4),
      ];
    },
  },
  {
    slug: 'ilanji-ayurveda',
    name: 'Ilanji Ayurveda',
    trade: 'Ayurvedic house',
    city: 'Kottakkal',
    compose: async () => {
      const top = await setLine('linear', 'Ilanji', { cap: 30, track: 0.03 });
      const foot = await setLine('geometric', 'AYURVEDA', { cap: 9, track: 0.3, axes: { wght: 380 } });
      const flower = [...around(place(leaf(15, 5.6), 0, -4.6), 12), ...disc(0, 0, 2.8)];
      return beside(flower, 42, 12, stacked([top, foot], 9, 'justify'), -7);
    },
    optical: 1.08,
  },
  {
    slug: 'al-marsa',
    name: 'Al Marsa',
    trade: 'Marina and berths',
    city: 'Ras Al Khaimah',
    compose: async () => {
      const latin = await setLine('quirk', 'Al Marsa', { cap: 26, axes: { wght: 720, wdth: 90, opsz: 40 } });
      const arabic = await setLine('kufiArabic', 'المرسى', { cap: 30, axes: { wght: 700 } });
      const arch = drawn(
        'M0 34V13C0 5 6 0 13 -4C20 0 26 5 26 13V34H20V14C20 9.500 17 6.400 13 3.600C9 6.400 6 9.500 6 14V34Z',
      );
      const right = place(arabic.shape, latin.box.x + latin.box.w + 46 - arabic.box.x, -1, 0.92);
      return [...latin.shape, ...place(arch, latin.box.x + latin.box.w + 10, -34), ...right];
    },
    optical: 1.1,
  },
  {
    slug: 'novadent',
    name: 'Novadent',
    trade: 'Dental clinics',
    city: 'Sharjah',
    compose: async () => {
      const line = await setLine('clinic', 'NOVADENT', { cap: 26, track: 0.07, axes: { wght: 400 } });
      return swap(line, 1, ({ box }) => {
        const [cx, cy, r] = [box.x + box.w / 2, box.y + box.h / 2, box.h / 2];
        const smile = drawn(
          'M-10 1C-8 6 -4 8.600 0 8.600C4 8.600 8 6 10 1C6.500 3 3.400 3.800 0 3.800C-3.400 3.800 -6.500 3 -10 1Z',
        );
        return [...disc(cx, cy, r, r - 3), ...place(smile, cx, cy, r / 15)];
      }).shape;
    },
    optical: 1.1,
  },
];
