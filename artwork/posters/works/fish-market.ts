import { box, disc, fill, layers, line, place, times, type Svg } from '#artwork/draw/index.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark } = worlds.mathi;

/** A sardine from above, 60 units wide, nose at the top of the picture. */
function sardine(): Svg {
  const back = 'M0 -14C42 60 42 240 14 424L44 520H0Z';
  return layers(
    fill('M0 -14C42 60 42 240 14 424L44 520H-44L-14 424C-42 240 -42 60 0 -14Z', paper),
    fill(back, ground),
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
}

const one = '<use href="#sardine"/>';

/** mathi: the morning's sardines packed head to tail, seen from above. */
export function fishMarket(): Svg {
  return layers(
    `<defs><g id="sardine">${sardine()}</g></defs>`,
    box(-700, -300, 1900, 1500, mark),
    times(17, (index) =>
      index % 2 ? place(one, -336 + index * 67, 500, 0, 1, -1) : place(one, -336 + index * 67, 0),
    ),
  );
}
