import {
  type BoatColors,
  type BoatDrawing,
  type LateenPlan,
  assemble,
  behind,
  crew,
  fill,
  lateen,
  pennant,
  stroke,
} from './boat.ts';

const rig = (lines: readonly string[], color: string): string =>
  lines.map((line) => stroke(line, color, 0.5, 0.8)).join('');

/** Double-ended ocean dhow with a long raking stem: the agency's own boat, the outline of its logo. */
export function boom(c: BoatColors): BoatDrawing {
  const main: LateenPlan = { tack: [-60, -30], peak: [36, -150], clew: [47, -19], main: true };
  const mizzen: LateenPlan = { tack: [34, -22], peak: [80, -92], clew: [86, -17], belly: 0.12, main: false };
  const hull =
    'M-78 -27C-62 -9 -42 -3 -18 -2C14 -1 40 -5 50 -17L64 -19C63 -2 56 8 46 17L-38 17C-54 10 -66 -6 -78 -27Z';
  return assemble([
    behind(lateen(mizzen, c, 'mizzen'), main, 'lee'),
    lateen(main, c, 'main'),
    stroke('M-8 -2L-17 -92', c.spar, 2.3),
    stroke('M48 -16L52 -58', c.spar, 1.8),
    rig(['M-17 -92L-60 -14', 'M-17 -92L22 -8', 'M52 -58L62 -18'], c.spar),
    fill(hull, c.hull),
    stroke('M-72.500 -18.500C-58 -4 -40 2.500 -18 3.500C14 4.500 44 1 61.500 -9.500', c.trim, 1.7),
    crew(c.hull, [
      [22, -2, 1],
      [31, -3, 0.9],
      [-28, -3, 0.95],
    ]),
    pennant(c, 65, -37, 19),
  ]);
}

/** Low scimitar bow, high square stern with a carved transom; carries her mizzen well aft. */
export function sambuk(c: BoatColors): BoatDrawing {
  const main: LateenPlan = { tack: [-66, -22], peak: [26, -146], clew: [40, -20], belly: 0.15, main: true };
  const mizzen: LateenPlan = { tack: [36, -38], peak: [72, -98], clew: [82, -38], belly: 0.14, main: false };
  const hull =
    'M-86 -12C-76 -10 -66 -3 -44 -1C-12 1 22 0 38 -10C44 -15 46 -24 47 -31L75 -34C76 -12 68 6 58 17L-30 17C-56 13 -74 4 -86 -12Z';
  const transom = 'M66 -29L71.500 -29.500M65.500 -24L70.500 -24.300M64.500 -19L69.300 -19.200';
  return assemble([
    behind(lateen(mizzen, c, 'mizzen'), main, 'lee'),
    lateen(main, c, 'main'),
    stroke('M-14 0L-22 -88', c.spar, 2.4),
    stroke('M55 -30L56 -70', c.spar, 1.8),
    rig(['M-22 -88L-70 -8', 'M-22 -88L16 -4', 'M56 -70L72 -32'], c.spar),
    fill(hull, c.hull),
    stroke('M-79 -8C-62 3 -30 6 2 5.500C28 5 44 0 50 -12C53 -18 54 -22 54.500 -26L74 -28.500', c.trim, 1.7),
    stroke(transom, c.trim, 1.1, 0.9),
    crew(c.hull, [
      [58, -35, 1],
      [6, -2, 0.95],
      [-40, -3, 0.95],
      [-33, -3, 0.85],
    ]),
    pennant(c, 76, -56, 23),
  ]);
}

/** The great freighter of the Beypore yards: high sides, deck house aft, two tall sails. */
export function uru(c: BoatColors): BoatDrawing {
  const main: LateenPlan = { tack: [-78, -38], peak: [8, -152], clew: [22, -32], belly: 0.14, main: true };
  const mizzen: LateenPlan = { tack: [16, -40], peak: [70, -122], clew: [80, -46], belly: 0.14, main: false };
  const hull =
    'M-88 -38L-79 -35C-62 -22 -40 -16 -10 -15C14 -14 28 -15 36 -18L38 -27L76 -31C77 -10 70 6 58 17L-48 17C-66 8 -80 -12 -88 -38Z';
  const house = 'M42 -28L42 -40L72 -43L73 -30Z';
  const windows =
    'M47 -37.500L51 -37.900L51 -33.400L47 -33Z M55 -38.300L59 -38.700L59 -34.200L55 -33.800Z M63 -39.100L67 -39.500L67 -35L63 -34.600Z';
  return assemble([
    behind(lateen(mizzen, c, 'mizzen'), main, 'lee'),
    lateen(main, c, 'main'),
    stroke('M-26 -14L-34 -98', c.spar, 2.6),
    stroke('M34 -18L38 -84', c.spar, 2.1),
    rig(['M-34 -98L-80 -30', 'M-34 -98L6 -16', 'M38 -84L70 -42', 'M38 -84L10 -16'], c.spar),
    fill(house, c.hull),
    fill(windows, c.trim),
    fill(hull, c.hull),
    stroke('M-82.500 -29C-66 -15 -42 -9.500 -10 -8.500C24 -7.500 52 -11 75 -19', c.trim, 1.8),
    stroke('M-76 -17C-60 -4 -36 0 -8 1C24 2 48 -1 71 -7', c.trim, 0.6, 0.55),
    crew(c.hull, [
      [-56, -20, 0.9],
      [-2, -17, 0.95],
      [7, -17, 0.85],
    ]),
    pennant(c, 75, -58, 27),
  ]);
}

/** Small open boat of the fishermen: one sail, one man. */
export function vallam(c: BoatColors): BoatDrawing {
  const main: LateenPlan = { tack: [-46, -14], peak: [20, -112], clew: [34, -10], belly: 0.15, main: true };
  const hull = 'M-66 -14C-50 2 -24 5 2 5C30 5 48 1 62 -12C59 4 50 14 40 17L-38 17C-52 13 -61 2 -66 -14Z';
  return assemble([
    lateen(main, c, 'main'),
    stroke('M-6 5L-12 -66', c.spar, 2.2),
    rig(['M-12 -66L-50 -2', 'M-12 -66L30 0'], c.spar),
    fill(hull, c.hull),
    stroke('M-61 -7C-46 7 -22 10 2 10C28 10 46 6 58 -4', c.trim, 1.5),
    crew(c.hull, [[44, 2, 1.15]]),
    stroke('M47 -4L66 13', c.spar, 1.1),
  ]);
}
