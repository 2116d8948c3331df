import { box, fill, layers, line, round, times, turned, type Svg } from '#artwork/draw/index.ts';

const [kraft, crease] = ['#EAC786', '#C99F57'];

/** Masking tape, torn off at both ends. */
export function tape(x: number, y: number, w: number, h: number, turn = -3): Svg {
  const teeth = Math.max(2, Math.round(h / 7));
  const [deep, high] = [round(h / teeth / 2), round(h / teeth / 2)];
  const torn = (way: 1 | -1): string =>
    times(teeth, () => `l${-way * deep} ${way * high}l${way * deep} ${way * high}`);
  const strip = `M${x} ${y}H${x + w}${torn(1)}H${x}${torn(-1)}Z`;
  const creases =
    h < 16
      ? ''
      : line(
          `M${x + w * 0.18} ${y + h * 0.2}v${round(h * 0.6)}M${x + w * 0.74} ${y + h * 0.2}v${round(h * 0.6)}`,
          crease,
          1.5,
        );
  return turned(
    layers(fill(strip, kraft), box(x, y + h - 2, w, 2, crease), creases),
    turn,
    x + w / 2,
    y + h / 2,
  );
}
