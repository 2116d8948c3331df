import { sequence } from '../random.ts';

/** Gull seen from afar, wings half lifted; `size` is half its span. */
export function birdMarkup(x: number, y: number, size: number, color: string): string {
  const p = (dx: number, dy: number): string => `${(x + dx * size).toFixed(1)} ${(y + dy * size).toFixed(1)}`;
  const d = `M${p(-1, -0.25)}Q${p(-0.4, -0.55)} ${p(0, 0)}Q${p(0.35, -0.62)} ${p(1, -0.38)}Q${p(0.4, -0.38)} ${p(0, 0.14)}Q${p(-0.45, -0.32)} ${p(-1, -0.25)}Z`;
  return `<path d="${d}" fill="${color}"/>`;
}

const HERON =
  'M0 0L-1.500 -34L-3 -36C-14 -37 -24 -30 -34 -26C-28 -38 -16 -50 0 -53C4 -56 6 -62 4 -70C2 -77 3 -84 9 -86L22 -83.500L11 -81.500C8 -78 10 -74 11.500 -68C13 -60 12 -50 7 -44C6 -40 4.500 -37.500 2.500 -36L2 -34L2.500 0L1 0L.5 -33L.2 0Z';

/** Wading heron; `x`, `y` are its feet, `size` its height. */
export function heronMarkup(x: number, y: number, size: number, color: string, flip: boolean): string {
  const scale = size / 88;
  return `<path transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})" d="${HERON}" fill="${color}"/>`;
}

/** Low mangrove thicket on its roots; `x`, `y` is the left end of its waterline. */
export function mangroveMarkup(
  x: number,
  y: number,
  width: number,
  size: number,
  color: string,
  seed: number,
): string {
  const roll = sequence(seed);
  const count = Math.round((width / size) * 64);
  let leaves = '';
  let roots = '';
  for (let at = 0; at < count; at += 1) {
    const part = (at + roll()) / count;
    const swell = Math.sin(Math.PI * part) ** 0.6 * (0.8 + 0.2 * Math.sin(part * 23 + seed));
    const cx = x + part * width;
    const cy = y - size * (0.26 + roll() * (0.1 + 0.56 * swell));
    const r = size * (0.028 + 0.034 * roll());
    const tilt = (-26 + 52 * roll()).toFixed(0);
    leaves += `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${(r * 1.7).toFixed(1)}" ry="${(r * 0.8).toFixed(1)}" transform="rotate(${tilt} ${cx.toFixed(1)} ${cy.toFixed(1)})"/>`;
    if (at % 7 > 0) continue;
    for (const side of [-1, 1]) {
      const foot = cx + side * size * (0.05 + 0.16 * roll());
      const knee = y - size * (0.2 + 0.12 * roll());
      roots += `M${cx.toFixed(1)} ${(y - size * 0.34).toFixed(1)}Q${foot.toFixed(1)} ${knee.toFixed(1)} ${foot.toFixed(1)} ${y.toFixed(1)}`;
    }
  }
  const body = Array.from({ length: 41 }, (_, at) => {
    const part = at / 40;
    const swell = Math.sin(Math.PI * part) ** 0.6 * (0.8 + 0.2 * Math.sin(part * 23 + seed));
    return `${(x + part * width).toFixed(1)} ${(y - size * (0.26 + 0.52 * swell)).toFixed(1)}`;
  });
  const thicket = `<path d="M${body.join('L')}Z"/>`;
  const stilts = `<path d="${roots}" fill="none" stroke="${color}" stroke-width="${(size * 0.016).toFixed(2)}" stroke-linecap="round"/>`;
  return `<g fill="${color}">${thicket}${leaves}${stilts}</g>`;
}

/** Someone walking to the right along the beach, in a mundu; `x`, `y` are the feet. */
export function walkerMarkup(x: number, y: number, size: number, color: string): string {
  const body =
    'M-8 -100C-12 -92 -13 -80 -12 -66L-16 -24L-12 -22L-15 0L-6 0L-4 -20L2 -22L9 0L18 0L10 -24L13 -26L10 -64C12 -78 11 -92 7 -100C4 -104 -4 -104 -8 -100Z';
  const head = '<ellipse cx="1" cy="-112" rx="7.500" ry="9"/>';
  const load = 'M-34 -112L40 -128L41 -124L-33 -108Z';
  const arm = 'M6 -98C16 -92 18 -100 20 -122L24 -122C23 -100 18 -82 6 -86Z';
  const scale = size / 128;
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${color}"><path d="${body}${load}${arm}"/>${head}</g>`;
}
