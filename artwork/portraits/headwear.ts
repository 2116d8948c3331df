import { clip, fill, layers, line, palette, shade, type Path, type Svg } from '#artwork/draw/index.ts';
import type { Light } from '#artwork/portraits/face.ts';
import { d, type Head } from '#artwork/portraits/geometry.ts';

/** Cloth in its two tones, and the tone of its folds if that differs. */
export interface Cloth {
  lit: string;
  shade: string;
  fold?: string;
}

/** What is worn on the head, in three layers: behind it, on it, and over the dress. */
export interface Headwear {
  back: Svg;
  top: Svg;
  chest: Svg;
}

/** Cloth on the head with grain on the side away from the sun. */
export function draped(path: Path, cloth: Cloth, h: Head, light: Light, length = 110): Svg {
  const x = light === 'behind' ? h.temple[0] + 34 : h.skull[0] - 30;
  return layers(
    fill(path, cloth.lit, 'fill-rule="evenodd"'),
    shade(path, { colour: cloth.shade, x, y: 40, angle: light === 'behind' ? 186 : -6, length }),
  );
}

/** Opening for the face, inside its contour all round. */
function opening(h: Head, brow: number, room = 0): Path {
  const { middle: m, brow: b, cheek, jawFar, chinFar, chin, jaw, ear } = h;
  return (
    d`M${m} ${brow}C${m + 30} ${brow} ${b[0] - 4} ${brow + 20} ${b[0] - 2} -12C${b[0] - 2} 8 ${cheek[0] - 2} 30 ${jawFar[0] - 3} 70` +
    d`C${jawFar[0] - 6} 98 ${chinFar[0] + 3} ${chinFar[1] - 1 + room} ${chin[0]} ${chin[1] + 2 + room}C${chin[0] - 22} ${chin[1] + 2 + room} ${jaw[0] + 18} ${jaw[1] + 22} ${ear + 20 - room * 0.4} 58` +
    d`C${ear + 11 - room * 0.5} 20 ${ear + 11} -18 ${ear + 22} -44C${ear + 32} ${brow + 4} ${m - 26} ${brow} ${m} ${brow}Z`
  );
}

/** Outer edge of cloth that goes round the head and down to the shoulders. */
function wrapOutline(h: Head, v: number, near: number, far: number): Path {
  const { skull, crown, temple, cheek } = h;
  return (
    d`M${near - 22} 330C${near - 18} 220 ${skull[0] - v - 8} 120 ${skull[0] - v} 60C${skull[0] - v - 4} 30 ${skull[0] - v} 0 ${skull[0] - v} -18C${skull[0] - v} -80 ${crown[0] - 54} ${crown[1] - v} ${crown[0]} ${crown[1] - v}` +
    d`C${crown[0] + 48} ${crown[1] - v} ${temple[0] + v} -92 ${temple[0] + v} -40C${temple[0] + v + 4} 10 ${cheek[0] + v} 60 ${cheek[0] + v - 2} 96C${cheek[0] + v + 4} 130 ${far} 190 ${far + 12} 330Z`
  );
}

/** A hijab wrapped close; the chest is covered by a fall of cloth whose fold `lean`s to one side. */
export function hijab(h: Head, cloth: Cloth, light: Light, lean: 1 | -1 = 1, inner?: string): Headwear {
  const fold = cloth.fold ?? cloth.shade;
  const head = wrapOutline(h, 15, h.skull[0] - 26, 96) + opening(h, -62);
  const { ear, chin, crown } = h;
  const fall = d`M${h.skull[0] - 6} 96C${h.skull[0] - 30} 150 ${h.skull[0] - 84} 170 ${h.skull[0] - 92} 230C${h.skull[0] - 98} 300 ${h.skull[0] - 98} 350 ${h.skull[0] - 98} 420H${h.jawFar[0] + 112}C${h.jawFar[0] + 114} 300 ${h.jawFar[0] + 100} 190 ${h.jawFar[0] + 70} 166C${h.jawFar[0] + 40} 146 ${h.jawFar[0] + 22} 130 ${h.jawFar[0] + 8} 100Z`;
  const top =
    lean > 0
      ? d`M${h.skull[0] + 8} 108C${ear + 40} 190 ${chin[0] + 30} 196 ${h.jawFar[0] + 30} 128C${h.jawFar[0] + 90} 170 ${h.jawFar[0] + 96} 260 ${h.jawFar[0] + 60} 320C${chin[0]} 300 ${ear} 250 ${h.skull[0] - 24} 190Z`
      : d`M${h.jawFar[0] + 14} 104C${chin[0] + 10} 176 ${ear + 10} 190 ${h.skull[0] - 10} 130C${h.skull[0] - 56} 190 ${h.skull[0] - 70} 250 ${h.skull[0] - 50} 330C${ear + 20} 310 ${chin[0] + 60} 260 ${h.jawFar[0] + 50} 190Z`;
  const under = inner ? fill(opening(h, -62), inner) : '';
  return {
    back: fill(d`M${h.skull[0] - 8} -20H${h.temple[0] + 6}V180H${h.skull[0] - 8}Z`, cloth.shade),
    top: layers(
      under,
      draped(head, cloth, h, light),
      line(d`M${ear + 8} -62C${ear + 30} -88 ${crown[0] + 10} -92 ${h.temple[0] - 6} -66`, fold, 2.6),
      line(d`M${h.skull[0] - 4} -6C${h.skull[0]} 40 ${ear - 6} 80 ${ear + 14} 104`, fold, 2.6),
    ),
    chest: layers(
      draped(fall, cloth, h, light, 150),
      fill(
        d`M${h.jaw[0] - 12} ${h.jaw[1]}C${h.jaw[0] + 6} ${chin[1] + 34} ${chin[0] + 20} ${chin[1] + 44} ${h.jawFar[0] + 12} ${h.jawFar[1] + 20}Z`,
        cloth.shade,
      ),
      draped(top, { lit: cloth.lit, shade: fold }, h, light, 130),
      line(
        lean > 0
          ? d`M${ear} 150C${ear + 40} 214 ${chin[0] + 40} 220 ${h.jawFar[0] + 44} 160`
          : d`M${h.jawFar[0] + 20} 140C${chin[0]} 204 ${ear + 6} 212 ${h.skull[0] - 22} 160`,
        fold,
        3,
      ),
      line(
        lean > 0
          ? d`M${h.skull[0] - 4} 190C${ear + 44} 256 ${chin[0] + 46} 262 ${h.jawFar[0] + 64} 214`
          : d`M${h.jawFar[0] + 44} 196C${chin[0]} 250 ${ear - 6} 262 ${h.skull[0] - 44} 216`,
        fold,
        2.4,
      ),
    ),
  };
}

/** A loose shayla: set back on the head so that some hair shows, its end thrown over the far shoulder. */
export function shayla(h: Head, cloth: Cloth, light: Light, hem?: string): Headwear {
  const fold = cloth.fold ?? cloth.shade;
  const { ear, crown, temple, skull, chin } = h;
  const head = wrapOutline(h, 18, skull[0] - 44, 110) + opening(h, -84, 22);
  const throwOver = d`M${skull[0] - 20} 150C${ear + 20} 220 ${chin[0] + 20} 218 ${temple[0] + 34} 130C${temple[0] + 80} 170 ${temple[0] + 90} 300 ${temple[0] + 70} 400H${temple[0] - 10}C${temple[0] + 10} 320 ${chin[0] + 20} 290 ${ear} 260C${ear - 40} 240 ${skull[0] - 40} 210 ${skull[0] - 20} 150Z`;
  return {
    back: fill(d`M${skull[0] - 10} -30H${temple[0] + 10}V190H${skull[0] - 10}Z`, cloth.shade),
    top: layers(
      draped(head, cloth, h, light),
      hem ? line(opening(h, -84, 22).replace('Z', ''), hem, 3) : '',
      line(
        d`M${skull[0] - 2} -30C${skull[0] + 20} -96 ${crown[0] + 30} -106 ${temple[0] + 4} -74`,
        fold,
        2.4,
      ),
      line(d`M${skull[0] - 6} 10C${skull[0]} 60 ${ear} 110 ${ear + 24} 140`, fold, 2.4),
    ),
    chest: layers(
      draped(throwOver, cloth, h, light, 150),
      line(d`M${ear - 4} 190C${ear + 40} 244 ${chin[0] + 40} 226 ${temple[0] + 40} 170`, fold, 2.6),
      hem ? line(d`M${temple[0] - 10} 400C${temple[0] + 10} 320 ${chin[0] + 20} 290 ${ear} 260`, hem, 4) : '',
    ),
  };
}

/** Ghutra and agal; `check` makes it a red shemagh. One side may be thrown back over the shoulder. */
export function ghutra(h: Head, light: Light, check?: string, thrown = false): Headwear {
  const cloth: Cloth = { lit: palette.paper, shade: '#D9CBB2' };
  const { skull, crown, temple, brow, ear, cheek, middle: m } = h;
  const v = 15;
  const farEnd = thrown
    ? d`C${temple[0] + 22} 20 ${cheek[0] + 18} 60 ${cheek[0] - 2} 92`
    : d`C${temple[0] + 22} 30 ${cheek[0] + 30} 120 ${cheek[0] + 62} 236L${cheek[0] + 8} 190C${cheek[0] + 4} 120 ${cheek[0] + 4} 70 ${brow[0] + 1} 20`;
  const head =
    d`M${skull[0] - v} -10C${skull[0] - v} -80 ${crown[0] - 56} ${crown[1] - v} ${crown[0]} ${crown[1] - v}C${crown[0] + 50} ${crown[1] - v} ${temple[0] + v} -92 ${temple[0] + v} -40` +
    farEnd +
    d`C${brow[0] + 2} 6 ${brow[0]} -20 ${temple[0] - 4} -46C${m + 30} -66 ${m - 26} -66 ${ear + 20} -44C${ear + 8} -10 ${ear + 14} 40 ${ear + 4} 86C${ear - 6} 140 ${ear - 20} 190 ${ear - 22} 300L${skull[0] - 66} 290C${skull[0] - 40} 180 ${skull[0] - v} 90 ${skull[0] - v} -10Z`;
  const band = (y: number, w: number) =>
    d`M${skull[0] - v - 1} ${y + 12}C${skull[0] + 26} ${y - 26} ${temple[0] - 26} ${y - 30} ${temple[0] + v + 1} ${y + 4}L${temple[0] + v} ${y + w + 4}C${temple[0] - 26} ${y - 30 + w} ${skull[0] + 26} ${y - 26 + w} ${skull[0] - v} ${y + 12 + w}Z`;
  const checks = check
    ? Array.from(
        { length: 9 },
        (_, i) =>
          line(
            d`M${skull[0] - 60 + i * 26} -130C${skull[0] - 40 + i * 22} -40 ${skull[0] - 60 + i * 22} 100 ${skull[0] - 70 + i * 26} 320`,
            check,
            2.4,
            'stroke-dasharray="5 6"',
          ) +
          line(
            d`M-160 ${-112 + i * 40}Q0 ${-140 + i * 44} 160 ${-112 + i * 40}`,
            check,
            2.4,
            'stroke-dasharray="5 6"',
          ),
      ).join('')
    : '';
  return {
    back: fill(
      d`M${skull[0] - v} -10C${skull[0] - 30} 90 ${skull[0] - 40} 160 ${skull[0] - 60} 260H${temple[0] + 50}C${temple[0] + 30} 160 ${temple[0] + v} 60 ${temple[0] + v} -30Z`,
      cloth.shade,
    ),
    top: layers(
      draped(head, cloth, h, light, 120),
      check ? clip(head, checks) : '',
      line(d`M${ear - 4} -20C${ear - 8} 60 ${ear - 20} 120 ${ear - 34} 200`, cloth.shade, 2.6),
      line(d`M${m - 30} -60Q${m} -72 ${m + 24} -60`, cloth.shade, 2),
      fill(band(-84, 11), palette.ink),
      fill(band(-68, 11), palette.ink),
    ),
    chest: thrown
      ? draped(
          d`M${cheek[0] - 6} 84C${cheek[0] + 10} 130 ${ear + 30} 190 ${skull[0] - 30} 176C${skull[0] - 40} 220 ${skull[0] - 50} 240 ${skull[0] - 60} 262C${ear} 280 ${cheek[0] + 40} 220 ${cheek[0] + 34} 120Z`,
          cloth,
          h,
          light,
          120,
        )
      : '',
  };
}

/** The round cap of the Malabar coast and the Gulf. */
export function taqiyah(h: Head, cloth: Cloth, light: Light): Headwear {
  const { skull, crown, temple, ear, middle: m } = h;
  const cap = d`M${skull[0] + 3} -34C${skull[0] - 1} -84 ${crown[0] - 44} ${crown[1] - 17} ${crown[0]} ${crown[1] - 17}C${crown[0] + 44} ${crown[1] - 17} ${temple[0] + 5} -88 ${temple[0] + 2} -50C${m + 22} -66 ${ear + 44} -70 ${skull[0] + 3} -34Z`;
  return {
    back: '',
    top: layers(
      draped(cap, cloth, h, light, 80),
      line(d`M${skull[0] + 2} -42C${ear + 44} -78 ${m + 22} -74 ${temple[0] + 3} -58`, cloth.shade, 2.4),
      line(
        d`M${skull[0] + 4} -56C${ear + 44} -92 ${m + 22} -88 ${temple[0] + 3} -70`,
        cloth.shade,
        1.6,
        'stroke-dasharray="3 5"',
      ),
    ),
    chest: '',
  };
}

/** A Sikh turban, wound to a peak over the brow. */
export function turban(h: Head, cloth: Cloth, light: Light, inner: string): Headwear {
  const { skull, crown, temple, ear, middle: m } = h;
  const c = m * 0.9;
  const { nape } = h;
  const shell = d`M${ear + 8} 2L${ear - 2} 8C${ear - 4} -12 ${ear - 15} -12 ${ear - 15} 8C${ear - 15} 24 ${nape[0] + 12} ${nape[1] - 8} ${nape[0] + 2} ${nape[1] - 4}C${skull[0] - 18} 10 ${skull[0] - 26} -118 ${crown[0] - 30} ${crown[1] - 36}C${crown[0] + 10} ${crown[1] - 50} ${temple[0] + 22} ${crown[1] - 30} ${temple[0] + 20} -70C${temple[0] + 20} -48 ${temple[0] + 6} -30 ${temple[0] + 3} -20C${temple[0] - 8} -46 ${c + 16} -58 ${c} -70C${c - 22} -54 ${ear + 18} -40 ${ear + 8} 2Z`;
  const wind = (k: number) =>
    d`M${ear - 8 - k * 4} ${-12 - k * 20}C${ear + 10} ${-66 - k * 16} ${c - 20} ${-78 - k * 14} ${c} ${-78 - k * 12}C${c + 24} ${-74 - k * 14} ${temple[0] + 4} ${-56 - k * 14} ${temple[0] + 9 + k * 3} ${-38 - k * 14}`;
  return {
    back: '',
    top: layers(
      fill(d`M${c - 20} -56L${c} -74L${c + 18} -58Q${c} -54 ${c - 20} -56Z`, inner),
      draped(shell, cloth, h, light, 120),
      [0, 1, 2, 3].map((k) => line(wind(k), cloth.fold ?? cloth.shade, 2.6)),
    ),
    chest: '',
  };
}

/** A tall head wrap tied up from the brow, as in Mombasa and Lagos. */
export function headwrap(h: Head, cloth: Cloth, light: Light, stripe: string): Headwear {
  const { skull, crown, temple, brow, ear, middle: m } = h;
  const shell = d`M${ear + 6} -14C${skull[0] - 24} -50 ${skull[0] - 34} -130 ${crown[0] - 44} ${crown[1] - 62}C${crown[0]} ${crown[1] - 92} ${temple[0] + 40} ${crown[1] - 60} ${temple[0] + 22} -84C${temple[0] + 14} -56 ${temple[0] + 8} -40 ${brow[0] + 3} -24C${temple[0] - 10} -56 ${m - 20} -62 ${ear + 6} -14Z`;
  const tie = d`M${crown[0] + 6} -132C${crown[0] + 30} -186 ${crown[0] + 84} -176 ${crown[0] + 70} -140C${crown[0] + 96} -136 ${crown[0] + 80} -100 ${crown[0] + 40} -110Z`;
  return {
    back: draped(tie, { lit: cloth.shade, shade: cloth.shade }, h, light),
    top: layers(
      draped(shell, cloth, h, light, 120),
      line(d`M${ear + 2} -30C${ear + 20} -84 ${m + 10} -96 ${temple[0] + 8} -56`, stripe, 6),
      line(d`M${skull[0] - 10} -64C${skull[0] + 20} -130 ${m + 14} -132 ${temple[0] + 18} -92`, stripe, 6),
      line(
        d`M${skull[0] - 10} -104C${skull[0] + 24} -160 ${m + 10} -164 ${temple[0] + 22} -128`,
        cloth.fold ?? cloth.shade,
        3,
      ),
    ),
    chest: '',
  };
}
