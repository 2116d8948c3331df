import { disc, fill, layers, line, palette, random, times, type Svg } from '#artwork/draw/index.ts';
import { d, type Head } from '#artwork/portraits/geometry.ts';
import type { HairTone } from '#artwork/portraits/tones.ts';

/** A half ring of jasmine buds. */
export function jasmine(x: number, y: number, r: number): Svg {
  const next = random('jasmine');
  return times(17, (i) => {
    const a = 1.2 + (i / 16) * 3.6;
    const k = r + (i % 2 ? 5 : -3) + next() * 2;
    return disc(
      x + Math.cos(a) * k,
      y + Math.sin(a) * k,
      5.2 + next() * 1.4,
      i % 3 ? palette.paper : '#E9DFC9',
    );
  });
}

/** A plait over the shoulder, drawn above the dress. */
export function plait(x: number, y: number, links: number, size: number, tone: HairTone, lean = 3): Svg {
  return times(links, (i) => {
    const k = size * (1 - i * 0.035);
    const [cx, cy] = [x + i * lean, y + i * size * 1.35];
    const link = d`M${cx} ${cy - k * 0.25}C${cx + k} ${cy} ${cx + k} ${cy + k} ${cx} ${cy + k * 1.6}C${cx - k} ${cy + k} ${cx - k} ${cy} ${cx} ${cy - k * 0.25}Z`;
    return (
      fill(link, tone.dark) +
      line(
        d`M${cx - k * 0.5} ${cy + k * 0.25}Q${cx} ${cy + k * 0.8} ${cx + k * 0.55} ${cy + k * 1.05}`,
        tone.lit,
        2.2,
      )
    );
  });
}

/** Small earrings, one on each visible lobe. */
export function earrings(h: Head, colour: string, drop = 0): Svg {
  const one = (x: number) =>
    disc(x, 38, 4.6, colour) +
    (drop ? fill(d`M${x - 6} ${44 + drop}C${x - 6} 42 ${x + 6} 42 ${x + 6} ${44 + drop}Z`, colour) : '');
  return layers(one(h.ear - 5), h.build.yaw < 0.3 ? one(h.farEar + 5) : '');
}
