import { type BoatColors, type BoatDrawing, assemble, crew, fill, stippled, stroke } from './boat.ts';

/** A standing figure with a pole; `x`, `y` are its feet. */
function poler(c: BoatColors, x: number, y: number): string {
  const body = `M${x - 3} ${y}L${x - 3.6} ${y - 13}Q${x - 4} ${y - 22} ${x} ${y - 22}Q${x + 4} ${y - 22} ${x + 3.4} ${y - 13}L${x + 3} ${y}Z`;
  const arms = `M${x + 1} ${y - 19}L${x - 8} ${y - 15}M${x + 1} ${y - 20}L${x - 6} ${y - 25}`;
  const head = `<circle cx="${x - 0.6}" cy="${y - 26}" r="3.100" fill="${c.hull}"/>`;
  return (
    head +
    fill(body, c.hull) +
    stroke(arms, c.hull, 1.8) +
    stroke(`M${x - 2} ${y - 52}L${x - 17} ${y + 24}`, c.spar, 1.2)
  );
}

/** House boat of the backwaters: a long low hull under a roof of woven palm, poled from the bow. */
export function kettuvallam(c: BoatColors): BoatDrawing {
  const hull =
    'M-89 -22C-82 -4 -66 2 -46 3L50 3C68 2 80 -6 89 -26C92 -8 82 11 64 17L-62 17C-80 12 -90 -4 -89 -22Z';
  const roof = 'M-44 4C-47 -22 -42 -37 -22 -39C-6 -41 6 -34 14 -34C22 -34 30 -38 42 -36C56 -33 60 -16 60 4Z';
  const bands = [-33, -21, -9, 3, 15, 27, 39, 50]
    .map((x) => stroke(`M${x} 4C${x - 3} -16 ${x - 2} -28 ${x + 2} -38`, c.seam, 0.9, 0.55))
    .join('');
  const windows =
    'M-27 -4L-27 -14Q-22 -21 -17 -14L-17 -4Z M-3 -4L-3 -14Q2 -21 7 -14L7 -4Z M21 -4L21 -14Q26 -21 31 -14L31 -4Z';
  return assemble([
    { cloth: fill(roof, c.sail), shade: stippled(roof, c.shade, 'roof', [0, 8, 0, -36], 1.6), over: '' },
    `<clipPath id="weave"><path d="${roof}"/></clipPath><g clip-path="url(#weave)">${bands}</g>`,
    fill(windows, c.hull),
    stroke('M-45 -3L60 -3', c.shade, 1.6),
    fill(hull, c.hull),
    stroke('M-85 -13C-76 4 -60 8.500 -44 9L48 9C64 8.500 77 2 86 -14', c.trim, 1.6),
    poler(c, -64, 1),
    crew(c.hull, [[70, 0, 1]]),
  ]);
}

/** The ferry of Dubai Creek: a bare hull, a flat awning, people back to back on the bench. */
export function abra(c: BoatColors): BoatDrawing {
  const hull =
    'M-74 -16C-62 -2 -40 3 -14 4L36 4C54 3 64 -4 72 -14C72 0 64 11 54 17L-50 17C-64 11 -72 0 -74 -16Z';
  const awning = 'M-48 -41C-20 -46 26 -46 58 -41L57 -36L-47 -36Z';
  const valance = Array.from(
    { length: 13 },
    (_, at) => `M${-47 + at * 8} -36.500Q${-43 + at * 8} -31 ${-39 + at * 8} -36.500Z`,
  ).join('');
  const posts = [-44, -18, 28, 54].map((x) => stroke(`M${x} 3L${x} -38`, c.spar, 1.4)).join('');
  const people = [-36, -27, -9, 0, 9, 19, 37, 46].map((x, at) => [x, 0, 1 + 0.1 * ((at * 7) % 3)] as const);
  return assemble([
    posts,
    fill(awning, c.sail),
    fill(valance, c.sail2),
    crew(c.hull, people),
    fill(hull, c.hull),
    stroke('M-69 -8C-58 5 -38 9.500 -14 10L36 10C52 9 61 3 68 -5', c.trim, 1.7),
    stroke('M66 -10L69 -40', c.spar, 0.9),
    fill('M70 -40Q78 -44 86 -38Q78 -37 70 -32Z', c.flag),
  ]);
}
