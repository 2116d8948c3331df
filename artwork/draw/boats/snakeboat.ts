import { disc, fill, line, round, times, type Svg } from '../svg.ts';
import { afloat, livery, type Look } from './vessel.ts';

/** The chundan vallam of the Kerala races: 320 units long, one row of paddlers, a stern that rears up. */
export function snakeBoat(x: number, y: number, scale: number, look: Look = {}, rowers = 16): Svg {
  const dress = livery(look);
  const hull =
    'M-160 -6C-96 4 60 6 112 -2C142 -9 156 -36 158 -72C163 -78 170 -72 170 -64C168 -26 158 4 134 13H-122C-142 9 -156 2 -160 -6Z';
  const crew = times(rowers, (index) => {
    const at = round(-124 + (index * 216) / (rowers - 1));
    return (
      line(`M${at + 8} -14L${at - 16} 16`, dress.spar, 2.2) +
      fill(
        `M${at - 4} 0C${at - 5} -14 ${at + 2} -21 ${at + 7} -19C${at + 13} -15 ${at + 10} -6 ${at + 9} 0Z`,
        dress.sail,
      ) +
      disc(at + 1, -24, 4.2, dress.spar)
    );
  });
  const umbrella =
    line('M122 -4L126 -58', dress.spar, 1.8) +
    fill('M104 -54C108 -72 146 -74 150 -56C140 -60 132 -58 127 -55C120 -59 112 -58 104 -54Z', dress.trim);
  const body =
    crew +
    umbrella +
    fill(hull, dress.hull) +
    line('M-150 -1C-96 9 60 10 116 4C144 -2 160 -30 163 -62', dress.trim, 2) +
    disc(164, -70, 4, dress.trim);
  return afloat(body, x, y, scale, dress, 240);
}
