import {
  brass,
  clip,
  disc,
  document,
  fill,
  layers,
  line,
  palette,
  ring,
  round,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

/** Two coins where one was. */
export const pairBox = { width: 780, height: 520 };

const radius = 236;

/** A coin from the front, around the origin, its edge seen at the lower left. */
function coin(): Svg {
  const [lit, flat, dark, shadow] = brass;
  const milling = times(120, (groove) => {
    const angle = (groove / 120) * 2 * Math.PI;
    const at = (r: number): string => `${round(r * Math.cos(angle))} ${round(r * Math.sin(angle))}`;
    return `M${at(radius - 13)}L${at(radius - 2)}`;
  });
  const whole = `M${-radius} 0a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1 ${-2 * radius} 0Z`;
  return layers(
    disc(-16, 14, radius, shadow),
    disc(-8, 7, radius, dark),
    disc(0, 0, radius, flat),
    clip(whole, fill(`M-300 -40L40 -300H170L-300 120Z`, lit)),
    line(milling, palette.ink, 3),
    ring(0, 0, radius - 18, shadow, 4),
    ring(0, 0, radius - 48, dark, 6),
    fill('M-92 104L-2 -128C88 -62 124 22 108 104Z', palette.ink),
    fill('M-122 122H132C110 158 74 172 30 172H-50C-88 172 -112 154 -122 122Z', palette.ink),
  );
}

export function pair(): Svg {
  return document(
    `0 0 ${pairBox.width} ${pairBox.height}`,
    layers(
      `<defs><g id="c">${coin()}</g></defs>`,
      '<use href="#c" transform="translate(256 270) rotate(-14)"/>',
      '<use href="#c" transform="translate(534 256) rotate(8)"/>',
    ),
  );
}
