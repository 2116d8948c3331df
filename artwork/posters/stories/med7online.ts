import { box, fill, layers, line, roundedPath, times, turned, type Svg } from '#artwork/draw/index.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds.med7online;

function pill(x: number, y: number): Svg {
  return layers(
    fill(roundedPath(x - 44, y - 24, 88, 48, 24), mark),
    fill(`M${x} ${y - 24}h20q24 0 24 24t-24 24h-20Z`, '#ffffff'),
    line(`M${x - 28} ${y - 10}h18`, '#ffd3c8', 5),
  );
}

/** Med7online: a strip of ten tablets from above; one is already missing. */
export function med7online(): Svg {
  const strip = layers(
    fill(roundedPath(78, 18, 260, 470, 22), '#00463d'),
    fill(roundedPath(66, 4, 260, 470, 22), paper),
    times(10, (index) => {
      const [x, y] = [134 + (index % 2) * 124, 56 + Math.floor(index / 2) * 90];
      return index === 7
        ? layers(
            fill(roundedPath(x - 50, y - 30, 100, 60, 30), ink),
            fill(`M${x - 50} ${y}l24 -34 14 22 18 -22 12 26 26 -16 -10 30Z`, '#c9ddd5'),
          )
        : layers(fill(roundedPath(x - 50, y - 30, 100, 60, 30), '#cfe6dc'), pill(x, y));
    }),
    line('M66 101H326M66 191H326M66 281H326M66 371H326', '#b5d2c6', 2, 'stroke-dasharray="2 8"'),
  );
  return layers(
    box(-700, -300, 1900, 1500, ground),
    turned(strip, 14, 200, 250),
    turned(pill(350, 436), -24, 350, 436),
  );
}
