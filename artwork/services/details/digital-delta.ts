import { box, disc, fill, layers, line, palette, place, round, type Svg } from '#artwork/draw/index.ts';
import { finger } from '#artwork/portraits/clients/ink.ts';
import { skins } from '#artwork/portraits/tones.ts';
import { condensed } from '#artwork/stories/lettering.ts';
import { forearm } from '../overview/hands.ts';

const colours = ['#F7D774', '#EE8A63', '#8FD0C9', '#FBF6EE', '#5FA8A6', '#E0A86B'];
/** The outer ones lie below the inner ones. */
const order = [0, 5, 1, 4, 2, 3];

const skin = skins.brown;

/** The arm from the right and the hand behind what it holds, around the origin. */
const behind = layers(
  place(
    forearm(skin, { lit: palette.ember, shade: palette.brick, cuff: palette.paper }, 640, 40),
    196, 12, 13, -2.1, 2.1,
  ),
  fill('M60 -96C120 -104 164 -66 222 -39V78C176 106 120 112 60 100Z', skin.lit),
  fill('M60 58C120 70 176 38 222 50V78C176 106 120 112 60 100Z', skin.shade),
); // prettier-ignore

/** The fingers that close over it, and the thumb. */
const before = layers(
  [3, 2, 1, 0].map((index) => {
    const [y, tip] = [-58 + index * 44, [58, 74, 66, 40][index] ?? 0];
    return finger(`M-104 ${y + 6}Q-30 ${y - 10} ${tip} ${y + 2}`, skin, 46);
  }),
  [0, 1, 2, 3].map((index) => {
    const [y, tip] = [-58 + index * 44, [58, 74, 66, 40][index] ?? 0];
    return fill(`M${tip - 8} ${y - 9}h16a11 11 0 0 1 0 21h-16Z`, '#F6DCC4');
  }),
  finger('M158 -40Q96 -122 -6 -104', skin, 50) + disc(160, -36, 27, skin.lit),
  fill('M-2 -116h-16a12 12 0 0 0 0 23l16 1Z', '#F6DCC4'),
  line('M112 -50Q126 -34 126 -14', skin.line, 3.4),
);

/** Six labelled rivers from above that join into one; `held`: one hand takes them together. */
export async function delta(width: number, height: number, held = false): Promise<Svg> {
  const tall = width < 1000;
  const [broad, cap] = tall ? [56, 34] : [54, 40];
  const [first, step] = tall ? [68, 129] : [130, 236];
  const names = await Promise.all(
    ['search', 'paid', 'social', 'content', 'film', 'chat'].map((name) => condensed(name, cap)),
  );
  const [from, meet] = tall ? [150, height * 0.72] : [106, height * (held ? 0.68 : 0.8)];
  const apart = held ? 30 : broad - 1;
  const river = (index: number): string => {
    const [x, end] = [first + index * step, width / 2 + (index - 2.5) * apart];
    const over = round(from + (meet - from) * 0.62);
    return `M${x} ${from}C${x} ${over} ${round(end)} ${round(from + (meet - from) * 0.42)} ${round(end)} ${round(meet)}V${height + 20}`;
  };
  const at = [width / 2, meet + (tall ? 40 : 18)] as const;
  return layers(
    box(0, 0, width, height, '#123C69'),
    held ? place(behind, ...at) : '',
    order.map((index) =>
      fill(
        `M${first + index * step - broad / 2} ${from + 2}a${broad / 2} ${broad / 2} 0 0 1 ${broad} 0Z`,
        colours[index] ?? '#FBF6EE',
      ),
    ),
    order.map(
      (index) => `<path d="${river(index)}" fill="none" stroke="${colours[index]}" stroke-width="${broad}"/>`,
    ),
    held ? place(before, ...at) : '',
    names.map((name, index) => {
      const x = Math.min(Math.max(first + index * step - name.width / 2, 40), width - 40 - name.width);
      return name.at(round(x), tall ? 60 + (index % 2) * 48 : 76, colours[index] ?? '#FBF6EE');
    }),
  );
}
