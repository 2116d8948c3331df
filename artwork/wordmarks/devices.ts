import { bar, disc, dome, drawn, leaf, ripple } from '#artwork/wordmarks/marks.ts';
import { place, type Shape } from '#artwork/wordmarks/shape.ts';

/** Plain weave: bars that pass over and under each other. */
export function weave(): Shape {
  const over = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].flatMap((column) =>
      (row + column) % 2 === 0
        ? bar(column * 10, row * 10 + 1.6, 9.2, 6)
        : bar(column * 10 + 1.6, row * 10 - 0.4, 6, 9.6),
    ),
  );
  return over;
}

/** A hull of three planks on the slip. */
export const planks = () =>
  drawn(
    'M-26 -9C-14 -3 10 -3 25 -9L23 -4C8 0.500 -12 0.500 -23.500 -4Z' +
      'M-21.500 -1C-9 3 7 3 21 -1L18 3.500C8 6 -8 6 -17.500 3.500Z' +
      'M-14.500 6.500C-6 8.500 6 8.500 15 6.500C10 12 -8 12 -14.500 6.500Z' +
      'M-29 -12L-26.500 -13L-22 -6H-24.500ZM25 -12H28.500L26 -6.500H23.500Z',
  );

/** An earring of the Malabar coast: a bell with drops. */
export function earring(): Shape {
  const drops = [-9, -3, 3, 9].flatMap((x) => [...bar(x - 0.5, 11, 1, 6), ...disc(x, 18, 2.1)]);
  return [
    ...disc(0, -17, 6, 4.6),
    ...disc(0, -7.6, 3.4),
    ...dome(0, 8.6, 12),
    ...bar(-13, 8.2, 26, 2.2),
    ...drops,
  ];
}

/** A cut of halwa with three nuts, as in the drawings of its brand. */
export function cutSweets(): Shape {
  const nuts = [[-14, -2], [13, -12], [8, 19]] as const; // prettier-ignore
  return [
    {
      rule: 'evenodd',
      commands: [...drawn('M0 -50L50 0L0 50L-50 0Z'), ...nuts.flatMap(([x, y]) => disc(x, y, 8))].flatMap(
        ({ commands }) => commands,
      ),
    },
  ];
}

/** An ear of rice, bending under its grain. */
export function ear(): Shape {
  const grains = [0, 1, 2, 3, 4].flatMap((i) => {
    const y = -10 - i * 6.4;
    const x = Math.pow(i / 4, 2) * 5;
    return [
      ...place(leaf(9.5, 5.4), x + 1, y, 1, 42 + i * 4),
      ...place(leaf(9.5, 5.4), x - 1, y, 1, -42 + i * 6),
    ];
  });
  return [
    ...grains,
    ...place(leaf(10, 5.6), 6.5, -41, 1, 26),
    ...drawn('M-1.100 6Q-1.500 -20 3.600 -38L5.200 -37.500Q1.200 -20 1.100 6Z'),
  ];
}

/** A long-spouted coffee pot. */
export const pot = () =>
  drawn(
    'M16 -6L17.600 -1C21 0 22.500 3 23 6H24.500V9H22C21 13 21 16 22.500 19C27 25 28.500 32 25 40H7C3.500 32 5 25 9.500 19C11 16 11 14 10.500 12' +
      'C6 15 1 13 -6 4C0 7 5 7.500 8.500 6H9C9.500 3 11 0 14.400 -1Z' +
      'M25.500 10C36 12 38 27 28.500 35L27.500 32.500C33.500 26 32 15 25 13Z',
  );

/** Two hills and the sun between them, cut like a seal. */
export const hills = () => [...drawn('M0 30C6 12 14 8 20 20C24 10 34 6 42 30Z'), ...disc(24, 3, 5)];

/** A sardine from the side. */
export const sardine = () =>
  drawn(
    'M-14 0C-7 -7.500 6 -7 12 -0.800L19 -6C17.500 -2 17.500 2 19 6L12 0.800C6 7 -7 7.500 -14 0ZM-9.500 -1.600H-6.500V1.400H-9.500Z',
    'evenodd',
  );

/** A barbell, used as a separator between two words. */
export const barbell = () => [
  ...bar(-3, -2, 26, 4),
  ...bar(0, -9, 4.6, 18),
  ...bar(15.4, -9, 4.6, 18),
  ...bar(-4.6, -6, 3.6, 12),
  ...bar(21, -6, 3.6, 12),
];

/** The road that winds up a dry valley, in a wheel. */
export function valleyWheel(): Shape {
  const road = drawn(
    'M-8 13.500C-2 7 6 5 4 0.500C2 -3 -6 -3.500 -1 -13.500H4C1 -6.500 9 -6 10.500 -0.500C12 5 4 7 2 13.500Z',
  );
  return [...disc(0, 0, 17, 13.6), ...road];
}

/** A cross whose foot stands in water. */
export const shoreCross = () => [
  ...drawn('M-5 -19H5V-8H16V2H5V10H-5V2H-16V-8H-5Z'),
  ...ripple(-18, 14, 36, 2, 5, 3.6),
];

/** A pair of scales at rest. */
export const scales = () => [
  ...bar(-17, -14, 34, 2.6),
  ...drawn('M0 -20L3.600 -14H-3.600Z'),
  ...bar(-1.3, -14, 2.6, 26),
  ...place(dome(0, 0, 8), -14, -4, 1, 180),
  ...place(dome(0, 0, 8), 14, -4, 1, 180),
  ...bar(-9, 11, 18, 2.6),
];
