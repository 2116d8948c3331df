import { round, type Path } from '#artwork/draw/index.ts';

/** A point in units of the tile. */
export type Point = readonly [x: number, y: number];

/** Path data from a template; numbers are rounded to a tenth. */
export function d(text: TemplateStringsArray, ...values: readonly number[]): Path {
  return text.reduce((out, part, i) => out + part + (i < values.length ? round(values[i] ?? 0) : ''), '');
}

/** Between `a` and `b`; `t` is 0 for `a`. */
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Build and turn of one head. Every number is 0 or 1 for the average. */
export interface Build {
  /** 0 looks at the viewer, 1 is turned three quarters to the right. */
  yaw: number;
  /** Chin lifted (positive) or lowered, in steps of about ten degrees. */
  pitch: number;
  /** Width of the skull, 1 is average. */
  width: number;
  /** Width of the jaw, 1 is average. */
  jaw: number;
  /** Length of the lower face in units added. */
  chin: number;
  /** How far the nose protrudes, 1 is average. */
  nose: number;
  /** Breadth of the nostrils, 1 is average. */
  wings: number;
  /** Bump of the bridge in units; negative is concave. */
  bridge: number;
}

/**
 * Positions on a head. The origin is between the eyes; heads look to the right, so the near side is left. Positions
 * are interpolated between a frontal and a three-quarter head.
 */
export interface Head {
  build: Build;
  crown: Point;
  skull: Point;
  nape: Point;
  /** Where the near ear is attached. */
  ear: number;
  /** The far ear, hidden once the head is turned. */
  farEar: number;
  temple: Point;
  brow: Point;
  socket: Point;
  cheek: Point;
  jawFar: Point;
  chinFar: Point;
  chin: Point;
  chinNear: Point;
  jaw: Point;
  /** Middle of the face at the height of the eyes and of the mouth. */
  middle: number;
  lips: Point;
  noseTip: Point;
  noseBase: Point;
  eyeNear: Point;
  eyeFar: Point;
  /** Half widths of the eyes. */
  eyeHalf: readonly [near: number, far: number];
  /** Vertical offsets that depend on the pitch. */
  lift: number;
  /** Outline of the head without the nose. */
  outline: Path;
}

function outlineOf(h: Omit<Head, 'outline'>): Path {
  const { crown, skull, nape, temple, brow, socket, cheek, jawFar, chinFar, chin, chinNear, jaw, ear } = h;
  return (
    d`M${crown[0]} ${crown[1]}C${crown[0] + 38} ${crown[1]} ${temple[0]} ${temple[1] - 34} ${temple[0]} ${temple[1]}` +
    d`C${temple[0] + 3} ${temple[1] + 12} ${brow[0]} ${brow[1] - 8} ${brow[0]} ${brow[1]}` +
    d`C${brow[0]} ${brow[1] + 8} ${socket[0]} ${socket[1] - 7} ${socket[0]} ${socket[1]}` +
    d`C${socket[0]} ${socket[1] + 8} ${cheek[0]} ${cheek[1] - 11} ${cheek[0]} ${cheek[1]}` +
    d`C${cheek[0]} ${cheek[1] + 18} ${jawFar[0] + 5} ${jawFar[1] - 18} ${jawFar[0]} ${jawFar[1]}` +
    d`C${jawFar[0] - 6} ${jawFar[1] + 22} ${chinFar[0] + 9} ${chinFar[1] - 7} ${chinFar[0]} ${chinFar[1]}` +
    d`C${chinFar[0] - 6} ${chinFar[1] + 5} ${chin[0] + 8} ${chin[1]} ${chin[0]} ${chin[1]}` +
    d`C${chin[0] - 8} ${chin[1]} ${chinNear[0] + 6} ${chinNear[1] + 3} ${chinNear[0]} ${chinNear[1]}` +
    d`C${chinNear[0] - 17} ${chinNear[1] - 5} ${jaw[0] + 10} ${jaw[1] + 18} ${jaw[0]} ${jaw[1]}` +
    d`C${jaw[0] - 8} ${jaw[1] - 15} ${ear - 1} 54 ${ear} 34` +
    d`C${ear - 4} 42 ${nape[0] + 8} ${nape[1] + 4} ${nape[0]} ${nape[1]}` +
    d`C${nape[0] - 12} ${nape[1] - 24} ${skull[0]} ${skull[1] + 28} ${skull[0]} ${skull[1]}` +
    d`C${skull[0]} ${skull[1] - 46} ${crown[0] - 52} ${crown[1]} ${crown[0]} ${crown[1]}Z`
  );
}

/** Computes a head from a person's numbers. */
export function headOf(build: Build): Head {
  const { yaw: t, pitch, width: w, jaw: j, chin: c, nose } = build;
  const at = (fx: number, fy: number, qx: number, qy: number): Point => [mix(fx, qx, t) * w, mix(fy, qy, t)];
  const lift = -9 * pitch;
  const low = c - 5 * pitch;
  const middle = mix(1, 25, t) * w;
  const lipX = mix(1, 27, t) * w;
  const noseX = middle + mix(11, 22, t) * nose;
  const half = 15.5 * (0.5 + 0.5 * w);
  const parts = {
    build,
    crown: at(0, -98, -10, -99),
    skull: at(-68, -24, -87, -26),
    nape: at(-61, 30, -71, 42),
    ear: mix(-65, -46, t) * w,
    farEar: mix(65, 40, t) * w,
    temple: at(63, -44, 54, -48),
    brow: at(66, -16, 58.5, -17),
    socket: at(66, 0, 52.5, 3),
    cheek: at(64.5, 22, 57, 26),
    jawFar: [mix(51 * j, 48 * (0.6 + 0.4 * j), t) * w, 68] as Point,
    chinFar: [mix(21 * j, 41, t) * w, mix(115, 111, t) + low] as Point,
    chin: [mix(0, 27, t) * w, mix(119, 120, t) + low] as Point,
    chinNear: [mix(-21 * j, 6 - 8 * (j - 1), t) * w, mix(115, 117, t) + low] as Point,
    jaw: [mix(-53 * j, -36 - 14 * (j - 1), t) * w, mix(71, 77, t) + low * 0.4] as Point,
    middle,
    lips: [lipX, 78 + lift * 0.7 + c * 0.45] as Point,
    noseTip: [noseX, 43 + lift * 1.2] as Point,
    noseBase: [middle + 3, 56 + lift] as Point,
    eyeNear: [mix(-29, 1, t) * w, lift * 0.8] as Point,
    eyeFar: [mix(31, 45.5, t) * w, lift * 0.8] as Point,
    eyeHalf: [half, half * mix(1, 0.66, t)] as const,
    lift,
  };
  return { ...parts, outline: outlineOf(parts) };
}
