const n = (value: number): string => value.toFixed(1);

/** Both ends of the hull at a fraction of its height, from keel (0) to rail (1). */
const stemAt = (high: number): number => -154 - 50 * high ** 1.25;
const sternAt = (high: number): number => 164 + 12 * high;

/** A position on the hull's side: `along` from stem (0) to stern (1), `high` from keel (0) to rail (1). */
function place(along: number, high: number): readonly [x: number, y: number] {
  const rail = 60 - 24 * Math.sin(Math.PI * Math.min(1, along * 0.98)) + 40 * (1 - along) ** 3;
  const x = stemAt(high) + (sternAt(high) - stemAt(high)) * along;
  return [x, -2 - rail * high];
}

const join = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');

const RIBS = 26;

/** Heights of the ribs, cycling, relative to the rail. */
const RIB_TOPS = [1.16, 1, 1.06, 1];

/** Ribs are exposed; every fourth is longer, to carry the deck. */
function ribs(): string {
  return Array.from({ length: RIBS - 1 }, (_, at) => {
    const along = (at + 1) / RIBS;
    const top = RIB_TOPS[at % RIB_TOPS.length] ?? 1;
    return `M${join([place(along, 0), place(along, top)])}`;
  }).join('');
}

/** Strake that runs from stem to stern at one height. */
const strake = (high: number): (readonly [number, number])[] =>
  Array.from({ length: 25 }, (_, at) => place(at / 24, high));

/** Planks that already cover the lower part of the ribs. */
const planking = (): string => `M${join(strake(0))}L${join(strake(0.48).toReversed())}Z`;

const ribbands = (): string => [0.68, 0.88].map((high) => `M${join(strake(high))}`).join('');

/**
 * The hull of an uru on the slip of a Beypore yard: keel, tall stem, ribs in the open, props and a ladder.
 * `x`, `y` is the middle of its keel, `size` the length of the hull in pixels.
 */
export function ribsMarkup(x: number, y: number, size: number, color: string): string {
  const stem = 'M-168 2C-186 -26 -206 -70 -218 -120L-208 -121C-196 -74 -176 -32 -146 -2Z';
  const stern = 'M158 2C166 -20 172 -46 174 -84L182 -84C183 -46 178 -16 170 4Z';
  const keel = 'M-168 -3L172 -3L172 6L-160 6Z';
  const props = 'M-120 -26L-138 16M-60 -26L-70 17M10 -26L8 17M80 -26L92 17M136 -30L156 16';
  const blocks = 'M-110 6h26v10h-26ZM-30 6h26v10h-26ZM50 6h26v10h-26ZM124 6h26v10h-26Z';
  const ladder =
    'M100 17L120 -62M109 17L129 -60M103 5L111 6M106 -9L115 -8M109 -23L119 -22M113 -37L122 -36M116 -50L126 -49';
  const scale = size / 330;
  const bar = (d: string, width: number): string =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
  const solid = `<path d="${planking()}${stem}${stern}${keel}${blocks}" fill="${color}"/>`;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${solid}${bar(ribs(), 3.2)}${bar(ribbands(), 1.6)}${bar(props, 3)}${bar(ladder, 1.8)}</g>`;
}

/**
 * A cantilevered shore net of the Malabar coast, lifted out of the water. `x`, `y` is the foot of its frame,
 * `size` the height of the frame.
 */
export function netMarkup(x: number, y: number, size: number, color: string, flip: boolean): string {
  const frame = 'M0 0L34 -100M26 4L34 -100M34 -100L150 -74M34 -100L-46 -58M-46 -58L0 0';
  const ropes = 'M150 -74L84 -36M150 -74L216 -40M150 -74L112 -52M150 -74L190 -54';
  const cloth = 'M84 -36Q112 -4 150 -2Q190 -4 216 -40Q186 -26 150 -26Q112 -26 84 -36Z';
  const mesh =
    'M96 -31Q122 -6 150 -2Q180 -6 204 -35M112 -29L126 -8M132 -27L138 -4M150 -26L150 -2M168 -27L162 -4M188 -30L176 -7';
  const stones = [-42, -36, -30]
    .map(
      (dx, at) =>
        `<circle cx="${dx}" cy="${-50 + at * 9}" r="4.200"/><path d="M${dx} -58L${dx} ${-50 + at * 9}" stroke="${color}" stroke-width="1"/>`,
    )
    .join('');
  const scale = size / 100;
  const line = (d: string, width: number, opacity = 1): string =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${opacity}"/>`;
  const net = `<path d="${cloth}" fill="${color}" fill-opacity=".35"/>${line(mesh, 0.6, 0.8)}${line(cloth, 1)}`;
  return `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})" fill="${color}">${line(frame, 3)}${line(ropes, 0.9)}${net}${stones}</g>`;
}
