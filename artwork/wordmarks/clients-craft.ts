import { cutSweets, earring, planks, weave } from '#artwork/wordmarks/devices.ts';
import { beside, stacked } from '#artwork/wordmarks/layout.ts';
import { bar, disc, drawn, leaf, ripple } from '#artwork/wordmarks/marks.ts';
import { place } from '#artwork/wordmarks/shape.ts';
import { setLine, swap } from '#artwork/wordmarks/type.ts';
import type { Wordmark } from '#artwork/wordmarks/wordmark.ts';

/** Makers and merchants: cloth, sweets, gold, boats, shoes, rosewood, scent. */
export const craft: Wordmark[] = [
  {
    slug: 'malabar-mills',
    name: 'Malabar Mills',
    trade: 'Handloom textiles',
    city: 'Kozhikode',
    compose: async () => {
      const line = await setLine('soft', 'Malabar Mills', {
        cap: 30,
        axes: { wght: 560, SOFT: 100, opsz: 36, WONK: 0 },
      });
      return beside(weave(), 31, 12, line.shape, -15);
    },
  },
  {
    slug: 'halwa-and-sons',
    name: 'Halwa & Sons',
    trade: 'Sweets since three generations',
    city: 'Kozhikode',
    compose: async () => {
      const line = await setLine('display', 'Halwa & Sons', {
        cap: 30,
        axes: { wdth: 58, wght: 880 },
        track: -0.01,
      });
      return beside(cutSweets(), 40, 10, line.shape, -15);
    },
  },
  {
    slug: 'ponnu-and-daughters',
    name: 'Ponnu & Daughters',
    trade: 'Goldsmiths',
    city: 'Thrissur',
    compose: async () => {
      const top = await setLine('fashionItalic', 'Ponnu', { cap: 30, axes: { wght: 520, opsz: 28 } });
      const foot = await setLine('fashion', '& DAUGHTERS', {
        cap: 9.5,
        track: 0.28,
        axes: { wght: 600, opsz: 11 },
      });
      return beside(earring(), 42, 12, stacked([top, foot], 9, 'justify'), -8);
    },
  },
  {
    slug: 'uru-yards',
    name: 'Uru Yards',
    trade: 'Boat builders',
    city: 'Beypore',
    compose: async () => {
      const line = await setLine('slab', 'URU YARDS', { cap: 30, track: 0.05 });
      return beside(planks(), 22, 11, line.shape, -15);
    },
  },
  {
    slug: 'calicut-last-co',
    name: 'Calicut Last Co.',
    trade: 'Footwear',
    city: 'Kozhikode',
    compose: async () => {
      const line = await setLine('script', 'Calicut Last Co.', { cap: 30 });
      const { x, w } = line.box;
      const sole = drawn(
        `M0 0H${w * 0.3}C${w * 0.42} 0 ${w * 0.46} 5.500 ${w * 0.58} 5.500H${w * 0.84}C${w * 0.93} 5.500 ${w} 2 ${w} 0` +
          `C${w * 1.01} 4 ${w * 0.97} 9.500 ${w * 0.86} 9.500H${w * 0.56}C${w * 0.44} 9.500 ${w * 0.4} 4 ${w * 0.29} 4H${w * 0.27}V9.500H0Z`,
      );
      return [...line.shape, ...place(sole, x, 9)];
    },
  },
  {
    slug: 'eetti-teak',
    name: 'eetti+teak',
    trade: 'Furniture',
    city: 'Nilambur',
    compose: async () => {
      const line = await setLine('odd', 'eetti+teak', { cap: 30, axes: { wght: 700 } });
      const rings = [...disc(0, 0, 16, 13), ...disc(1.4, 0.6, 10, 7.4), ...disc(2.4, 1, 4.6)];
      return beside(rings, 30, 11, line.shape, -14);
    },
  },
  {
    slug: 'oudra',
    name: 'oudra',
    trade: 'Perfumes',
    city: 'Dubai',
    compose: async () => {
      const line = await setLine('round', 'oudra', { cap: 30, axes: { wght: 430 } });
      return swap(line, 0, ({ box }) => {
        const [cx, cy, r] = [box.x + box.w / 2, box.y + box.h / 2, box.h / 2];
        const drop = drawn(
          'M0 -9C5 -3 7 0 7 3.400C7 7.300 3.900 9.600 0 9.600C-3.900 9.600 -7 7.300 -7 3.400C-7 0 -5 -3 0 -9Z',
        );
        const ring = [...disc(cx, cy, r), ...place(drop, cx, cy - 0.6, r / 14)];
        return [{ rule: 'evenodd', commands: ring.flatMap((outline) => outline.commands) }];
      }).shape;
    },
  },
  {
    slug: 'shayla-row',
    name: 'Shayla Row',
    trade: 'Modest fashion',
    city: 'Dubai',
    compose: async () => {
      const line = await setLine('fashion', 'SHAYLA ROW', {
        cap: 30,
        track: 0.16,
        axes: { wght: 420, opsz: 28 },
      });
      const { x, w, y } = line.box;
      const fold = drawn(
        'M-60 0C-30 -16 24 -17 60 -4C26 -11 -26 -9 -60 0ZM-44 3C-20 -6 18 -7 44 0C18 -3 -18 -2 -44 3Z',
      );
      return [...line.shape, ...place(fold, x + w / 2, y - 9)];
    },
  },
  {
    slug: 'kudakkaran',
    name: 'kudakkaran',
    trade: 'Umbrellas',
    city: 'Alappuzha',
    compose: async () => {
      const line = await setLine('geometric', 'kudakkaran', { cap: 30, track: -0.01, axes: { wght: 560 } });
      const d = line.letters[2]?.box ?? line.box;
      const stem = d.x + d.w - 2.4;
      const scallops = drawn(
        'M-24 0C-23 -13 -13 -21 0 -21C13 -21 23 -13 24 0C21 -3.600 15 -3.600 12 0C9 -3.600 3 -3.600 0 0C-3 -3.600 -9 -3.600 -12 0C-15 -3.600 -21 -3.600 -24 0Z',
      );
      return [...line.shape, ...place(scallops, stem, d.y + 1), ...bar(stem - 1, d.y - 24, 2, 5)];
    },
  },
  {
    slug: 'chirattu',
    name: 'chirattu',
    trade: 'Coconut goods',
    city: 'Kozhikode',
    compose: async () => {
      const line = await setLine('friendly', 'chirattu', { cap: 30, axes: { wght: 720 } });
      const nut = drawn('M-17 -1C-15 12 -8 17 0 17C8 17 15 12 17 -1C11 3.500 -11 3.500 -17 -1Z');
      const shoots = [...place(leaf(24, 9), 1, 0, 1, -26), ...place(leaf(19, 8), 1, 0, 1, 22)];
      return beside([...nut, ...shoots], 41, 9, line.shape, -16);
    },
  },
  {
    slug: 'thira-park',
    name: 'Thira Park',
    trade: 'Water park',
    city: 'Kannur',
    compose: async () => {
      const line = await setLine('round', 'THIRA PARK', { cap: 22, track: 0.02, axes: { wght: 820 } });
      const bob = line.letters.flatMap(({ shape, box }) =>
        place(shape, 0, -5 * Math.sin(((box.x + box.w / 2) / line.box.w) * Math.PI * 4)),
      );
      return [...bob, ...ripple(line.box.x, 10, line.box.w, 2, 10, 4.5)];
    },
  },
];
