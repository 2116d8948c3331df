/** One point of a hull in frame: keel line, sheer line and how far the rib bulges. */
const n = (value: number): string => value.toFixed(1);

/** Height of keel and rail of the hull that is being built, at a part of its length from stem (0) to stern (1). */
function section(part: number): { keel: number; rail: number } {
  const keel = 6 * Math.sin(Math.PI * part);
  const sheer = 62 - 22 * Math.sin(Math.PI * Math.min(1, part * 0.96)) + 26 * (1 - part) ** 4;
  return { keel: -keel, rail: -sheer };
}

const LENGTH = 330;
const RIBS = 25;

function ribs(): string {
  let path = '';
  for (let at = 1; at < RIBS; at += 1) {
    const part = at / RIBS;
    const x = (part - 0.5) * LENGTH;
    const { keel, rail } = section(part);
    const fan = (part - 0.5) * 26;
    path += `M${n(x)} ${n(keel)}Q${n(x + fan * 0.1)} ${n(rail * 0.35)} ${n(x + fan)} ${n(rail - (at % 4 === 0 ? 11 : at % 2 ? 0 : 4))}`;
  }
  return path;
}

/** Planks that already cover the lower part of the ribs. */
function planking(): string {
  const steps = Array.from({ length: 21 }, (_, at) => at / 20);
  const lower = steps.map((part) => `${n((part - 0.5) * LENGTH)} ${n(section(part).keel + 3)}`);
  const upper = steps.map((part) => {
    const { rail } = section(part);
    return `${n((part - 0.5) * LENGTH * 1.04)} ${n(rail * 0.46)}`;
  });
  return `M${lower.join('L')}L${upper.reverse().join('L')}Z`;
}

function ribbands(): string {
  return [0.66, 0.86]
    .map((part) => {
      const points = Array.from({ length: 21 }, (_, at) => {
        const along = at / 20;
        const fan = (along - 0.5) * 26 * part;
        return `${n((along - 0.5) * LENGTH * 1.02 + fan)} ${n(section(along).rail * part)}`;
      });
      return `M${points.join('L')}`;
    })
    .join('');
}

/**
 * The hull of an uru on the slip of a Beypore yard: keel, tall stem, ribs in the open, props and a ladder.
 * `x`, `y` is the middle of its keel, `size` the length of the hull in pixels.
 */
export function ribsMarkup(x: number, y: number, size: number, color: string): string {
  const stem = 'M-165 0C-186 -26 -204 -66 -214 -112L-206 -112C-194 -70 -174 -30 -150 -3Z';
  const stern = 'M160 2C168 -22 173 -46 176 -80L182 -80C182 -46 178 -16 170 4Z';
  const keel = 'M-168 -3C-110 -9 110 -9 172 0L172 6L-160 6Z';
  const props = 'M-120 -26L-138 16M-60 -26L-70 17M10 -26L8 17M80 -26L92 17M136 -30L156 16';
  const blocks = 'M-110 6h26v10h-26ZM-30 6h26v10h-26ZM50 6h26v10h-26ZM124 6h26v10h-26Z';
  const ladder =
    'M100 17L120 -62M109 17L129 -60M103 5L111 6M106 -9L115 -8M109 -23L119 -22M113 -37L122 -36M116 -50L126 -49';
  const scale = size / 330;
  const line = (d: string, width: number): string =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
  const solid = `<path d="${planking()}${stem}${stern}${keel}${blocks}" fill="${color}"/>`;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${solid}${line(ribs(), 3.2)}${line(ribbands(), 1.6)}${line(props, 3)}${line(ladder, 1.8)}</g>`;
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
