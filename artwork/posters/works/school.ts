import { box, layers, line, times, type Svg } from '#artwork/draw/index.ts';
import { letters } from '#artwork/stories/lettering.ts';
import { worlds } from './worlds.ts';

const { ground, mark, ink } = worlds.ezhuthu;
const weights = await Promise.all(
  [100, 250, 400, 550, 800].map((wght) => letters('malayalam', 'അ', { cap: 44, axes: { wdth: 100, wght } })),
);
const large = await letters('malayalam', 'അ', { cap: 150, axes: { wdth: 100, wght: 800 } });

/** The first letter between `x` and `x + width`, traced as it is taught. */
function lesson(x: number, width: number, foot: number): Svg {
  const scale = width / large.width;
  return layers(
    large.at(x, foot, ink, scale),
    `<g fill="none" stroke="${mark}" stroke-width="14" stroke-dasharray="40 34">${large.at(x + 9, foot - 7, 'none', scale)}</g>`,
  );
}

function page(): Svg {
  return layers(
    box(-700, -300, 1900, 1500, ground),
    times(14, (row) => line(`M-700 ${30 + row * 36}H1200`, '#b4c3ff', 1.6)),
  );
}

/** Ezhuthu School: one letter per lesson, on ruled paper. */
export function school(): Svg {
  return layers(
    page(),
    line('M46 -300V1200', mark, 2.4),
    lesson(62, 316, 300),
    weights.map((letter, index) => letter.at(66 + index * 64, 426, ink, 52 / letter.width)),
  );
}

/** The same as an open exercise book. */
export function schoolWide(): Svg {
  return layers(
    page(),
    line('M-250 -300V1200', mark, 2.4),
    lesson(-220, 430, 320),
    weights.map((letter, index) =>
      letter.at(262 + (index % 3) * 94, 205 + Math.floor(index / 3) * 100, ink, 78 / letter.width),
    ),
  );
}
