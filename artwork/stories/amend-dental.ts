import { box, disc, fill, layers, line, roundedPath, times, type Svg } from '#artwork/draw/index.ts';
import { sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { paper, mark, ink } = worlds['amend-dental'];

/** From inside: teeth above and below, and a dentist who has taken off the mask. */
function mouth(): Svg {
  return layers(
    box(0, 0, 900, 680, ink),
    fill('M450 40C740 40 860 190 860 340S740 640 450 640S40 490 40 340S160 40 450 40Z', '#bfe6f2'),
    fill('M330 640C330 470 380 420 450 420S570 470 570 640Z', '#ffffff'),
    disc(450, 320, 92, '#a95a2c'),
    fill('M358 300C350 200 550 200 542 300C500 262 400 262 358 300Z', ink),
    disc(418, 322, 8, ink) + disc(484, 322, 8, ink),
    line('M414 360Q450 396 488 360', '#ffffff', 11),
    line('M572 520L650 380', '#ffffff', 46),
    disc(660, 360, 30, '#a95a2c'),
    fill('M0 0H900V150C760 60 140 60 0 150Z', '#e58a9d'),
    fill('M0 680H900V540C760 640 140 640 0 540Z', mark),
    times(8, (index) => {
      const [x, drop] = [62 + index * 98, 26 + Math.sin((index / 7) * Math.PI) * -26];
      return (
        fill(roundedPath(x, 84 + drop, 88, 112, 30), paper) +
        fill(roundedPath(x + 4, 520 - drop, 82, 98, 28), paper)
      );
    }),
  );
}

export const amendDental = [sheet('amend-mouth', 900, 680, mouth())];
