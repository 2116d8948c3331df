import { barbell, scales, shoreCross, valleyWheel } from '#artwork/wordmarks/devices.ts';
import { beside, stacked } from '#artwork/wordmarks/layout.ts';
import { around, bar, disc, drawn, ripple } from '#artwork/wordmarks/marks.ts';
import { boxOf, place } from '#artwork/wordmarks/shape.ts';
import { setLine } from '#artwork/wordmarks/type.ts';
import type { Wordmark } from '#artwork/wordmarks/wordmark.ts';

/** Services, software, transport, homes. */
export const trade: Wordmark[] = [
  {
    slug: 'karama-fit',
    name: 'Karama Fit',
    trade: 'Gyms',
    city: 'Dubai',
    compose: async () => {
      const style = { cap: 34, track: 0.02, axes: { wght: 850, opsz: 72 } };
      const left = await setLine('poster', 'KARAMA', style);
      const right = await setLine('poster', 'FIT', style);
      const edge = left.box.x + left.box.w;
      return [
        ...left.shape,
        ...place(barbell(), edge + 13, -17),
        ...place(right.shape, edge + 46 - right.box.x, 0),
      ];
    },
  },
  {
    slug: 'gulf-freight',
    name: 'Gulf Freight',
    trade: 'Logistics',
    city: 'Jebel Ali',
    compose: async () => {
      const style = { cap: 20, track: 0.02, axes: { wght: 820, wdth: 125 } };
      const lines = stacked(
        [await setLine('freight', 'GULF', style), await setLine('freight', 'FREIGHT', { ...style, cap: 12 })],
        6,
        'justify',
      );
      const { x, y, h } = boxOf(lines);
      const stacks = [0, 1, 2].flatMap((i) => bar(x - 15 - i * 9, y + (i * h) / 4, 5, h - (i * h) / 4));
      return [...lines, ...stacks];
    },
  },
  {
    slug: 'souqly',
    name: 'souqly',
    trade: 'Online marketplace',
    city: 'Dubai',
    compose: async () => {
      const line = await setLine('geometric', 'souqly', { cap: 34, track: -0.03, axes: { wght: 720 } });
      const u = line.letters[2]?.box ?? line.box;
      const o = line.letters[1]?.box ?? u;
      const flap = drawn('M-4.200 0H4.200L5.200 9C5.200 13.600 -5.200 13.600 -5.200 9Z');
      const awning = [-1.5, -0.5, 0.5, 1.5].flatMap((i) => place(flap, i * 11.4, 0));
      const width = u.x + u.w - o.x;
      return [
        ...line.shape,
        ...place([...awning, ...bar(-22, -4.4, 44, 3)], o.x + width / 2, u.y - 14, width / 46),
      ];
    },
  },
  {
    slug: 'wadi-motorworks',
    name: 'Wadi Motorworks',
    trade: 'Car care',
    city: 'Sharjah',
    compose: async () => {
      const top = await setLine('poster', 'WADI', { cap: 30, track: 0.03, axes: { wght: 900, opsz: 72 } });
      const foot = await setLine('poster', 'MOTORWORKS', {
        cap: 10,
        track: 0.06,
        axes: { wght: 640, opsz: 20 },
      });
      return beside(valleyWheel(), 44, 10, stacked([top, foot], 6, 'justify'), -7);
    },
  },
  {
    slug: 'theeram-clinics',
    name: 'Theeram Clinics',
    trade: 'Clinics',
    city: 'Kozhikode',
    compose: async () => {
      const top = await setLine('kufi', 'Theeram', { cap: 24, axes: { wght: 700 } });
      const foot = await setLine('kufi', 'Clinics', { cap: 24, axes: { wght: 400 } });
      return beside(shoreCross(), 42, 11, stacked([top, foot], 9), 1);
    },
  },
  {
    slug: 'ezhuthu',
    name: 'Ezhuthu School',
    trade: 'School of lettering and design',
    city: 'Thrissur',
    compose: async () => {
      const letter = await setLine('malayalam', 'ഴ', { cap: 30, axes: { wght: 800, wdth: 125 } });
      const top = await setLine('anek', 'Ezhuthu', { cap: 18, axes: { wght: 760, wdth: 112 } });
      const foot = await setLine('anek', 'School', { cap: 18, axes: { wght: 300, wdth: 112 } });
      return beside(letter.shape, 42, 10, stacked([top, foot], 7), 3);
    },
  },
  {
    slug: 'tharasu',
    name: 'tharasu',
    trade: 'Accounting software',
    city: 'Kochi',
    compose: async () => {
      const line = await setLine('sharp', 'tharasu', { cap: 30, track: 0.01, axes: { wght: 480 } });
      return beside(scales(), 34, 11, line.shape, -13);
    },
  },
  {
    slug: 'ferryfar',
    name: 'Ferryfar',
    trade: 'Travel',
    city: 'Abu Dhabi',
    compose: async () => {
      const line = await setLine('soft', 'Ferryfar', {
        cap: 32,
        track: -0.02,
        axes: { wght: 800, SOFT: 0, opsz: 144, WONK: 1 },
      });
      const y = line.letters[4]?.box ?? line.box;
      const from = y.x + y.w * 0.8;
      return [...line.shape, ...ripple(from, 8, line.box.x + line.box.w - from, 3, 5, 3.2)];
    },
  },
  {
    slug: 'veyil-solar',
    name: 'Veyil Solar',
    trade: 'Solar power',
    city: 'Kochi',
    compose: async () => {
      const line = await setLine('geometric', 'VEYIL', { cap: 30, track: 0.12, axes: { wght: 300 } });
      const foot = await setLine('geometric', 'solar', { cap: 14, track: 0.02, axes: { wght: 500 } });
      const v = line.letters[0]?.box ?? line.box;
      const rays = around(bar(-1.1, -19, 2.2, 7), 5, -60, 60);
      const sun = place(rays, v.x + v.w / 2, v.y + 3);
      return [
        ...line.shape,
        ...sun,
        ...disc(v.x + v.w / 2, v.y + 2, 6),
        ...place(foot.shape, line.box.x + line.box.w + 8, 0),
      ];
    },
    optical: 1.05,
  },
];
