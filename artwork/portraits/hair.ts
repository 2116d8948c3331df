import {
  circlePath,
  disc,
  fill,
  layers,
  line,
  random,
  shade,
  times,
  type Path,
  type Svg,
} from '#artwork/draw/index.ts';
import type { Light } from '#artwork/portraits/face.ts';
import { d, mix, type Head } from '#artwork/portraits/geometry.ts';
import type { HairTone } from '#artwork/portraits/tones.ts';

/** Hair in two layers: behind the head and on it. */
export interface Hair {
  back: Svg;
  top: Svg;
}

/** A mass of hair with sunlight on its edge. */
export function mass(path: Path, tone: HairTone, h: Head, light: Light, length = 70): Svg {
  const x = light === 'behind' ? h.skull[0] - 14 : h.temple[0] + 16;
  return layers(
    fill(path, tone.dark),
    shade(path, { colour: tone.lit, x, y: -40, angle: light === 'behind' ? 8 : 172, length, opacity: 0.9 }),
  );
}

/** How short hair is cut. */
export interface Cut {
  /** Height above the skull. */
  volume: number;
  /** Height of the hairline in the middle of the forehead; -62 is plain, -84 receding. */
  line?: number;
  /** How far the corners of the hairline go back. */
  corners?: number;
  /** Extra height at the far front (positive) for a quiff, or at the back. */
  quiff?: number;
  /** The hair falls over the forehead. */
  fringe?: boolean;
}

/** Outline of hair that ends at the ears and the nape. */
function cropPath(
  h: Head,
  { volume: v, line: top = -64, corners = 10, quiff = 0, fringe = false }: Cut,
): Path {
  const { nape, skull, crown, temple, brow, ear } = h;
  const t = h.build.yaw;
  const near = mix(-45, -22, t) * h.build.width;
  const bangs = fringe
    ? d`C${temple[0] - 12} ${top + 34} ${h.middle + 20} ${top + 36} ${h.middle + 12} ${top + 20}C${h.middle + 6} ${top + 40} ${h.middle - 18} ${top + 44} ${h.middle - 22} ${top + 24}C${h.middle - 26} ${top + 42} ${near + 2} ${top + 50} ${near - 8} ${top + 34}`
    : d`C${temple[0] - 22} ${top - corners - 6} ${h.middle + 18} ${top + 2} ${h.middle - 4} ${top}C${h.middle - 24} ${top - 1} ${near + 14} ${top - corners - 4} ${near} ${top + 4 - corners * 0.6}`;
  return (
    d`M${nape[0] + 3} ${nape[1]}C${nape[0] - 10 - v * 0.5} ${nape[1] - 24} ${skull[0] - v * 0.8} ${skull[1] + 28} ${skull[0] - v * 0.8} ${skull[1]}` +
    d`C${skull[0] - v * 0.8} ${skull[1] - 50 - v} ${crown[0] - 52} ${crown[1] - v} ${crown[0]} ${crown[1] - v}` +
    d`C${crown[0] + 38} ${crown[1] - v - quiff} ${temple[0] + v * 0.6 + quiff * 0.3} ${temple[1] - 38 - v * 0.5 - quiff} ${temple[0] + v * 0.5} ${temple[1]}` +
    d`C${temple[0] + v * 0.5 + 2} ${temple[1] + 12} ${brow[0] + 2} ${brow[1] - 10} ${brow[0]} ${brow[1] + 4}` +
    d`L${brow[0] - 5} ${brow[1] - 2}C${brow[0] - 6} ${brow[1] - 16} ${temple[0] - 5} ${temple[1] + 2} ${temple[0] - 9} ${top + 12}` +
    bangs +
    d`C${near - 9} ${top + 22} ${ear + 13} -34 ${ear + 11} -8L${ear + 9} 18L${ear - 2} 10C${ear - 4} -14 ${ear - 15} -10 ${ear - 14} 10C${ear - 13} 28 ${nape[0] + 12} ${nape[1] - 8} ${nape[0] + 3} ${nape[1]}Z`
  );
}

/** Short hair. */
export function crop(h: Head, tone: HairTone, light: Light, cut: Cut): Hair {
  return { back: '', top: mass(cropPath(h, cut), tone, h, light) };
}

/** Tight curls: a crop with a scalloped edge. */
export function curls(
  h: Head,
  tone: HairTone,
  light: Light,
  size: number,
  spread: number,
  seed: string,
  fall = 0,
): Hair {
  const next = random(seed);
  const heap = (from: number, to: number, count: number, r: number) =>
    times(count, (i) => {
      const a = mix(from, to, i / (count - 1)) + (next() - 0.5) * 0.1;
      const rx = (Math.abs(h.skull[0]) + Math.abs(h.temple[0])) / 2 + spread;
      const cx = (h.skull[0] + h.temple[0]) / 2;
      return disc(
        cx + Math.cos(a) * rx,
        -34 + Math.sin(a) * (62 + spread * 1.05),
        r * (0.85 + 0.3 * next()),
        tone.dark,
      );
    });
  const locks = times(fall, (i) => {
    const y = 6 + i * size * 0.78;
    const sway = (i % 2 ? 5 : -5) + next() * 4;
    return (
      disc(h.skull[0] - spread * 0.55 + sway, y, size * (1.15 - i * 0.06), tone.dark) +
      disc(h.temple[0] + spread * 0.2 + sway, y, size * (1.12 - i * 0.05), tone.dark) +
      disc((h.skull[0] + h.temple[0]) / 2, y, size * 2.5, tone.dark)
    );
  });
  const glints = times(16, () => {
    const a = (light === 'behind' ? Math.PI : Math.PI * 1.62) + next() * 1.2;
    const k = 60 + spread * (0.4 + next() * 0.9);
    const [x, y] = [(h.skull[0] + h.temple[0]) / 2 + Math.cos(a) * k * 1.15, -38 + Math.sin(a) * k];
    return line(
      d`M${x - size * 0.32} ${y}Q${x} ${y - size * 0.5} ${x + size * 0.32} ${y - size * 0.05}`,
      tone.lit,
      2.4,
    );
  });
  return {
    back:
      locks +
      heap(Math.PI * 0.92, Math.PI * 2.08, Math.round(15 + spread / 5), size) +
      disc((h.skull[0] + h.temple[0]) / 2, -40, 74 + spread * 0.8, tone.dark),
    top: layers(
      fill(cropPath(h, { volume: 6 + spread * 0.3, line: -58, corners: 4 }), tone.dark),
      times(6, (i) =>
        disc(
          mix(h.ear + 16, h.temple[0] - 4, i / 5),
          -62 - Math.sin((i / 5) * Math.PI) * 12,
          size * 0.62,
          tone.dark,
        ),
      ),
      glints,
    ),
  };
}

/** Hair left at the sides and back of a bald head. */
export function fringeOfHair(h: Head, tone: HairTone, light: Light): Hair {
  const { nape, skull, ear } = h;
  const band = d`M${nape[0] + 4} ${nape[1] + 2}C${nape[0] - 12} ${nape[1] - 22} ${skull[0] - 5} ${skull[1] + 30} ${skull[0] - 4} ${skull[1]}C${skull[0] + 2} ${skull[1] - 18} ${ear - 2} -44 ${ear + 14} -30C${ear + 8} -16 ${ear + 10} 2 ${ear + 6} 14L${ear - 3} 6C${ear - 5} -12 ${ear - 16} -8 ${ear - 14} 12C${ear - 13} 28 ${nape[0] + 12} ${nape[1] - 6} ${nape[0] + 4} ${nape[1] + 2}Z`;
  const far =
    h.build.yaw < 0.5
      ? fill(
          d`M${h.temple[0] + 3} -40C${h.temple[0] + 8} -24 ${h.brow[0] + 4} -10 ${h.brow[0] + 1} 6L${h.brow[0] - 5} -6Q${h.temple[0] - 4} -22 ${h.temple[0] + 3} -40Z`,
          tone.dark,
        )
      : '';
  return { back: '', top: mass(band, tone, h, light, 50) + far };
}

/** A knot of hair. */
export function knot(x: number, y: number, r: number, tone: HairTone, h: Head, light: Light): Svg {
  return layers(
    mass(circlePath(x, y, r), tone, h, light, 60),
    line(
      d`M${x - r * 0.6} ${y + r * 0.3}Q${x} ${y - r * 0.7} ${x + r * 0.65} ${y - r * 0.1}M${x - r * 0.3} ${y + r * 0.62}Q${x + r * 0.3} ${y} ${x + r * 0.7} ${y + r * 0.4}`,
      tone.lit,
      2,
    ),
  );
}
