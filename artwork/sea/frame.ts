import type { Raster } from '../still.ts';
import type { Rgb } from './color.ts';
import { dice } from './random.ts';

const TILE = 512;

/**
 * The picture while it is being painted. Positions are in picture heights: `x` from the left edge, `y` from the
 * bottom edge, so that a scene keeps its shape at any size. Rows of pixels run from the top.
 */
export class Frame {
  readonly width: number;
  readonly height: number;
  /** Width in picture heights. */
  readonly aspect: number;
  /** Half the height of one pixel: edges are softened over twice this. */
  readonly soft: number;
  /** Red, green, blue of each pixel, 0 to 1. */
  readonly ink: Float32Array;
  /** Topmost layer at each pixel; -1 is sky. */
  readonly top: Int8Array;
  /** 1 where a boat hides the light on the water. */
  readonly hidden: Uint8Array;
  private readonly noise: Float32Array;
  private readonly dot: number;

  /** `dot` is the size of one grain of stipple in pixels, `grit` its strength from 0 to 1. */
  constructor(width: number, height: number, seed: number, dot: number, grit: number) {
    this.width = width;
    this.height = height;
    this.aspect = width / height;
    this.soft = 0.75 / height;
    this.dot = dot;
    this.ink = new Float32Array(width * height * 3);
    this.top = new Int8Array(width * height).fill(-1);
    this.hidden = new Uint8Array(width * height);
    const roll = dice(seed);
    this.noise = Float32Array.from(
      { length: TILE * TILE },
      (_, at) => grit * (roll(at % TILE, (at / TILE) | 0) - 0.5),
    );
  }

  /** Picture heights from the left edge to the middle of a column. */
  x(column: number): number {
    return (column + 0.5) / this.height;
  }

  /** Picture heights from the bottom edge to the middle of a row. */
  y(row: number): number {
    return 1 - (row + 0.5) / this.height;
  }

  /** First row whose middle is not above this height, kept inside the picture. */
  row(y: number): number {
    return Math.min(this.height, Math.max(0, Math.ceil((1 - y) * this.height - 0.5)));
  }

  /** First column whose middle is not left of `x`, kept inside the picture. */
  column(x: number): number {
    return Math.min(this.width, Math.max(0, Math.ceil(x * this.height - 0.5)));
  }

  /** The grain at a pixel, -0.5 to 0.5, which breaks up soft edges instead of blurring them. */
  grain(column: number, row: number): number {
    const across = (column / this.dot) & (TILE - 1);
    const down = (row / this.dot) & (TILE - 1);
    return this.noise[down * TILE + across] ?? 0;
  }

  /** Lays a colour over a pixel with an opacity from 0 to 1. */
  blend(column: number, row: number, color: Rgb, opacity: number): void {
    const at = (row * this.width + column) * 3;
    const ink = this.ink;
    for (let part = 0; part < 3; part += 1) {
      const before = ink[at + part] ?? 0;
      ink[at + part] = before + ((color[part] ?? 0) - before) * opacity;
    }
  }

  /** The finished pixels. */
  raster(): Raster {
    const { width, height, ink } = this;
    const data = Uint8Array.from(ink, (value) => Math.max(0, Math.min(255, Math.round(value * 255))));
    return { data, width, height, channels: 3 };
  }
}
