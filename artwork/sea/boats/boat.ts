/** Colours of one boat, all `#rrggbb`. */
export interface BoatColors {
  sail: string;
  /** Colour of the mizzen and roofs. */
  sail2: string;
  /** The shaded leech, also stippled into the sail. */
  shade: string;
  seam: string;
  spar: string;
  hull: string;
  trim: string;
  flag: string;
}

export type HullKind = 'boom' | 'sambuk' | 'uru' | 'vallam' | 'kettuvallam' | 'abra';

/**
 * A boat in its own units: bow to the left, waterline at y = 13, inside a square of 183. Painting order: cloth, then
 * dots over it, dense where `shade` is opaque, then spars, hull and crew.
 */
export interface BoatDrawing {
  cloth: string;
  shade: string;
  over: string;
}

/** Upper left corner and side of the square around every boat. */
export const BOAT_BOX = { x: -89.3, y: -159, side: 182.86 };

/** Position of the waterline in that square, as a fraction from the top. */
export const WATERLINE = (13 - BOAT_BOX.y) / BOAT_BOX.side;

type Point = readonly [x: number, y: number];

/** A stroke with round ends. */
export const stroke = (d: string, color: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${opacity}"/>`;

export const fill = (d: string, color: string): string => `<path d="${d}" fill="${color}"/>`;

/** People aboard, seen as heads and shoulders above the rail: foot of each figure and its size. */
export function crew(
  color: string,
  people: readonly (readonly [x: number, y: number, size: number])[],
): string {
  return people
    .map(([x, y, s]) => {
      const body = `M${x - 3.4 * s} ${y + 3}Q${x - 3 * s} ${y - 7 * s} ${x} ${y - 7 * s}Q${x + 3 * s} ${y - 7 * s} ${x + 3.4 * s} ${y + 3}Z`;
      return `<circle cx="${x}" cy="${y - 9 * s}" r="${2.3 * s}" fill="${color}"/>${fill(body, color)}`;
    })
    .join('');
}

/** A pennant that streams to the right from the top of its staff. */
export function pennant(colors: BoatColors, x: number, y: number, staff: number): string {
  const cloth = `M${x + 1} ${y}Q${x + 11} ${y - 5} ${x + 21} ${y + 2}Q${x + 11} ${y + 3} ${x + 1} ${y + 8}Z`;
  return fill(cloth, colors.flag) + stroke(`M${x} ${y + staff}L${x + 0.8} ${y - 1}`, colors.spar, 0.9);
}

export interface LateenPlan {
  /** Lower front corner, upper end and lower back corner. */
  tack: Point;
  peak: Point;
  clew: Point;
  /** Fill of the leech as a part of its length. */
  belly?: number;
  main: boolean;
}

const along = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];
const shift = (p: Point, x: number, y: number): Point => [p[0] + x, p[1] + y];
const at = (p: Point): string => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`;

/** Leech from the peak to the clew, one full curve, as the end of a path. */
function leech({ peak, clew, belly = 0.13 }: LateenPlan, inset: number): string {
  const length = Math.hypot(clew[0] - peak[0], clew[1] - peak[1]);
  const first = shift(along(peak, clew, 0.34), belly * length - inset, 0);
  const second = shift(along(peak, clew, 0.75), belly * length - inset, 0);
  return `C${at(first)} ${at(second)} ${at(shift(clew, -inset, -inset * 0.42))}`;
}

/** The sail's outline: straight yard, full leech, foot that lifts a little. */
export function lateenPath(plan: LateenPlan): string {
  const { tack, clew, peak } = plan;
  const lift = 0.1 * Math.abs(clew[0] - tack[0]);
  const foot = `C${at(shift(along(clew, tack, 0.3), 0, -lift))} ${at(shift(along(clew, tack, 0.65), 0, -lift))} ${at(tack)}Z`;
  return `M${at(tack)}L${at(peak)}${leech(plan, 0)}${foot}`;
}

/** The part of the sail along its leech that has turned away from the light. */
function leechPath(plan: LateenPlan): string {
  const inset = 0.16 * Math.abs(plan.clew[0] - plan.tack[0]);
  const { peak, clew } = plan;
  const back = shift(clew, -inset, -inset * 0.42);
  const [c1, c2] = [
    shift(along(back, peak, 0.25), inset * 0.72, 0),
    shift(along(back, peak, 0.66), inset * 0.6, 0),
  ];
  return `M${at(peak)}${leech(plan, 0)}L${at(back)}C${at(c1)} ${at(c2)} ${at(shift(peak, -2.6, 3.4))}Z`;
}

/** Seams of the cloth, from the yard down to the foot. */
function seams({ tack, peak, clew }: LateenPlan, colors: BoatColors): string {
  return [0.22, 0.42, 0.62, 0.8]
    .map((part) => {
      const top = along(tack, peak, part);
      const foot = along(tack, clew, Math.min(0.93, part * 1.1));
      const bend = shift(along(top, foot, 0.5), 5 + 20 * part * 0.6, -2);
      return stroke(`M${at(top)}Q${at(bend)} ${at(foot)}`, colors.seam, 0.55, 0.5);
    })
    .join('');
}

/** A lateen sail with its yard. `id` must be unique within the drawing. */
export function lateen(plan: LateenPlan, colors: BoatColors, id: string): BoatDrawing {
  const path = lateenPath(plan);
  const { tack, peak, main } = plan;
  const clip = `<clipPath id="${id}"><path d="${path}"/></clipPath>`;
  const cloth = fill(path, main ? colors.sail : colors.sail2);
  const inside = main ? fill(leechPath(plan), colors.shade) + seams(plan, colors) : '';
  const bow = shift(along(tack, peak, -0.06), 0, 0);
  const tip = along(tack, peak, 1.05);
  const bend = shift(along(tack, peak, 0.5), -4, 5);
  const yard = stroke(`M${at(bow)}Q${at(bend)} ${at(tip)}`, colors.spar, main ? 2.6 : 1.8);
  return {
    cloth: `${clip}${cloth}<g clip-path="url(#${id})">${inside}</g>`,
    shade: stippled(path, colors.shade, id, [
      ...shift(along(peak, plan.clew, 0.5), 12, 0),
      ...along(tack, peak, 0.42),
    ]),
    over: yard,
  };
}

/** A shape whose dots thin out from one point to another; all four numbers in boat units. */
export function stippled(
  path: string,
  color: string,
  id: string,
  line: readonly number[],
  reach = 3,
): string {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = line;
  const stops = [0, 0.15, 0.3, 0.45, 0.6, 0.8, 1].map((stop) => {
    const opacity = (0.62 * (1 - stop) ** reach).toFixed(3);
    return `<stop offset="${stop}" stop-color="${color}" stop-opacity="${opacity}"/>`;
  });
  const ends = `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
  return `<linearGradient id="${id}s" ${ends}>${stops.join('')}</linearGradient><path d="${path}" fill="url(#${id}s)"/>`;
}

/** Removes from a sail's shade what a sail in front of it covers. */
export function behind(sail: BoatDrawing, front: LateenPlan, id: string): BoatDrawing {
  const all = '<rect x="-100" y="-170" width="200" height="200" fill="#fff"/>';
  const mask = `<mask id="${id}" maskUnits="userSpaceOnUse" x="-100" y="-170" width="200" height="200">${all}<path d="${lateenPath(front)}"/></mask>`;
  return { ...sail, shade: `${mask}<g mask="url(#${id})">${sail.shade}</g>` };
}

/** Plain markup counts as on top of everything. */
function pieceOf(part: string | BoatDrawing, pick: keyof BoatDrawing): string {
  if (typeof part !== 'string') return part[pick];
  return pick === 'over' ? part : '';
}

/** Several drawings on top of each other; plain markup is above all cloth. */
export function assemble(parts: readonly (string | BoatDrawing)[]): BoatDrawing {
  const join = (pick: keyof BoatDrawing): string => parts.map((part) => pieceOf(part, pick)).join('');
  return { cloth: join('cloth'), shade: join('shade'), over: join('over') };
}
