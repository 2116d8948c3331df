import { disc, document, type Inks, numbers, quarter, rect } from './shapes.ts';
import { sign } from './signs.ts';

/** A head of flat shapes: one half lit and one in shade, varying hair, and a coat with a collar. */
export function portrait(inks: Inks, seed: number): string {
  const [ground, ...others] = inks;
  const pick = (n: number): string => others[n % others.length] ?? ground;
  const [light, shade, coat, back] = [pick(seed + 1), pick(seed + 3), pick(seed + 2), pick(seed)];
  const behind = [
    disc(200, 210, 176, back),
    rect(200, 0, 200, 500, back),
    quarter(0, 0, 400, 2, back),
    `<path fill="${back}" d="M40 500V200a160 160 0 0 1 320 0v300z"/>`,
  ];
  const hair = [
    quarter(92, 92, 108, 2, coat) + quarter(200, 92, 108, 3, shade),
    `<path fill="${coat}" d="M78 380V212a122 122 0 0 1 244 0v168h-56V212H134v168z"/>`,
    disc(200, 84, 52, coat) + `<path fill="${coat}" d="M92 200a108 108 0 0 1 216 0z"/>`,
    rect(92, 92, 216, 60, coat) + quarter(92, 92, 108, 3, coat),
  ];
  const half = (sweep: 0 | 1, fill: string): string =>
    `<path fill="${fill}" d="M200 104a100 108 0 0 ${sweep} 0 216z"/>`;
  const eyes = rect(142, 206, 36, 12, shade) + rect(222, 206, 36, 12, light);
  const nose = `<path fill="${light}" d="M200 206v62h30z"/>`;
  const neck = rect(160, 300, 80, 110, shade);
  const body = `<path fill="${coat}" d="M30 500v-10a120 120 0 0 1 120-120h100a120 120 0 0 1 120 120v10z"/>`;
  const collar = `<path fill="${light}" d="M142 370h58v92zM258 370h-58v92z"/>`;
  return document(
    { width: 400, height: 500, inks },
    `${behind[seed % 4]}${neck}${body}${collar}${half(0, light)}${half(1, shade)}${hair[seed % 4]}${eyes}${nose}`,
  );
}

/** A town plan: blocks between straight streets, one wide road, one park, and the mark at the office. */
export function plan(
  inks: Inks,
  mark: string,
  seed: number,
  size = { width: 1600, height: 1000 },
  blocks = 12,
): string {
  const next = numbers(seed * 13 + 5);
  const [ground, block, park, road, pin = block] = inks as readonly [string, string, string, string, string];
  const { width, height } = size;
  const step = width / blocks;
  const parts: string[] = [];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const [w, h] = [step * (0.5 + next(4) / 10), step * (0.5 + next(4) / 10)];
      if (next(8) > 0)
        parts.push(rect(x + step * 0.06, y + step * 0.06, w, h, next(11) === 0 ? park : block));
    }
  const slant = height * (0.2 + next(30) / 100);
  const crossing = `<path fill="none" stroke="${road}" stroke-width="${Math.round(step / 4)}" d="M0 ${Math.round(height * 0.75)}L${width} ${Math.round(slant)}M${Math.round(width * (0.2 + next(20) / 100))} 0V${height}"/>`;
  const green = disc(width * 0.8, height * 0.72, height * 0.2, park);
  const scale = height / 32 / 6;
  const at = `translate(${Math.round(width / 2 - 16 * scale)} ${Math.round(height / 2 - 16 * scale)}) scale(${scale.toFixed(2)})`;
  const place =
    disc(width / 2, height / 2, height / 8, pin) + `<path transform="${at}" fill="${ground}" d="${mark}"/>`;
  return document({ ...size, inks }, parts.join('') + green + crossing + place);
}

/** The scene at the end of every page: blocks, arcs and discs on one line, as parts coloured by CSS. */
export function skyline(seed: number): string {
  const next = numbers(seed);
  const unit = 80;
  const base = 560;
  const row = (tall: number, spread: number): string => {
    const parts: string[] = [];
    for (let x = 0; x < 1440;) {
      const w = unit * (1 + next(3));
      const h = unit * (tall + next(spread));
      const top = base - h;
      const head = next(6);
      if (head === 0) parts.push(`M${x} ${base}V${top + w}a${w} ${w} 0 0 1 ${w}-${w}V${base}z`);
      else if (head === 1) parts.push(`M${x} ${base}V${top}a${w} ${w} 0 0 1 ${w} ${w}V${base}z`);
      else if (head === 2) parts.push(`M${x} ${base}V${top + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${base}z`);
      else parts.push(`M${x} ${base}V${top}h${w}V${base}z`);
      x += w;
    }
    return parts.join('');
  };
  return `<svg xmlns="http://www.w3.org/2000/svg">
<!-- The parts of the scene that ends every page, in a field of 1440 by 560; their colours are in scenes.css. -->
<defs>
<g id="arcs"><path fill="var(--far)" d="M660 560a390 390 0 0 1 780 0z"/><path fill="var(--sky)" d="M740 560a310 310 0 0 1 620 0z"/><path fill="var(--mid)" d="M820 560a230 230 0 0 1 460 0z"/><path fill="var(--disc)" d="M900 560a150 150 0 0 1 300 0z"/></g>
<path id="back" fill="var(--mist)" d="${row(1, 3)}"/>
<path id="front" fill="var(--near)" d="${row(0, 2)}"/>
<path id="edge" d="M0 60V30h1440v30z"/>
</defs>
</svg>
`;
}

/** A prize: a sign on a stem and three steps, without a background, for a shelf. */
export function trophy([stem, head, foot]: readonly [string, string, string], at: number): string {
  const steps = [0, 1, 2].map((n) =>
    rect(120 - n * 40, 560 - (2 - n) * 40, 160 + n * 80, 40, n === 1 ? head : foot),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600" viewBox="0 0 400 600">${rect(176, 300, 48, 180, stem)}${sign(at, 50, 20, 300, head)}${steps.join('')}</svg>`;
}
