import { clip, disc, fill, layers, line, palette, shade, type Svg } from '#artwork/draw/index.ts';
import { bare, torso, type Body } from '#artwork/portraits/body.ts';
import { d } from '#artwork/portraits/geometry.ts';

/** A garment's two tones and its trim. */
export interface Wear {
  lit: string;
  shade: string;
  trim?: string;
}

/** Draws a garment on a torso. `flip` means that the finished tile will be mirrored. */
export type Dress = (b: Body, flip: boolean) => Svg;

/** The tone of the far side, which is dark when the sun is behind the near shoulder. */
export const farTone = (b: Body, a: string, c: string): string => (b.light === 'behind' ? c : a);

/** Skin that a neckline leaves free. */
export function neckline(b: Body, depth: number, width: number): Svg {
  const { x } = b;
  return bare(
    b,
    d`M${x - width + 4} 147L${x - width} 160C${x - width * 0.8} ${depth} ${x + width * 0.8} ${depth} ${x + width} 160L${x + width - 4} 147Z`,
  );
}

/** A round neck: tee, blouse or jumper. */
export const roundNeck =
  (wear: Wear, depth = 196): Dress =>
  (b) =>
    layers(
      torso(b, wear.lit, wear.shade),
      neckline(b, depth + 26, b.stance.neck + 5),
      wear.trim
        ? line(
            d`M${b.x - b.stance.neck - 4} 151C${b.x - 34} ${depth + 26} ${b.x + 34} ${depth + 26} ${b.x + b.stance.neck + 4} 151`,
            wear.trim,
            6,
          )
        : '',
    );

/** A shirt with an open collar. */
export const shirt =
  (wear: Wear, open = 214): Dress =>
  (b) => {
    const { x } = b;
    const n = b.stance.neck;
    const vee = d`M${x - n - 2} 150L${x} ${open}L${x + n + 2} 150Z`;
    const left = d`M${x - n} 138L${x - 1} ${open}L${x - 26} ${open + 20}L${x - n - 22} 168Z`;
    const right = d`M${x + n} 138L${x + 1} ${open}L${x + 26} ${open + 20}L${x + n + 22} 168Z`;
    const edge = wear.trim ?? wear.shade;
    return layers(
      torso(b, wear.lit, wear.shade),
      bare(b, vee),
      fill(left, farTone(b, wear.shade, wear.lit)) + line(left.replace('Z', ''), edge, 2),
      fill(right, farTone(b, wear.lit, wear.shade)) + line(right.replace('Z', ''), edge, 2),
      line(d`M${x} ${open}V470`, edge, 2.6),
      [0, 1, 2].map((i) => disc(x + 5, open + 34 + i * 40, 2.6, edge)),
    );
  };

/** A stand collar with a short placket: kurta, jubba, bandhgala. */
export const standCollar =
  (wear: Wear, buttons = 3): Dress =>
  (b) => {
    const { x } = b;
    const n = b.stance.neck;
    const trim = wear.trim ?? wear.shade;
    return layers(
      torso(b, wear.lit, wear.shade),
      bare(b, d`M${x - n + 4} 146L${x} 196L${x + n - 4} 146Z`),
      fill(
        d`M${x - n - 4} 138C${x - n + 6} 166 ${x - 14} 184 ${x - 1} 196L${x - 3} 212C${x - 24} 200 ${x - n - 4} 184 ${x - n - 12} 160Z`,
        farTone(b, wear.shade, wear.lit),
      ),
      fill(
        d`M${x + n + 4} 138C${x + n - 6} 166 ${x + 14} 184 ${x + 1} 196L${x + 3} 212C${x + 24} 200 ${x + n + 4} 184 ${x + n + 12} 160Z`,
        farTone(b, wear.lit, wear.shade),
      ),
      line(
        d`M${x - n - 10} 160C${x - n + 2} 184 ${x - 20} 202 ${x} 212C${x + 20} 202 ${x + n - 2} 184 ${x + n + 10} 160`,
        trim,
        2.2,
      ),
      line(d`M${x} 206V${220 + buttons * 30}`, trim, 3),
      Array.from({ length: buttons }, (_, i) => disc(x - 6, 226 + i * 28, 3, trim)),
    );
  };

/** A jacket over a shirt, a blouse or a round neck. */
export const blazer =
  (wear: Wear, under: Wear, tie?: string): Dress =>
  (b) => {
    const { x } = b;
    const n = b.stance.neck;
    const v = d`M${x - n - 6} 150L${x} 330L${x + n + 6} 150Z`;
    const dark =
      b.light === 'behind'
        ? d`M${x + 3} 130H${x + 100}V400H${x + 3}Z`
        : d`M${x - 3} 130H${x - 100}V400H${x - 3}Z`;
    const collar = tie
      ? layers(
          fill(d`M${x - 9} 196H${x + 9}L${x + 14} 330H${x - 14}Z`, tie),
          fill(d`M${x - 10} 190H${x + 10}L${x + 6} 208H${x - 6}Z`, tie),
        )
      : '';
    const throat = d`M${x - n} 146L${x} ${tie ? 186 : 222}L${x + n} 146Z`;
    const lapel = (s: 1 | -1) =>
      d`M${x + s * n} 140C${x + s * (n + 4)} 168 ${x + s * (n + 14)} 180 ${x + s * (n + 26)} 186L${x + s * (n + 30)} 232L${x + s * (n + 14)} 240L${x + s * (n + 18)} 252L${x} 346L${x + s * 2} 330C${x + s * 20} 280 ${x + s * (n - 4)} 210 ${x + s * n} 140Z`;
    const trim = wear.trim ?? wear.shade;
    return layers(
      torso(b, wear.lit, wear.shade),
      fill(v, under.lit) + clip(v, fill(dark, under.shade)),
      bare(b, throat),
      collar,
      tie
        ? fill(
            d`M${x - n} 138L${x - 2} 192L${x - 24} 216L${x - n - 8} 164Z`,
            farTone(b, under.shade, under.lit),
          ) +
            fill(
              d`M${x + n} 138L${x + 2} 192L${x + 24} 216L${x + n + 8} 164Z`,
              farTone(b, under.lit, under.shade),
            )
        : '',
      fill(lapel(-1), farTone(b, wear.shade, wear.lit)) + line(lapel(-1).replace('Z', ''), trim, 2),
      fill(lapel(1), farTone(b, wear.lit, wear.shade)) + line(lapel(1).replace('Z', ''), trim, 2),
    );
  };

/** A hooded sweatshirt. */
export const hoodie =
  (wear: Wear, cord: string): Dress =>
  (b) => {
    const { x } = b;
    const n = b.stance.neck;
    const hood = d`M${x - n - 38} 186C${x - n - 26} 138 ${x - n - 4} 130 ${x - n + 2} 146C${x - 22} 196 ${x + 22} 196 ${x + n - 2} 146C${x + n + 4} 130 ${x + n + 26} 138 ${x + n + 38} 186C${x + 40} 246 ${x - 40} 246 ${x - n - 38} 186Z`;
    const tone = wear.trim ?? wear.shade;
    const from = b.light === 'behind' ? { x: x + 100, angle: 190 } : { x: x - 100, angle: -10 };
    return layers(
      torso(b, wear.lit, wear.shade),
      fill(hood, tone),
      shade(hood, { colour: palette.ink, y: 220, length: 110, opacity: 0.55, ...from }),
      line(d`M${x - 22} 222V282M${x + 22} 222V268`, cord, 4),
    );
  };
