import { fill, line, palette, type Random, round, type Svg } from '#artwork/draw/index.ts';

/** Shapes of one layer and colour become one path, so that a town of hundreds of houses is a small file. */
export class Sheet {
  private readonly inks = new Map<string, string[]>();
  private readonly next: Random;

  constructor(next: Random) {
    this.next = next;
  }

  /** Layers are drawn in their order. */
  add(layer: number, colour: string, d: string): void {
    const key = `${layer} ${colour}`;
    this.inks.set(key, [...(this.inks.get(key) ?? []), d]);
  }

  box(layer: number, colour: string, x: number, y: number, w: number, h: number): void {
    const [left, top, wide, high] = [x, y, w, h].map((value) => Math.round(value));
    this.add(layer, colour, `M${left} ${top}h${wide}v${high}h-${wide}z`);
  }

  dot(layer: number, colour: string, x: number, y: number, radius: number): void {
    const [left, top, r] = [Math.round(x - radius), Math.round(y), round(radius)];
    this.add(layer, colour, `M${left} ${top}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`);
  }

  tree(x: number, y: number, radius: number, light: string = palette.jade): void {
    this.dot(1, 'shadow', x + 2, y + 2.5, radius);
    this.dot(5, palette.forest, x, y, radius);
    this.dot(6, light, x - radius * 0.2, y - radius * 0.25, radius * 0.62);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  pick<Each>(all: readonly [Each, ...Each[]]): Each {
    return all[Math.floor(this.next() * all.length)] ?? all[0];
  }

  svg(shadow: string): Svg {
    return [...this.inks]
      .toSorted(([one], [other]) => Number(one[0]) - Number(other[0]))
      .map(([key, all]) => {
        const colour = key.slice(2);
        if (colour === 'shade') return fill(all.join(''), palette.night, 'opacity=".13"');
        if (colour === 'cross') return line(all.join(''), palette.clay, 1.2);
        return fill(all.join(''), colour === 'shadow' ? shadow : colour);
      })
      .join('');
  }
}
