import {
  box,
  button,
  cards,
  cloud,
  crown,
  dune,
  fill,
  form,
  layers,
  line,
  palette,
  phone,
  place,
  sambuk,
  sky,
  sun,
  type Svg,
  text,
  times,
} from '#artwork/draw/index.ts';

/** A date farm's shop: the palm has taken root in the phone. */
export function dateFarm(): Svg {
  const fruit = (x: number, y: number) =>
    layers(
      line(`M${x} ${y - 40}L${x} ${y}`, palette.turmeric, 3),
      times(14, (index) => {
        const row = Math.floor(index / 4);
        return place(
          form(
            'M0 -8C7 -8 7 8 0 8C-7 8 -7 -8 0 -8Z',
            index % 3 ? palette.brick : palette.ember,
            palette.umber,
            6,
            4,
            200,
            9,
          ),
          x - 15 + (index % 4) * 10 + (row % 2) * 5,
          y + row * 13,
          0,
          0.95,
        );
      }),
    );
  const page = layers(
    box(130, 190, 150, 120, palette.glow),
    dune(292, 230, 262, palette.sun, palette.turmeric, 50),
    box(130, 306, 150, 160, palette.paper),
    text(150, 322, 100, [0.9, 0.6], palette.ink, 8, 1.7),
    text(150, 356, 100, [1, 0.9], palette.rope, 4, 2),
    cards(150, 380, 100, 38, [palette.brick, palette.turmeric, palette.palm], 8),
    button(150, 430, 64, 20, palette.ember),
  );
  return layers(
    sky('#EFB36E', palette.sand, 430),
    sun(316, 120, 54, palette.ember, palette.sun),
    cloud(60, 200, 150, palette.sand, 7),
    dune(396, 70, 350, '#E08A4C', palette.clay, 100),
    phone(128, 178, 144, 300, page),
    fill('M190 178C194 140 188 108 192 78H212C210 108 214 140 214 178Z', palette.teak),
    times(6, (index) => line(`M191 ${164 - index * 14}L214 ${158 - index * 14}`, palette.umber, 3)),
    crown(202, 84, 320, palette.forest, 'rutab', 11),
    fruit(166, 132),
    fruit(238, 138),
    dune(470, 316, 430, palette.ember, palette.clay, 110),
    fill('M-700 486C-200 470 100 476 300 490H1100V1200H-700Z', palette.clay),
    sambuk(54, 366, 0.24, { mizzen: false }),
  );
}
