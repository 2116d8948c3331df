import { fill, layers, line, palette, shade } from '#artwork/draw/index.ts';
import { torso } from '#artwork/portraits/body.ts';
import { farTone, neckline, standCollar, type Dress, type Wear } from '#artwork/portraits/dress.ts';
import { d } from '#artwork/portraits/geometry.ts';

/** A dupatta that hangs from both shoulders. */
export const dupatta =
  (base: Dress, cloth: Wear): Dress =>
  (b, flip) => {
    const { x } = b;
    const n = b.stance.neck;
    const left = d`M${x - n - 4} 152C${x - n - 30} 176 ${x - n - 60} 190 ${x - n - 72} 206C${x - n - 40} 270 ${x - n - 40} 360 ${x - n - 44} 470H${x - n - 2}C${x - n + 10} 340 ${x - 10} 240 ${x - n - 4} 152Z`;
    const right = d`M${x + n + 4} 152C${x + n + 30} 176 ${x + n + 56} 188 ${x + n + 66} 204C${x + n + 36} 270 ${x + n + 30} 360 ${x + n + 34} 470H${x + n}C${x + n - 8} 340 ${x + 16} 240 ${x + n + 4} 152Z`;
    const trim = cloth.trim ?? palette.sun;
    return layers(
      base(b, flip),
      fill(left, farTone(b, cloth.shade, cloth.lit)),
      fill(right, farTone(b, cloth.lit, cloth.shade)),
      line(d`M${x - n - 4} 152C${x - 12} 240 ${x - n + 8} 340 ${x - n - 4} 470`, trim, 4),
      line(d`M${x + n + 4} 152C${x + 16} 240 ${x + n - 6} 340 ${x + n + 2} 470`, trim, 4),
    );
  };

/** A saree: blouse on one side, the pallu from the wearer's left shoulder across the chest. */
export const saree =
  (blouse: Wear, cloth: Wear, border: string, line2: string): Dress =>
  (b, flip) => {
    const { x, near, far: f } = b;
    const n = b.stance.neck;
    // The wearer's left is on our right, unless the tile is mirrored.
    const s = flip ? -1 : 1;
    const reach = s > 0 ? f : near;
    const path = d`M${x + s * (n + 2)} 156C${x + s * (n + 12)} 184 ${x + s * reach * 0.4} 192 ${x + s * reach * 0.66} 206C${x + s * reach} 240 ${x + s * (reach + 4)} 330 ${x + s * (reach + 10)} 480H${x - s * 190}C${x - s * 120} 400 ${x - s * 20} 330 ${x + s * (n + 2)} 156Z`;
    const hem = d`M${x + s * (n + 2)} 156C${x - s * 20} 330 ${x - s * 120} 400 ${x - s * 190} 480`;
    const second = d`M${x + s * (n + 14)} 176C${x - s * 2} 342 ${x - s * 90} 420 ${x - s * 150} 490`;
    const inShade = (b.light === 'behind') === s > 0;
    const from = inShade
      ? { x: x + s * (reach + 30), y: 300, angle: s > 0 ? 190 : -10, length: 150 }
      : { x: x - s * 200, y: 440, angle: s > 0 ? -20 : 200, length: 160 };
    return layers(
      torso(b, blouse.lit, blouse.shade),
      neckline(b, 250, n + 5),
      fill(path, cloth.lit),
      shade(path, { colour: cloth.shade, ...from }),
      line(
        d`M${x + s * (n + 26)} 190C${x + s * 40} 330 ${x - s * 10} 400 ${x - s * 60} 470M${x + s * (n + 52)} 200C${x + s * 86} 320 ${x + s * 60} 400 ${x + s * 20} 470`,
        cloth.shade,
        2,
      ),
      line(hem, border, 11),
      line(second, line2, 3),
    );
  };

/** The long white dress of the Gulf: band collar, placket, and a tassel if it is Emirati. */
export const kandura =
  (wear: Wear, tassel?: string): Dress =>
  (b, flip) => {
    const { x } = b;
    return layers(
      standCollar({ ...wear, trim: wear.trim ?? '#D5C6AB' }, 1)(b, flip),
      tassel
        ? line(d`M${x + 3} 206C${x + 6} 250 ${x + 2} 280 ${x + 4} 300`, tassel, 3.4) +
            fill(d`M${x} 298H${x + 9}L${x + 12} 348H${x - 3}Z`, tassel)
        : '',
    );
  };

/** An open abaya over a dress, with an edge. */
export const abaya =
  (wear: Wear, under: string, edge: string): Dress =>
  (b) => {
    const { x } = b;
    const n = b.stance.neck;
    const front = d`M${x - n} 150C${x - 30} 240 ${x - 26} 340 ${x - 34} 470H${x + 34}C${x + 26} 340 ${x + 30} 240 ${x + n} 150Z`;
    return layers(
      torso(b, wear.lit, wear.shade),
      fill(front, under),
      line(
        d`M${x - n} 150C${x - 30} 240 ${x - 26} 340 ${x - 34} 470M${x + n} 150C${x + 30} 240 ${x + 26} 340 ${x + 34} 470`,
        edge,
        5,
      ),
    );
  };
