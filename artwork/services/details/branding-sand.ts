import {
  box,
  disc,
  fill,
  layers,
  line,
  place,
  random,
  round,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';

const [skin, dusk, crease] = ['#D99A6C', '#8C5230', '#5E3219'];

/** A part of the hand: lit from above, in grain below. */
function flesh(d: string, x: number, y: number, length = 46): Svg {
  return fill(d, skin) + shade(d, { colour: dusk, x, y, angle: -80, length, reach: 600 });
}

/** A hand that points to the left, its fingertip at the origin: forefinger out, the others folded, thumb across them. */
function pointing(): Svg {
  const folded = (x: number, y: number, w: number, h: number): Svg => {
    const r = h / 2;
    const d = `M${x + r} ${y}H${x + w}V${y + h}H${x + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`;
    return flesh(d, x + 60, y + h - 4, 26) + line(`M${x + w - 8} ${y + h - 1}H${x + r}A${r} ${r} 0 0 1 ${x + 3} ${y + r + 6}`, crease, 4);
  };
  const back = 'M150 -34C200 -50 262 -54 330 -42C370 -36 420 -42 700 -76V130C560 116 440 92 392 92C350 118 300 146 236 142L170 130Z';
  const finger = 'M0 6C-2 -14 12 -25 34 -26C70 -27 90 -32 112 -34C140 -42 168 -46 200 -40L214 40C170 44 140 34 112 30C80 28 54 28 32 25C12 23 1 18 0 6Z';
  const thumb = 'M338 4C300 -14 262 -4 226 10C196 20 170 28 148 32C126 36 118 52 128 66C138 80 164 78 190 76C236 74 290 78 330 62Z';
  return layers(
    flesh(back, 420, 138, 80),
    folded(158, 100, 120, 40),
    folded(136, 66, 130, 44),
    folded(122, 28, 140, 46),
    flesh(finger, 90, 34, 30),
    line('M30 26C60 29 84 29 112 31C140 36 166 42 196 41', crease, 4),
    line('M108 -22C114 -14 114 -6 110 2M118 -24C124 -16 124 -8 121 -1', crease, 3),
    fill('M4 -2C6 -16 16 -22 40 -23C44 -14 40 -7 30 -5C20 -3 12 -2 4 -2Z', '#FBE3CC'),
    flesh(thumb, 236, 78, 34),
    line('M330 63C290 79 236 75 190 77C164 79 138 81 128 67', crease, 4),
    line('M214 22C222 30 224 40 221 50M226 18C234 26 237 36 235 46', crease, 3),
    fill('M126 50C128 40 138 35 162 32C166 42 162 53 150 55C140 57 130 58 126 50Z', '#FBE3CC'),
    // A cotton sleeve, its cuff turned back.
    fill('M500 -70L800 -110V170L500 124Z', '#FFF4E0') + shade('M500 -70L800 -110V170L500 124Z', { colour: '#D9B98C', x: 600, y: 170, angle: -80, length: 110, reach: 600 }),
    fill('M470 -72C492 -80 520 -82 546 -84V136C516 134 490 128 470 122Z', '#FF9DB5') + line('M546 -82V134', '#B2506A', 4),
  );
} // prettier-ignore

/** Wet sand with the mark in it, its last stroke still under the finger. The hand has a scale of its own. */
export function beach(width: number, height: number, x: number, y: number, scale: number, handScale: number): Svg {
  const next = random('services-sand');
  const grains = (count: number, within: () => readonly [number, number], colours: readonly string[]): Svg =>
    times(count, (index) => {
      const [gx, gy] = within();
      return disc(gx, gy, round(0.8 + next() * 1.5), colours[index % colours.length] ?? '');
    });
  const groove = 'M0 100L-100 0L0-100L100 0L40 60';
  const nuts = [[-26, -6], [24, -20], [18, 32]] as const; // prettier-ignore
  /** Sand pushed up along both sides of the stroke. */
  const banks = grains(
    900,
    () => {
      const [side, along] = [Math.floor(next() * 4), next()];
      const corners = [[0, 100], [-100, 0], [0, -100], [100, 0], [0, 100]] as const; // prettier-ignore
      const [ax, ay] = corners[side] ?? [0, 0];
      const [bx, by] = corners[side + 1] ?? [0, 0];
      const off = (next() < 0.5 ? -1 : 1) * (13 + next() * next() * 22);
      const at = side === 3 ? along * 0.6 : along;
      const nx = (by - ay) / 141;
      const ny = (ax - bx) / 141;
      return [x + (ax + (bx - ax) * at + nx * off) * scale, y + (ay + (by - ay) * at + ny * off) * scale];
    },
    ['#C08A5B', '#A56E42', '#4A2612'],
  );
  const whole = `M0 0H${width}V${height}H0Z`;
  return layers(
    box(-9, -9, width + 18, height + 18, '#6E4226'),
    shade(whole, { colour: '#55301A', x: width * 0.1, y: height, angle: -62, length: Math.round(height * 0.9), opacity: 0.8, reach: 2000 }),
    grains(Math.round((width * height) / 750), () => [next() * width, next() * height], ['#8F5A36', '#55301A']),
    place(
      layers(
        line(groove, '#B98256', 36, 'transform="translate(0 -6)"'),
        line(groove, '#2E1609', 26),
        line(groove, '#47240F', 18, 'transform="translate(1 5)"'),
        nuts.map(([nx, ny]) => disc(nx, ny - 4, 20, '#B98256') + disc(nx, ny, 17, '#2E1609') + disc(nx + 1, ny + 4, 12, '#47240F')),
      ),
      x,
      y,
      0,
      scale,
    ),
    banks,
    place(place(fill('M6 20C40 44 130 150 250 156C330 150 400 110 700 150V200H250C130 190 40 80 6 20Z', '#3F2110'), 0, 0, -12, handScale), x + 40 * scale, y + 62 * scale),
    place(pointing(), x + 36 * scale, y + 58 * scale, -12, handScale),
  );
} // prettier-ignore
