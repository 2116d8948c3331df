import {
  box,
  circlePath,
  disc,
  form,
  layers,
  line,
  palette,
  polygonPath,
  ring,
  silver,
  type Svg,
  times,
  turned,
} from '#artwork/draw/index.ts';

const hexagon = (radius: number) =>
  polygonPath(
    Array.from({ length: 6 }, (_, index) => {
      const angle = (index * Math.PI) / 3;
      return [
        Math.round(200 + radius * Math.cos(angle)),
        Math.round(250 + radius * Math.sin(angle)),
      ] as const;
    }),
  );

/** Technical: a spanner on a nut, adding a bolt to a plate. */
export function technical(): Svg {
  const bolt = (x: number, y: number) =>
    layers(
      disc(x + 4, y + 6, 27, palette.abyss),
      disc(x, y, 26, palette.shoal),
      line(`M${x - 12} ${y + 7}L${x + 12} ${y - 7}`, palette.abyss, 6),
    );
  const spanner = layers(
    form(
      'M262 176H560V324H262L200 372C150 372 84 336 72 284L150 314H236L268 250L236 186H150L72 216C84 164 150 128 200 128Z',
      silver[1],
      silver[3],
      300,
      330,
      -90,
      110,
    ),
    line('M300 200H560', silver[0], 7),
    line('M320 250H560', silver[2], 26),
  );
  return layers(
    box(-112, 0, 625, 500, palette.deep),
    times(3, (row) => box(-112, 118 + row * 132, 625, 3, palette.tide)),
    form(circlePath(200, 250, 206), palette.lagoon, palette.tide, 200, 460, -90, 230),
    times(8, (index) => {
      const angle = (index / 8) * 2 * Math.PI + 0.39;
      return bolt(Math.round(200 + 168 * Math.cos(angle)), Math.round(250 + 168 * Math.sin(angle)));
    }),
    turned(spanner, 24, 200, 250),
    form(hexagon(82), palette.sun, palette.ember, 200, 340, -90, 130),
    disc(200, 250, 42, palette.ink),
    ring(200, 250, 30, palette.slate, 3),
    ring(200, 250, 18, palette.slate, 3),
  );
}
