/** Splits a reading such as `over 2,700` into words and number. */
export function parts(reading: string): { words: string; figure: string; value: number } {
  const start = reading.search(/\d/);
  const figure = reading.slice(start);
  return { words: reading.slice(0, start).trim(), figure, value: Number(figure.replaceAll(',', '')) };
}

/** Width of a figure in the condensed face, in ems: a comma is half a digit. */
function widthOf(figure: string): number {
  return [...figure].reduce((width, sign) => width + (sign === ',' ? 0.26 : 0.5), 0);
}

/** Width of the drawing of a pair. */
export const width = 1360;

/** Font sizes in proportion to two values, the larger as large as fits. */
export function sizes(from: string, to: string): { from: number; to: number } {
  const [small, large] = [parts(from), parts(to)].toSorted((a, b) => a.value - b.value);
  if (!small || !large) return { from: 0, to: 0 };
  const ratio = small.value / large.value;
  const size = Math.min(620, (width - 60) / (widthOf(large.figure) + ratio * widthOf(small.figure)));
  return large.figure === parts(to).figure
    ? { from: size * ratio, to: size }
    : { from: size, to: size * ratio };
}
