import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  palette,
  place,
  rectPath,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed, plain, say } from '#artwork/stories/lettering.ts';
import { frame, loaf } from '#artwork/stories/production.ts';
import { worlds } from '#artwork/posters/works/worlds.ts';

const [wide, high] = [640, 300];
const [glow, dark] = ['#ffd59a', '#35201c'];

/** The shutter goes up, and the kitchen's light falls on the street. */
const shutter = layers(
  box(0, 0, wide, high, '#1b2b3d'),
  box(120, 0, 400, high, glow),
  box(120, 0, 400, 130, '#5d7284'),
  times(8, (slat) => box(120, slat * 17 + 12, 400, 3, '#3f5364')),
  box(120, 124, 400, 9, palette.ink),
  fill('M120 262H520L600 300H40Z', palette.sun),
  fill('M236 262V196C236 150 300 150 300 196V262Z', dark) + disc(268, 152, 20, dark),
  line('M250 172L232 128M286 172L304 128', dark, 11),
);

const bread = layers(
  box(0, 0, wide, high, dark),
  box(0, 240, wide, 60, palette.ink),
  times(3, (index) => place(loaf, 118 + index * 202, 240, 0, 1.12)),
  times(5, (index) => line(`M${70 + index * 124} 96c-24 -30 24 -40 0 -76`, glow, 7, 'opacity=".5"')),
);

const kettle = layers(
  box(0, 0, wide, high, palette.sun),
  fill('M190 300C150 170 220 120 320 120S490 170 450 300Z', '#4f4a52') + box(250, 102, 140, 22, '#3a363d'),
  disc(320, 92, 14, '#3a363d') + line('M200 210L96 150', '#4f4a52', 34),
  line('M420 150C520 60 560 190 470 240', '#3a363d', 18),
  times(3, (index) => line(`M${86 - index * 22} 120c-34 -40 34 -60 0 -110`, '#fff6e5', 10, 'opacity=".85"')),
);

/** Film frames, `across` in a row, each above its name and time. */
async function frames(
  across: number,
  shots: readonly (readonly [shot: Svg, name: string, time: string])[],
): Promise<Svg> {
  const drawn = await Promise.all(
    shots.map(async ([shot, name, time], index) =>
      place(
        layers(
          box(0, 0, wide, high + 60, '#0e0e12'),
          clip(rectPath(0, 0, wide, high), shot),
          await say(name, [20, high + 39], '#f5efe6', 19, { face: plain }),
          await say(time, [wide - 20, high + 42], palette.sun, 26, { face: condensed, from: 1 }),
        ),
        (index % across) * (wide + 16),
        Math.floor(index / across) * (high + 76),
      ),
    ),
  );
  return layers(...drawn);
}

/** Four frames of a restaurant's film, in order. */
export const film = (): Promise<Svg> =>
  frames(2, [
    [shutter, 'The shutter', '0:02'],
    [bread, 'First bread', '0:09'],
    [kettle, 'The kettle', '0:17'],
    [place(frame, -110, -10, 0, 0.52), 'The pour', '0:26'],
  ]);

const { ground, paper, mark } = worlds.edavapathi;
const drops = (top: number): Svg =>
  times(30, (index) => {
    const [x, y] = [(index * 97) % wide, (index * 53) % top];
    return (
      line(`M${x} ${y}l-8 34`, paper, 4) +
      (index % 2 ? '' : line(`M${x - 24} ${top - 4}l-12 -16M${x - 2} ${top - 4}l12 -16`, paper, 3))
    );
  });

/** Rain on a roof that starts at y = 150. */
const roof = (sky: string, tiles: Svg): Svg => layers(box(0, 0, wide, high, sky), drops(150), tiles);

/** Three roofs from a festival's trailer, each with a different sound. */
export const trailer = (): Promise<Svg> =>
  frames(1, [
    [
      roof(
        ground,
        times(20, (rib) => box(rib * 32, 150, 32, 150, rib % 2 ? '#6f8794' : '#8fa7b3')),
      ),
      'Tin',
      '0:04',
    ],
    [
      roof(
        '#3a1222',
        times(52, (tile) =>
          fill(
            `M${(tile % 13) * 52 - 26 + (Math.floor(tile / 13) % 2) * 26} ${150 + Math.floor(tile / 13) * 38}h48v26q-24 26 -48 0Z`,
            tile % 3 ? '#c4512d' : '#a8401f',
          ),
        ),
      ),
      'Clay tiles',
      '0:11',
    ],
    [
      roof(
        '#22112b',
        fill('M60 300C80 100 560 100 580 300Z', mark) +
          line('M320 148V300M320 148C230 170 190 230 180 300M320 148C410 170 450 230 460 300', ground, 5),
      ),
      'An umbrella',
      '0:19',
    ],
  ]);
