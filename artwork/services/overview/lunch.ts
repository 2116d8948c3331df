import {
  box,
  disc,
  ellipsePath,
  fill,
  layers,
  line,
  palette as c,
  place,
  round,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { roundNeck, shirt } from '#artwork/portraits/dress.ts';
import { arm, sit, skinOf, teaGlass } from '#artwork/scenes/kit.ts';
import { condensed } from '#artwork/stories/lettering.ts';

const [white, steel, leaf] = ['#FBF6EE', '#B9C0C4', '#3E8E4F'];

/** A meal on a leaf, seen from the side. */
function meal(x: number, y: number): Svg {
  return layers(
    fill(`M${x - 78} ${y}Q${x} ${y - 22} ${x + 78} ${y}Q${x} ${y + 16} ${x - 78} ${y}Z`, leaf),
    fill(`M${x - 40} ${y - 3}C${x - 30} ${y - 44} ${x + 26} ${y - 44} ${x + 34} ${y - 3}Z`, white),
    fill(`M${x - 14} ${y - 30}C${x - 4} ${y - 40} ${x + 14} ${y - 36} ${x + 20} ${y - 24}Q${x + 4} ${y - 16} ${x - 14} ${y - 30}Z`, c.turmeric),
    disc(x + 50, y - 7, 10, c.laterite) + disc(x - 54, y - 6, 8, c.paddy),
  ); // prettier-ignore
}

/** A clapperboard that stands on the table, with its words. */
async function board(): Promise<Svg> {
  const [word, take] = await Promise.all([condensed('lunch', 34), condensed('take 13', 15)]);
  const stripes = (y: number): Svg => times(5, (at) => fill(`M${4 + at * 30} ${y}h15l-11 20h-15Z`, white));
  return layers(
    box(0, -96, 146, 96, c.night, 6),
    box(0, -96, 146, 20, c.night) + stripes(-96),
    place(box(0, -20, 146, 20, c.night, 3) + stripes(-20), 2, -98, -17),
    word.at(73 - word.width / 2, -32, white),
    take.at(73 - take.width / 2, -8, c.sun),
  );
}

/** Three of a crew at lunch, the table's edge at 0 and as deep as given; one still holds the microphone up. */
export async function crew(depth: number): Promise<Svg> {
  const size = 0.57;
  const eyes = -158;
  const someone = (
    slug: string,
    x: number,
    facing: 'left' | 'right',
    dress: ReturnType<typeof shirt>,
    pitch = 0,
  ): Svg =>
    sit(slug, {
      x,
      y: eyes,
      scale: size,
      facing,
      sun: 'right',
      yaw: 0.4,
      pitch,
      change: { dress, features: { smile: 1, teeth: true } },
    });
  const sound = [612, eyes] as const;
  return layers(
    someone('mini-thomas', 206, 'right', roundNeck({ lit: c.lagoon, shade: c.tide })),
    someone('yusuf-abdi', 404, 'right', shirt({ lit: white, shade: '#D6CAB4', trim: '#B9AC92' }, 214)),
    someone('kiran-das', sound[0], 'left', roundNeck({ lit: '#3A4A86', shade: c.navy }), 0.6),
    // Headphones, and the pole with the microphone in its fur over everybody's plates.
    place(line('M-66 12C-84 -132 84 -132 66 8', c.night, 13) + fill(ellipsePath(-66, 22, 17, 27), c.ember) + fill(ellipsePath(66, 18, 12, 24), c.brick), ...sound, 0, size),
    line('M764 -172L440 -298', c.night, 8),
    place(fill(ellipsePath(0, 0, 62, 24), '#6B6F7A') + line(times(13, (at) => `M${-54 + at * 9} ${round(16 - Math.abs(at - 6))}l-4 13`), '#6B6F7A', 5), 424, -298, -6),
    arm([690, 0], [738, -20], [722, -166], 20, '#3A4A86', skinOf('kiran-das'), { bare: 0.6, curl: 0.9, turn: -95 }),
    arm([478, -10], [520, 26], [446, -90], 19, white, skinOf('yusuf-abdi'), { bare: 0.5, curl: 0.9, turn: -155 }),
    disc(430, -106, 11, white) + disc(434, -110, 4, c.turmeric),
    arm([266, -8], [312, 18], [296, -92], 18, c.lagoon, skinOf('mini-thomas'), { bare: 0.5, curl: 0.9, turn: -110 }),
    teaGlass(290, -90, 42, '#B5713F', '#F0D3A4'),
    box(-20, 0, 820, depth, c.laterite) + box(-20, 0, 820, 14, c.ember),
    times(14, (at) => fill(`M${at * 60 - 20} 14h60l-30 34Z`, c.ember)),
    meal(240, 2) + meal(420, 2) + meal(620, 2),
    teaGlass(516, 0, 36, '#B5713F', '#F0D3A4'),
    [0, 1, 2].map((at) => box(714, -24 - at * 24, 52, 23, at % 2 ? '#D5DADC' : steel, 4)),
    line('M708 -2V-84Q740 -112 772 -84V-2', steel, 5),
    place(await board(), 32, 0, 0, 0.92),
  ); // prettier-ignore
}
