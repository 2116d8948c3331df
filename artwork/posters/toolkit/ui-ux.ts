import {
  box,
  clip,
  disc,
  fill,
  form,
  layers,
  line,
  palette,
  place,
  roundedPath,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

/** UI/UX: a screen on the drawing board, a set square along its column, the pencil on the line. */
export function uiUx(): Svg {
  const screen = roundedPath(96, -40, 230, 460, 30);
  const square = 'M-70 470L-70 90L330 470ZM-22 422L140 422L-22 268Z';
  return layers(
    box(-112, 0, 625, 500, '#1F5F8B'),
    times(16, (column) => box(-112 + column * 42, 0, 1.5, 500, '#3B7BA6')),
    times(12, (row) => box(-112, row * 42, 625, 1.5, '#3B7BA6')),
    clip(
      screen,
      layers(
        box(96, -40, 230, 460, palette.paper),
        box(96, -40, 230, 150, palette.sun),
        box(206, 22, 96, 20, palette.ink),
        box(236, 54, 66, 20, palette.ink),
        times(4, (row) => box(302 - (182 - row * 18), 136 + row * 24, 182 - row * 18, 9, '#B9A98A')),
        box(120, 250, 84, 84, palette.aqua),
        box(218, 250, 84, 84, palette.coral),
        box(120, 352, 182, 40, palette.laterite, 20),
      ),
    ),
    fill(square, '#FFE0A6', 'fill-rule="evenodd" opacity=".88"'),
    times(9, (tick) => box(-70, 150 + tick * 34, tick % 2 ? 14 : 24, 3, palette.clay)),
    line('M-70 90L150 299', palette.clay, 3),
    line('M150 299L392 529', palette.laterite, 5),
    place(
      layers(
        form('M-24 -330H24V-66H-24Z', palette.ember, palette.clay, 26, -160, 180, 34),
        box(-8, -330, 7, 264, palette.coral),
        fill('M-24 -66H24L0 0Z', palette.blush),
        fill('M-8 -22H8L0 0Z', palette.ink),
      ),
      214,
      360,
      38,
    ),
    disc(214, 360, 5, palette.ink),
  );
}
