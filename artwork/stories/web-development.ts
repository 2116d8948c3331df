import { box, disc, layers, line, times, type Svg } from '#artwork/draw/index.ts';
import { plain } from './lettering.ts';
import { sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['web-development'];

/** Nine old addresses and the nine that answer for them, laced like a shoe. */
async function addresses(width: number, side: number, size: number): Promise<Svg> {
  const [before, after] = await Promise.all(['/item?id=', '/shoes/'].map((text) => plain(text, size)));
  const [left, middle] = [side > 300 ? 40 : 14, width / 2];
  const order = [3, 0, 5, 1, 7, 2, 8, 4, 6];
  return layers(
    box(0, 0, width, 620, ink),
    box(0, 0, side, 620, ground),
    box(width - side, 0, side, 620, ground),
    times(9, (index) => {
      const y = 60 + index * 62;
      const to = 60 + (order[index] ?? 0) * 62;
      return layers(
        before?.at(left, y + 6, paper) ?? '',
        box(
          left + (before?.width ?? 0) + 8,
          y - 12,
          (side - 160) * (0.44 + ((index * 43) % 90) / 270),
          20,
          mark,
        ),
        line(
          `M${side - 20} ${y}C${middle} ${y} ${middle} ${to} ${width - side + 20} ${to}`,
          index % 3 ? paper : mark,
          7,
        ),
        disc(side - 20, y, 15, paper) + disc(side - 20, y, 7, ink),
        disc(width - side + 20, to, 15, paper) + disc(width - side + 20, to, 7, ink),
        after?.at(width - side + 50, y + 6, paper) ?? '',
        box(
          width - side + 58 + (after?.width ?? 0),
          y - 12,
          (side - 160) * (0.4 + ((index * 57) % 120) / 300),
          20,
          mark,
        ),
      );
    }),
  );
}

export const webDevelopment = [
  sheet('shoe-addresses', 1360, 620, await addresses(1360, 430, 17)),
  sheet('shoe-addresses-tall', 700, 620, await addresses(700, 262, 17)),
];
