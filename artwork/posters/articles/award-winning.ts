import {
  disc,
  fill,
  layers,
  line,
  mark,
  palette,
  palmTree,
  place,
  rays,
  ring,
  round,
  sambuk,
  sea,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

/** A theme park's festival: the Ferris wheel is a helm, and its gondolas are boats. */
export function awardWinning(): Svg {
  const [x, y, radius] = [200, 212, 142];
  const at = (index: number, distance: number) => {
    const angle = (index / 12) * 2 * Math.PI + 0.13;
    return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)] as const;
  };
  const spokes = times(12, (index) => {
    const [ax, ay] = at(index, 26);
    const [bx, by] = at(index, radius + 26);
    return line(`M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}`, palette.ink, index % 3 ? 2.4 : 6);
  });
  const boats = times(12, (index) => {
    const [bx, by] = at(index, radius);
    const colour = [palette.ember, palette.paper, palette.lagoon][index % 3] ?? palette.ember;
    return place(
      layers(
        line('M0 0V16', palette.ink, 2),
        fill('M-4 16L10 -8C16 0 17 10 14 16Z', colour === palette.paper ? palette.ember : palette.paper),
        fill('M-22 14C-12 20 12 20 22 14C20 26 12 32 4 32H-8C-16 30 -20 22 -22 14Z', colour),
      ),
      bx,
      by,
    );
  });
  const garland = times(13, (index) =>
    disc(
      -40 + index * 40,
      58 - 20 * Math.sin((index / 12) * Math.PI * 3) ** 2,
      5,
      index % 2 ? palette.sun : palette.paper,
    ),
  );
  return layers(
    sky('#B83F4C', palette.coral, 420, 380),
    sun(x, y, 116, palette.sun, palette.coral),
    rays(x, y, 24, 176, 640, '#C5505A', 0.5),
    line('M-60 60Q0 20 60 48T180 44T300 46T420 50', palette.ink, 1.6),
    garland,
    line(`M${x} ${y}L112 440M${x} ${y}L288 440`, palette.ink, 10),
    ring(x, y, radius, palette.ink, 7),
    ring(x, y, radius - 24, palette.ink, 2.4),
    spokes,
    boats,
    disc(x, y, 30, palette.ink),
    disc(x, y, 18, palette.sun),
    mark(x, y + 1, 20, palette.ink),
    palmTree(32, 446, 130, 0.12, palette.ink, 'fair'),
    palmTree(376, 452, 170, -0.12, palette.ink, 'fair two'),
    fill('M-700 432C0 420 200 436 1100 426V1200H-700Z', palette.ink),
    sea(446, ['#7C2C36', '#4B1F28', palette.night], { gap: 16 }),
    times(9, (index) =>
      layers(
        fill(
          `M${30 + index * 42} 448V${438 - (index % 3) * 3}C${30 + index * 42} 428 ${42 + index * 42} 428 ${42 + index * 42} ${438 - (index % 3) * 3}V448Z`,
          [palette.sun, palette.coral, palette.paper][index % 3] ?? palette.sun,
        ),
        disc(36 + index * 42, 426 - (index % 3) * 3, 4, palette.teak),
      ),
    ),
    sambuk(70, 478, 0.3, { mizzen: false, sail: palette.glow, reflection: palette.sun }),
  );
}
