import { layers, line, times, type Svg } from '#artwork/draw/index.ts';
import type { Light } from '#artwork/portraits/face.ts';
import { d, mix, type Head } from '#artwork/portraits/geometry.ts';
import { knot, mass, type Hair } from '#artwork/portraits/hair.ts';
import type { HairTone } from '#artwork/portraits/tones.ts';
import { jasmine } from '#artwork/portraits/ornaments.ts';

/** How long hair is parted and how far it falls. */
export interface Fall {
  /** -1 parts over the near eye, 0 in the middle, 1 over the far eye. */
  part: number;
  /** Height above the skull. */
  volume?: number;
  /** Lowest point of loose hair; leave out for hair that is tied. */
  length?: number;
  /** Waves in loose hair. */
  wave?: number;
  /** Shows the near ear. */
  ear?: boolean;
}

/** Two curtains from the parting to the ears. */
function curtains(
  h: Head,
  tone: HairTone,
  light: Light,
  { part, volume: v = 8, ear: open = true, length }: Fall,
): Svg {
  const { skull, crown, temple, brow, ear, nape } = h;
  const px = h.middle * 0.8 + part * 24;
  const end = open ? 6 : 40;
  const fallen = !open && length !== undefined;
  const near =
    d`M${px} ${-88}C${px - 24} -74 ${ear + 26} -56 ${ear + 15} -18` +
    (fallen
      ? d`C${ear + 10} 14 ${ear + 14} 66 ${ear + 4} 124`
      : d`C${ear + 11} -6 ${ear + 10} ${end - 8} ${ear + 6} ${end + 4}L${ear - 3} ${end}`) +
    (open
      ? d`C${ear - 4} -14 ${ear - 15} -10 ${ear - 14} 10C${ear - 13} 30 ${nape[0] + 16} ${nape[1] - 2} ${nape[0] + 6} ${nape[1] + 6}`
      : d`C${ear - 4} 90 ${nape[0] + 20} 120 ${nape[0] - 4} 150`) +
    d`C${nape[0] - 16} ${open ? nape[1] - 20 : 70} ${skull[0] - v} ${skull[1] + 30} ${skull[0] - v} ${skull[1]}C${skull[0] - v} ${skull[1] - 52 - v} ${crown[0] - 50} ${crown[1] - v} ${px} ${crown[1] - v}Z`;
  const far =
    d`M${px - 4} -88C${px + 14} -76 ${temple[0] - 12} -58 ${temple[0] - 6} -34C${temple[0] - 2} -20 ${brow[0] - 5} -6 ${brow[0] - 3} 10` +
    (fallen
      ? d`C${h.cheek[0] - 3} 40 ${h.jawFar[0] - 2} 80 ${h.jawFar[0] + 4} 140C${h.jawFar[0] + 12} 110 ${brow[0] + v} 40 ${temple[0] + v} -46C`
      : d`C${brow[0] + v} 6 ${temple[0] + v + 4} -20 ${temple[0] + v} -46C`) +
    d`${temple[0] + v - 4} ${-86 - v} ${crown[0] + 44} ${crown[1] - v} ${px} ${crown[1] - v}Z`;
  return layers(
    mass(far, tone, h, light),
    mass(near, tone, h, light),
    line(d`M${px - 2} ${crown[1] - v + 3}Q${px - 1} -94 ${px - 1} -87`, tone.lit, 1.8),
  );
}

/** Loose hair behind the neck and over a shoulder. */
function loose(h: Head, tone: HairTone, light: Light, fall: Fall): Svg {
  const { skull, temple, crown } = h;
  const end = fall.length ?? 120;
  const w = fall.wave ?? 0;
  const v = fall.volume ?? 8;
  const [l, r] = [skull[0] - v - 8, temple[0] + v + mix(10, 2, h.build.yaw)];
  const sway = (side: number, at: number) => side + w * (at % 2 ? 9 : -7);
  const path =
    d`M${crown[0]} ${crown[1] - v}C${l + 30} ${crown[1] - v} ${l} -70 ${l} -20` +
    d`C${l} 10 ${sway(l - 4, 1)} ${end * 0.4} ${sway(l - 4, 1)} ${end * 0.62}C${sway(l - 4, 1)} ${end * 0.8} ${l - 4 - w * 8} ${end - 6} ${l + 8} ${end}` +
    d`Q${(l + r) / 2} ${end + 16} ${r - 8} ${end - 8}C${sway(r + 6, 1)} ${end * 0.78} ${sway(r + 2, 1)} ${end * 0.5} ${sway(r + 2, 1)} ${end * 0.4}C${sway(r + 2, 1)} 26 ${r + 2} 0 ${r} -30C${r - 2} -84 ${crown[0] + 44} ${crown[1] - v} ${crown[0]} ${crown[1] - v}Z`;
  const strands = times(4, (i) =>
    line(
      d`M${l + 10 + i * 9} ${20 + i * 8}C${sway(l + 8 + i * 9, i)} 60 ${sway(l + 10 + i * 10, i + 1)} 90 ${l + 12 + i * 10} ${end - 10}`,
      tone.lit,
      1.6,
      'opacity="0.7"',
    ),
  );
  return mass(path, tone, h, light, 90) + strands;
}

/** Parted hair, loose or tied. */
export function parted(h: Head, tone: HairTone, light: Light, fall: Fall): Hair {
  return { back: fall.length ? loose(h, tone, light, fall) : '', top: curtains(h, tone, light, fall) };
}

/** Parted hair in a low knot at the nape; `flowers` adds a string of jasmine. */
export function bun(
  h: Head,
  tone: HairTone,
  light: Light,
  fall: Fall & { flowers?: boolean; size?: number; high?: boolean },
): Hair {
  const r = fall.size ?? 30;
  const [x, y] = fall.high
    ? [h.crown[0] - 16, h.crown[1] - r * 0.6]
    : [h.nape[0] - mix(2, 14, h.build.yaw) - (h.build.yaw < 0.3 ? 14 : 0), h.nape[1] + 8];
  return {
    back: knot(x, y, r, tone, h, light) + (fall.flowers ? jasmine(x, y, r + 3) : ''),
    top: curtains(h, tone, light, fall),
  };
}

/** A straight bob, with a fringe or a side part. */
export function bob(h: Head, tone: HairTone, light: Light, end: number, fringe: boolean): Hair {
  const { skull, temple, crown, brow, ear } = h;
  const v = 12;
  const [l, r] = [skull[0] - v, temple[0] + v - 2];
  const back = d`M${crown[0]} ${crown[1] - v}C${l + 30} ${crown[1] - v} ${l - 2} -70 ${l - 2} -20C${l - 2} 30 ${l - 8} ${end - 30} ${l - 2} ${end + 4}Q${(l + r) / 2} ${end + 12} ${r + 4} ${end - 4}C${r + 6} ${end - 40} ${r + 3} 10 ${r} -30C${r - 2} -84 ${crown[0] + 44} ${crown[1] - v} ${crown[0]} ${crown[1] - v}Z`;
  const px = Math.min(h.middle + 14, crown[0] + 26);
  const front = fringe
    ? d`M${l} -20C${l} -74 ${crown[0] - 50} ${crown[1] - v} ${crown[0]} ${crown[1] - v}C${crown[0] + 44} ${crown[1] - v} ${r} -80 ${r} -30C${r + 1} -10 ${r + 3} 20 ${r + 3} 40C${r - 6} 30 ${brow[0] - 2} 10 ${brow[0] - 5} -22Q${h.middle + 6} -38 ${ear + 18} -27C${ear + 10} 0 ${ear + 14} 30 ${ear + 10} ${end - 4}Q${l + 18} ${end + 8} ${l - 2} ${end + 4}C${l - 8} ${end - 30} ${l} 30 ${l} -20Z`
    : d`M${px} -86C${px - 40} -74 ${ear + 22} -52 ${ear + 16} -6C${ear + 14} 24 ${ear + 18} 50 ${ear + 12} ${end - 2}Q${l + 16} ${end + 8} ${l - 2} ${end + 4}C${l - 8} ${end - 30} ${l} 30 ${l} -20C${l} -74 ${crown[0] - 50} ${crown[1] - v} ${px} ${crown[1] - v}C${crown[0] + 50} ${crown[1] - v} ${r} -80 ${r} -30C${r + 1} -10 ${r + 4} 20 ${r + 3} 44C${brow[0] + 2} 34 ${brow[0] - 2} 10 ${brow[0] - 4} -14C${temple[0] - 8} -50 ${px + 18} -74 ${px} -86Z`;
  return { back: mass(back, tone, h, light, 90), top: mass(front, tone, h, light, 90) };
}

/** Long hair drawn back from the forehead into a tail behind. */
export function sweptBack(
  h: Head,
  tone: HairTone,
  light: Light,
  fall: { volume?: number; length?: number; line?: number },
): Hair {
  const { skull, temple, crown, brow, ear, nape } = h;
  const v = fall.volume ?? 10;
  const top = fall.line ?? -66;
  const path =
    d`M${nape[0] + 4} ${nape[1] + 6}C${nape[0] - 14} ${nape[1] - 20} ${skull[0] - v} ${skull[1] + 30} ${skull[0] - v} ${skull[1]}C${skull[0] - v} ${skull[1] - 52 - v} ${crown[0] - 50} ${crown[1] - v} ${crown[0]} ${crown[1] - v}` +
    d`C${crown[0] + 42} ${crown[1] - v} ${temple[0] + v * 0.6} -84 ${temple[0] + v * 0.4} -42C${temple[0] + 4} -26 ${brow[0] + 1} -14 ${brow[0]} 2L${brow[0] - 5} -10` +
    d`C${brow[0] - 6} -34 ${temple[0] - 10} ${top - 4} ${h.middle + 6} ${top}C${ear + 40} ${top} ${ear + 16} -44 ${ear + 12} -6L${ear + 8} 14L${ear - 3} 6C${ear - 5} -12 ${ear - 15} -10 ${ear - 14} 10C${ear - 13} 30 ${nape[0] + 14} ${nape[1]} ${nape[0] + 4} ${nape[1] + 6}Z`;
  const tail = fall.length
    ? mass(
        d`M${nape[0] + 14} ${nape[1] - 24}C${nape[0] - 44} ${nape[1] - 10} ${nape[0] - 40} ${fall.length * 0.7} ${nape[0] - 26} ${fall.length}C${nape[0] - 8} ${fall.length - 12} ${nape[0] + 22} ${fall.length * 0.7} ${nape[0] + 20} ${nape[1]}Z`,
        tone,
        h,
        light,
      )
    : '';
  const combed = times(4, (i) =>
    line(
      d`M${h.middle - 6 - i * 13} ${top - 2 - (i % 2) * 3}Q${crown[0] - 30 - i * 10} ${top - 16} ${skull[0] + 10 - i} ${-26 + i * 10}`,
      tone.lit,
      1.6,
      'opacity="0.6"',
    ),
  );
  return { back: tail, top: mass(path, tone, h, light) + combed };
}
