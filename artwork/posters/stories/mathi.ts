import {
  box,
  disc,
  fill,
  layers,
  line,
  place,
  rectPath,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark } = worlds.mathi;

/** The outline of a sardine from above, 60 wide and 534 long, its nose at the top. */
export const outline = 'M0 -14C42 60 42 240 14 424L44 520H-44L-14 424C-42 240 -42 60 0 -14Z';

/** A sardine from above. */
export const sardine: Svg = layers(
  fill(outline, paper),
  fill('M0 -14C42 60 42 240 14 424L44 520H0Z', ground),
  disc(-13, 46, 5, ground),
  disc(13, 46, 5, paper),
  line('M-27 88Q0 116 27 88', mark, 3.5),
  times(11, (row) => {
    const reach = 27 - row * 1.3;
    const half = (reach / 2).toFixed(1);
    return line(
      `M${-reach} ${134 + row * 24}q${Number(half) / 2} 9 ${half} 0t${half} 0`,
      row % 2 ? ground : mark,
      2.4,
    );
  }),
);

const [left, pitch, size] = [40, 88, 1.3];

/** The morning's sardines packed head to tail, seen from above; the first two are sold. */
function shoal(edge: number, count: number): Svg {
  const packed = rectPath(edge, -300, 1200 - edge, 1500);
  return layers(
    `<defs><g id="sardine">${sardine}</g></defs>`,
    box(-700, -300, 1900, 1500, ground),
    fill(packed, mark),
    shade(packed, { colour: '#d83c20', x: 520, y: 540, angle: -125, length: 420, reach: 900 }),
    times(count, (index) => {
      const one = index < 2 ? fill(outline, ground) : '<use href="#sardine"/>';
      const x = left + pitch * (index + 0.5);
      // Every second one head down.
      return index % 2 ? place(one, x, 484, 0, size, -size) : place(one, x, 16, 0, size);
    }),
  );
}

/** The same across a window, below its heading: heads, as far as the left edge. */
export function mathiWide(): Svg {
  const row = rectPath(-700, 348, 740, 700);
  return layers(
    shoal(left - 14, 6),
    fill(row, mark),
    shade(row, { colour: '#d83c20', x: -200, y: 560, angle: -90, length: 130, reach: 900 }),
    times(6, (index) =>
      place(
        index === 2 ? fill(outline, ground) : '<use href="#sardine"/>',
        left - pitch * (index + 0.5) - 14,
        392,
        0,
        size,
      ),
    ),
  );
}

/** mathi: four of them, whole, in the middle. */
export const mathi = (): Svg => place(shoal(-700, 4), -16, 0);
