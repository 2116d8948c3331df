import {
  box,
  disc,
  form,
  layers,
  line,
  palette,
  place,
  ring,
  roundedPath,
  silver,
  type Svg,
} from '#artwork/draw/index.ts';

/** A link of a chain, lying flat. */
function link(x: number, y: number, colour: string, dark: string): Svg {
  return place(
    layers(
      `<rect x="-92" y="-52" width="184" height="104" rx="52" fill="none" stroke="${dark}" stroke-width="42"/>`,
      `<rect x="-92" y="-52" width="184" height="104" rx="52" fill="none" stroke="${colour}" stroke-width="32"/>`,
      line('M-48 -58H48', palette.paper, 4, 'opacity=".7"'),
    ),
    x,
    y,
  );
}

/** Off-page: a shackle joins two chains. */
export function offPage(): Svg {
  const bow = 'M116 330V226C116 128 284 128 284 226V330H238V230C238 182 162 182 162 230V330Z';
  const joined = layers(
    link(66, 252, palette.laterite, palette.clay),
    link(334, 252, palette.tide, palette.abyss),
    link(-160, 252, palette.tide, palette.abyss),
    link(560, 252, palette.laterite, palette.clay),
    form(bow, silver[1], silver[3], 300, 300, 186, 90),
    line('M136 226C138 166 180 150 206 150', silver[0], 6),
    form(roundedPath(78, 318, 244, 52, 26), palette.ink, palette.slate, 80, 330, 20, 60),
    disc(330, 344, 40, palette.ink),
    ring(330, 344, 18, palette.sun, 7),
    line('M118 330H280', palette.slate, 4),
  );
  return box(-112, 0, 625, 500, palette.sun) + place(joined, -50, -58, 0, 1.25);
}
