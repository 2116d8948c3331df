/** The number in a reading such as `over 2,700`, with the words before it. */
export function parts(reading: string): { words: string; figure: string; value: number } {
  const start = reading.search(/\d/);
  const figure = reading.slice(start);
  return { words: reading.slice(0, start).trim(), figure, value: Number(figure.replaceAll(',', '')) };
}

/** Width of a figure in the condensed face, in heights of its type: a comma is half a digit. */
function widthOf(figure: string): number {
  return [...figure].reduce((width, sign) => width + (sign === ',' ? 0.26 : 0.5), 0);
}

/** A drawing that is this wide holds a pair of figures. */
export const width = 1360;

/** Sizes of type for two figures: as far apart as their values, and the larger one as large as there is room for. */
export function sizes(from: string, to: string): { from: number; to: number } {
  const [small, large] = [parts(from), parts(to)].toSorted((a, b) => a.value - b.value);
  if (!small || !large) return { from: 0, to: 0 };
  const ratio = small.value / large.value;
  const size = Math.min(620, (width - 60) / (widthOf(large.figure) + ratio * widthOf(small.figure)));
  return large.figure === parts(to).figure
    ? { from: size * ratio, to: size }
    : { from: size, to: size * ratio };
}
