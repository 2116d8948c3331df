import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  place,
  rectPath,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { boy, opened, type Stance } from './creative-boy.ts';
import { one } from './creative-crowd.ts';
import { canopy, cream, lilac, night, pale, panel, rain, red, violet, yellow } from './creative-umbrella.ts';

/** A frame, its origin at the middle of its upper edge. */
const [width, height] = [222, 500];
const whole = rectPath(-width / 2, 0, width, height);

const upright: Stance['legs'] = [
  [[-46, 450], [-48, 520]],
  [[46, 450], [48, 520]],
]; // prettier-ignore
const swung: Stance['legs'] = [
  [[-120, 430], [-190, 470]],
  [[-20, 452], [-90, 520]],
]; // prettier-ignore
const raised: Stance['arms'][1] = [[190, 110], [168, -40]]; // prettier-ignore

/** The boy, by his eyes and his size. */
const at = (stance: Stance, x: number, y: number, size: number, turn = 0): Svg =>
  place(boy(stance), x, y, turn, size);

const street = (colour: string): Svg => box(-width / 2, 452, width, 60, colour);
const shower = (name: string, colour: string, dry: (x: number, y: number) => boolean): Svg =>
  rain(`loop-${name}`, [-width / 2, 0, width, 450], colour, dry);

/** A part of the sky over which the roofs of a town stand. */
function roofs(): Svg {
  return layers(
    fill('M-120 430L-70 392L-20 430V510H-120Z', red) + fill('M-40 446L24 396L90 446V510H-40Z', violet),
    fill('M60 430L110 400V510H60Z', lilac),
    box(-6, 462, 22, 26, yellow) + box(-84, 450, 20, 24, cream),
  );
}

/** Six frames: the first drops, opening, dry, a gust, over the roofs, afloat. */
function frames(): readonly Svg[] {
  const held = (turn: number, wide: number): Svg => place(opened(wide), 168, -30, turn, 1);
  const boat = layers(
    line('M62 -250V60', violet, 8),
    place(one('child', 0, 0, 1, 'right', 0.2), -16, -128, 0, 0.5),
    place(fill(canopy, red) + fill(panel, cream), 0, 0, 0, 1.72, -1.9),
  );
  return [
    layers(
      box(-111, 0, width, height, pale) + shower('first', lilac, (x, y) => y > 120 || Math.abs(x) < 30) + street(lilac),
      at({ arms: [[[-180, 250], [-120, 330]], [[200, 160], [226, 60]]], legs: upright, pitch: 0.6 }, -8, 232, 0.36),
      line('M-50 342V452', violet, 5) + fill('M-61 350L-39 350L-50 448Z', red),
    ),
    layers(
      box(-111, 0, width, height, yellow) + shower('opens', violet, (x, y) => y > 150 && Math.abs(x) < 96) + street(violet),
      at({ arms: [[[-150, 270], [-100, 360]], raised], legs: upright, pitch: 0.5, held: held(0, 0.3) }, -40, 232, 0.36),
    ),
    layers(
      box(-111, 0, width, height, lilac) + shower('dry', pale, (x, y) => y > 60 && Math.abs(x - 8) < 104) + street(violet),
      at({ arms: [[[-150, 270], [-100, 360]], raised], legs: upright, pitch: 0.1, held: held(0, 1) }, -46, 232, 0.36),
    ),
    layers(
      box(-111, 0, width, height, pale) + street(violet),
      line('M-120 96q70 -40 120 -14t120 -30M-120 330q60 -30 90 -10M-120 384q90 -40 130 -8t110 -20', cream, 5),
      at({ arms: [[[-170, 120], [-60, 40]], raised], legs: swung, pitch: 0.6, held: held(8, 0.9) }, -40, 236, 0.34, 12),
    ),
    layers(
      box(-111, 0, width, height, yellow) + roofs(),
      line('M-100 120q40 -20 70 -2M40 300q30 -16 60 0', cream, 5),
      at({ arms: [[[-190, 260], [-230, 180]], raised], legs: swung, pitch: 0.3, held: held(-6, 1) }, -14, 196, 0.27, -8),
    ),
    layers(
      box(-111, 0, width, height, pale) + disc(60, 90, 40, yellow),
      place(boat, 0, 330, -5),
      fill('M-111 396q28 -20 56 0t56 0t56 0t56 0V510H-111Z', lilac),
      line('M-90 420h60M10 446h80M-60 474h70', pale, 5),
    ),
  ]; // prettier-ignore
}

/** Strips of film with so many frames each, below each other. */
export function loop(across: number, columns: number): Svg {
  const pitch = (across - 40) / columns;
  const size = (pitch - 8) / width;
  const strip = height * size + 96;
  const all = frames();
  return times(all.length / columns, (row) =>
    place(
      layers(
        box(0, 0, across, strip + 1, night),
        times(Math.floor(across / 50), (hole) => box(14 + hole * 50, 13, 24, 22, cream, 4) + box(14 + hole * 50, strip - 35, 24, 22, cream, 4)),
        all.slice(row * columns, (row + 1) * columns).map((frame, column) => place(clip(whole, frame), 20 + pitch * (column + 0.5), 48, 0, size)),
      ),
      0,
      row * strip,
    ),
  ); // prettier-ignore
}
