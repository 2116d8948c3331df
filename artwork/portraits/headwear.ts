import { clip, fill, layers, line, palette, shade, type Path, type Svg } from '#artwork/draw/index.ts';
import type { Light } from '#artwork/portraits/face.ts';
import { d, type Head } from '#artwork/portraits/geometry.ts';

/** Cloth in its two tones, and the tone of its folds if that differs. */
export interface Cloth {
  lit: string;
  shade: string;
  fold?: string;
}

/** Headwear in three layers: behind the head, on it, and over the dress. */
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
