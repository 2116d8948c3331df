import type { Outline, Shape } from '#artwork/wordmarks/shape.ts';

/** Maximum offset (units) of a control point that allows the short form of a smooth curve. */
const STRAY = 1;

/**
 * Path data in whole numbers and relative commands: at ten units per pixel nothing visible is lost and a wordmark
 * stays below four kilobytes.
 */
export function pathData(outline: Outline): string {
  let out = '';
  let last = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  // The control point that a smooth curve would continue from.
  let control: [number, number] | undefined;
  const put = (letter: string, numbers: number[]): void => {
    out += join(letter, last, numbers);
    last = letter === 'm' ? 'l' : letter;
  };
  for (const { op, p } of outline.commands) {
    const q = p.map((v) => Math.round(v));
    const [endX, endY] = op === 'Z' ? [startX, startY] : [q.at(-2) ?? 0, q.at(-1) ?? 0];
    const delta = q.map((v, i) => v - (i % 2 ? y : x));
    const reflected = control && ([2 * x - control[0], 2 * y - control[1]] as [number, number]);
    control = undefined;
    if (op === 'Z') put('z', []);
    else if (out === '') {
      // Outlines are concatenated, so each starts from an absolute point.
      out = `M${join('', '', q)}`;
    } else if (op === 'M' || op === 'C') put(op.toLowerCase(), delta);
    else if (op === 'Q') {
      const [cx = 0, cy = 0] = q;
      const smooth = reflected && Math.max(Math.abs(cx - reflected[0]), Math.abs(cy - reflected[1])) <= STRAY;
      put(smooth ? 't' : 'q', smooth ? delta.slice(2) : delta);
      control = smooth ? reflected : [cx, cy];
    } else if (endX === x && endY === y) continue;
    else if (endY === y) put('h', [endX - x]);
    else if (endX === x) put('v', [endY - y]);
    else put('l', delta);
    if (op === 'M') [startX, startY] = [endX, endY];
    [x, y] = [endX, endY];
  }
  return out;
}

/** Numbers need no separator before a minus, and a repeated command letter may be dropped. */
function join(letter: string, last: string, numbers: number[]): string {
  let out = letter === last && letter !== 'm' ? '' : letter;
  for (const n of numbers) {
    const needsSpace = /\d$/.test(out) || (out === '' && n >= 0);
    out += n < 0 ? n : `${needsSpace ? ' ' : ''}${n}`;
  }
  return out;
}

/** One path element for each fill rule that occurs. */
export function paths(shape: Shape): string {
  const rules = ['nonzero', 'evenodd'] as const;
  return rules
    .map((rule) => {
      const d = shape
        .filter((o) => o.rule === rule)
        .map(pathData)
        .join('');
      return d && `<path${rule === 'evenodd' ? ' fill-rule="evenodd"' : ''} d="${d}"/>`;
    })
    .join('');
}
