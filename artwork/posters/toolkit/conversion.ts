import {
  box,
  clip,
  disc,
  fill,
  form,
  layers,
  line,
  palette,
  random,
  silver,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

/** Conversion: many items are poured into a funnel, and what comes out is counted. */
export function conversion(): Svg {
  const bowl = 'M-10 96H410L246 300V392L154 412V300Z';
  const inside = 'M8 108H392L232 304V300H168Z';
  const next = random('conversion');
  const visitors = times(150, () =>
    disc(10 + next() * 380, 96 + next() * 170, 9 + next() * 4, next() < 0.12 ? palette.sun : '#B7708A'),
  );
  return layers(
    box(-112, 0, 625, 500, '#5A1A3A'),
    times(46, (index) =>
      disc(
        20 + ((index * 83) % 366),
        4 + ((index * 37) % 92),
        9 + (index % 4),
        index % 9 === 0 ? palette.sun : '#B7708A',
      ),
    ),
    form(bowl, silver[1], silver[3], 420, 250, 190, 190),
    clip(inside, layers(box(-20, 90, 440, 240, '#3A0F28'), visitors)),
    line('M-10 96H410', silver[0], 12),
    line('M176 318V392', silver[0], 6),
    times(4, (index) => disc(200, 424 + index * 26, 13, palette.sun)),
    fill('M-112 470H513V500H-112Z', '#3A0F28'),
    times(7, (index) => disc(110 + index * 30, 476 - (index % 2) * 8, 14, palette.sun)),
  );
}
