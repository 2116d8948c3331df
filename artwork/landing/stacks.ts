import {
  box,
  brass,
  clip,
  document,
  fill,
  layers,
  line,
  palette,
  random,
  round,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

/** Width of a stack's picture, and half of it. */
export const stackWidth = 340;
const middle = stackWidth / 2;

/** Half the width and depth of a coin's face, seen from a little above, and how thick a coin is. */
const [wide, deep, thick] = [148, 34, 42];

/** Coins of each stack: each is higher than the one before. */
export const stacks = [3, 5, 7, 9].map((coins) => ({ coins, height: coins * thick + 2 * deep + 4 }));

/** The face of a coin, around the origin. */
const face = (scale: number, y = 0): string => {
  const [rx, ry] = [round(wide * scale), round(deep * scale)];
  return `M${-rx} ${y}a${rx} ${ry} 0 0 1 ${2 * rx} 0a${rx} ${ry} 0 0 1 ${-2 * rx} 0Z`;
};

/** A coin with its milled edge. */
function coin(): Svg {
  const [lit, flat, dark, shadow] = brass;
  const foot = `a${wide} ${deep} 0 0 0 ${2 * wide} 0`;
  const edge = `M${-wide} 0v${thick}${foot}v${-thick}Z`;
  const grooves = times(37, (groove) => {
    // Closer together towards the sides, as on a cylinder.
    const angle = ((groove - 18) / 18) * (Math.PI / 2);
    const down = deep * Math.cos(angle);
    return `M${round(wide * Math.sin(angle))} ${round(down + 9)}V${round(down + thick - 7)}`;
  });
  return layers(
    fill(edge, flat),
    clip(edge, box(26 - wide, 0, 44, 2 * thick, lit) + box(52, 0, wide, 2 * thick, dark)),
    line(grooves, shadow, 2.6),
    line(`M${-wide} ${thick}${foot}`, shadow, 3),
    fill(face(1), lit),
    fill(face(0.965), flat),
    fill(face(0.8), dark),
    fill(face(0.79, 3), flat),
  );
}

/** Coins on top of each other, with the page's sail on the uppermost. */
export function stack(coins: number): Svg {
  const next = random(`stack ${coins}`);
  const foot = coins * thick + deep;
  let x = middle;
  const pile = times(coins, (index) => {
    x = Math.round(middle + (next() - 0.5) * 34);
    return `<use href="#c" x="${x}" y="${foot - (index + 1) * thick + 2}"/>`;
  });
  const top = deep + 2;
  const sail = `M${x - 40} ${top + 14}L${x + 12} ${top - 21}C${x + 44} ${top - 9} ${x + 48} ${top + 4} ${x + 38} ${top + 14}Z`;
  return document(
    `0 0 ${stackWidth} ${coins * thick + 2 * deep + 4}`,
    layers(`<defs><g id="c">${coin()}</g></defs>`, pile, fill(sail, palette.ink)),
  );
}

/** The quay's edge, tileable. */
export const quayBox = { width: 960, height: 88 };

export function quay(): Svg {
  const { width, height } = quayBox;
  const joints = (y: number, offset: number): Svg =>
    times(6, (stone) => box(stone * 160 + offset, y, 3, 24, palette.teak));
  return document(
    `0 0 ${width} ${height}`,
    layers(
      box(0, 0, width, height, palette.clay),
      box(0, 0, width, 34, palette.laterite),
      box(0, 30, width, 4, palette.ember),
      joints(36, 60),
      box(0, 60, width, 3, palette.teak),
      joints(63, 140),
    ),
  );
}
