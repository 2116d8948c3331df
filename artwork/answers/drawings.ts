import {
  box,
  circlePath,
  disc,
  fill,
  layers,
  line,
  palette,
  place,
  ring,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { plain } from '#artwork/stories/lettering.ts';

const ground = (colour: string): Svg => box(-200, -200, 800, 800, colour);

/** Three pages that were taken down. */
export function failed(): Svg {
  const page = layers(
    box(-78, -112, 156, 224, palette.paper),
    box(-58, -90, 82, 20, palette.ink),
    times(4, (row) => box(-58, -50 + row * 25, 116 - row * 18, 9, '#b9a98a')),
    line('M-52 58 52 96M52 58-52 96', palette.laterite, 13),
  );
  return layers(
    ground('#f2b8a6'),
    box(-200, 300, 800, 300, palette.clay),
    place(page, 70, 196, -13, 0.94),
    place(page, 332, 186, 11, 0.94),
    place(page, 200, 220, -2, 1.12),
    disc(52, 102, 10, palette.tide),
    disc(350, 92, 10, palette.tide),
    disc(198, 108, 11, palette.sun),
  );
}

/** A key on its ring, with a tag. */
export function key(): Svg {
  const bow = `${circlePath(-96, 0, 84)}${circlePath(-112, 0, 34)}`;
  const tag = layers(
    fill('M0 -16 46 30V150H-46V30Z', palette.paper),
    ring(0, 20, 9, palette.palm, 6),
    box(-26, 62, 52, 9, palette.ink),
    box(-26, 84, 36, 9, '#b9a98a'),
    box(-26, 106, 44, 9, '#b9a98a'),
  );
  const iron = layers(
    ring(-160, 44, 62, palette.mist, 9),
    fill('M-24 -17H236A17 17 0 0 1 236 17H-24Z', palette.sun),
    fill('M136 10H222V92H196V64H180V92H136V66H152V48H136Z', palette.sun),
    fill(bow, palette.sun, 'fill-rule="evenodd"'),
    box(-14, -30, 20, 60, palette.turmeric),
    box(20, -25, 10, 50, palette.turmeric),
    line('M-158 -34A70 70 0 0 1 -52 -54', palette.glow, 9),
  );
  return layers(
    ground(palette.palm),
    place(iron, 172, 190, -34),
    place(tag, 78, 326, 14),
    place(line('M-30 -30A62 62 0 0 1 24 -10', palette.mist, 9), 96, 330, 6),
  );
}

/** A door that stands open. */
export function door(): Svg {
  return layers(
    ground(palette.plum),
    box(-200, 340, 800, 260, palette.night),
    box(102, 10, 196, 330, palette.sun),
    fill('M102 340H298L696 600H-123Z', palette.turmeric),
    fill('M102 10 218 54V396L102 340Z', palette.ember),
    fill('M122 48 198 76V184L122 162ZM122 196 198 216V340L122 308Z', palette.laterite),
    disc(203, 232, 10, palette.paper),
    box(86, -6, 16, 346, palette.paper),
    box(298, -6, 16, 346, palette.paper),
    box(86, -6, 228, 16, palette.paper),
  );
}

/** A working week of eight hours a day, and the two that a client is asked for: half an hour of them by phone. */
export async function hours(): Promise<Svg> {
  const names = await Promise.all(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((name) => plain(name, 13)));
  const left = (day: number, hour: number): number => 40 + day * 276 + hour * 32;
  return layers(
    box(0, 0, 1440, 260, palette.ink),
    times(40, (i) => box(left(Math.floor(i / 8), i % 8), 20, 28, 176, palette.navy)),
    box(left(0, 1), 108, 28, 88, palette.ember),
    box(left(1, 3), 20, 28, 176, palette.sun),
    box(left(3, 5), 108, 28, 88, palette.sun),
    names.map((name, day) => name.at(left(day, 0), 230, palette.rope)),
  );
}
