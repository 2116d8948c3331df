import {
  box,
  circlePath,
  clip,
  disc,
  fill,
  form,
  layers,
  palette,
  type Path,
  place,
  polygonPath,
  ring,
  roundedPath,
  sambuk,
  sea,
  shade,
  sky,
  stars,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

const step = 0.001;

/** Centre line of the film: one long swell. */
function crest(t: number): readonly [number, number] {
  const x = -780 + t * 1980;
  return [x, 404 + 38 * Math.sin(x / 92 + 0.6)];
}

/** Point and slope (degrees) of the film at `t`. */
function along(t: number): { x: number; y: number; turn: number } {
  const [x, y] = crest(t);
  const [nextX, nextY] = crest(t + step);
  return { x, y, turn: (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI };
}

/** The film as a band between two distances from its centre line. */
function band(from: number, to: number): Path {
  const edge = (offset: number) =>
    Array.from({ length: 221 }, (_, index) => {
      const { x, y, turn } = along(index / 220);
      const angle = (turn * Math.PI) / 180;
      return [x - Math.sin(angle) * offset, y + Math.cos(angle) * offset] as const;
    });
  return polygonPath([...edge(from), ...edge(to).reverse()]);
}

const skies = [palette.ember, palette.sun, palette.aqua, palette.coral, palette.glow, palette.rose];
const suns = [palette.glow, palette.ember, palette.paper, palette.glow, palette.ember, palette.sun];
const seas = [palette.clay, palette.tide, palette.lagoon, palette.clay, palette.tide, palette.navy];

function frame(index: number): Svg {
  const { x, y, turn } = along(0.014 + index * 0.0436);
  const kind = index % 6;
  const window = roundedPath(-38, -24, 76, 48, 3);
  const scene = layers(
    box(-40, -26, 80, 52, skies[kind] ?? palette.sun),
    disc(-18 + kind * 7, -4, 12, suns[kind] ?? palette.glow),
    box(-40, 8, 80, 20, seas[kind] ?? palette.tide),
    sambuk(6 + (kind % 3) * 4, 12, 0.24, { mizzen: false }),
  );
  return place(clip(window, scene), x, y, turn);
}

/** Production: the reel is the sun, the film is the wave. */
export function production(): Svg {
  const reel = circlePath(206, 206, 136);
  const hole = (index: number) => {
    const angle = (index / 6) * 2 * Math.PI + 0.26;
    return disc(206 + 82 * Math.cos(angle), 206 + 82 * Math.sin(angle), 27, palette.navy);
  };
  const perforation = (index: number) => {
    const { x, y, turn } = along(index / 162);
    return place(box(-3, -36, 7, 8, palette.sand, 1.5) + box(-3, 28, 7, 8, palette.sand, 1.5), x, y, turn);
  };
  return layers(
    sky(palette.navy, palette.night, 60),
    stars(90, 250, palette.glow, 'reel'),
    disc(206, 206, 172, palette.plum),
    shade(circlePath(206, 206, 172), { colour: palette.navy, x: 206, y: 40, angle: 90, length: 240 }),
    form(reel, palette.sun, palette.ember, 206, 352, -90, 230),
    times(6, hole),
    disc(206, 206, 17, palette.navy),
    disc(206, 206, 6, palette.sun),
    ring(206, 206, 127, palette.ember, 3),
    sea(330, [palette.lagoon, '#0E5766', palette.tide, '#092535', palette.night], { gap: 26, phase: 60 }),
    sambuk(48, 352, 0.2, { mizzen: false, flip: true }),
    sambuk(-190, 350, 0.26, { mizzen: true, reflection: palette.glow }),
    fill(band(-40, 40), palette.ink),
    times(162, perforation),
    times(23, frame),
  );
}
