import styles from './story-windows.module.css';

/** Windows of a house. */
const perHouse = 10;
/** Width of a house with the gap after it, and height of a terrace. */
const [pitch, rise] = [72, 40];
/** Width of a roof. */
const eaves = 59;
/** How much the terraces bend down from the middle of the hill, and where that is. */
const [bow, middle] = [1e-4, 0.66];
/** Terraces of trees alone, at the top. */
const wooded = 2;

/** Houses of each terrace from the foot up: as many as fit, fewer and fewer towards the top. */
function terraces(houses: number, across: number): number[] {
  const sums = (rows: number): number[] => {
    let sum = 0;
    return Array.from({ length: rows }, (_, row) => (sum += Math.sqrt(1 - (row / rows) ** 2.4)));
  };
  let rows = 1;
  while ((sums(rows).at(-1) ?? 0) * across < houses) rows += 1;
  const shares = sums(rows);
  const upTo = (row: number) => Math.round((houses * (shares[row] ?? 0)) / (shares.at(-1) ?? 1));
  return shares.map((_, row) => upTo(row) - upTo(row - 1));
}

interface HillProps {
  houses: number;
  /** How many of them, from the foot up, were lit before. */
  before: number;
  width: number;
  className?: string | undefined;
}

function Hill({ houses, before, width, className }: HillProps) {
  const rows = terraces(houses, Math.floor(width / pitch - 0.4));
  const [top, centre] = [30 + wooded * rise, width * middle];
  const height = Math.round(top + rows.length * rise + bow * centre ** 2);
  const counts = [...rows, ...Array.from({ length: wooded }, (_, row) => (rows.at(-1) ?? 0) - 2 - 2 * row)];
  let placed = 0;
  const drawn = counts.map((count, row) => {
    const free = width - count * pitch;
    // Golden-ratio steps keep the houses of neighbouring terraces from standing in columns.
    const from = Math.round(free * middle + (((row * 0.618) % 1) - 0.5) * Math.min(free, pitch) + 8);
    const crest = top + (rows.length - 1 - row) * rise;
    const y = (a: number, b: number) => (crest + bow * (a - centre) * (b - centre)).toFixed(1);
    /** A stretch of the terrace's curve, from one house to another. */
    const stretch = (first: number, last: number): string => {
      const [a, b] = [from + first * pitch, from + last * pitch];
      return `M${a} ${y(a, a)}Q${(a + b) / 2} ${y(a, b)} ${b} ${y(b, b)}`;
    };
    /** Roofs of three kinds, so that no house looks like the next: flat, hipped with a ridge, or gabled. */
    const peaks = Array.from({ length: count }, (_, house) => {
      const kind = (house * 7 + row * 3) % 5;
      if (kind % 3 === 0) return '';
      const x = from + house * pitch;
      const [left, fall] = [Number(y(x, x)), Number(y(x + eaves, x + eaves)) - Number(y(x, x))];
      const [ridge, tall] = kind === 2 ? [3, 10] : [35, 8];
      const side = (eaves - ridge) / 2;
      const tilt = (across: number, up: number) => `${across} ${Math.round((fall * across) / eaves + up)}`;
      return `M${x} ${Math.round(left)}l${tilt(side, -tall)} ${tilt(ridge, 0)} ${tilt(side, tall)}z`;
    }).join('');
    const pale = Math.min(Math.max(before - placed, 0), count);
    placed += count;
    return (
      <g key={row}>
        <path d={`${stretch(-2, count + 2)}l400 800H${from - 4 * pitch}Z`} className={styles.slope} />
        <path d={stretch(-2, count + 2)} className={styles.trees} />
        {row < rows.length ? (
          <>
            {['walls', 'roofs', 'windows', 'upper'].map((part) => (
              <path key={part} d={stretch(0, count)} pathLength={count * pitch} className={styles[part]} />
            ))}
            <path d={peaks} className={styles.peaks} />
            {pale > 0
              ? ['windows', 'upper'].map((part) => (
                  <path
                    key={part}
                    d={stretch(0, pale)}
                    pathLength={pale * pitch}
                    data-before=""
                    className={styles[part]}
                  />
                ))
              : null}
            <path
              d={stretch(-1, count)}
              pathLength={(count + 1) * pitch}
              strokeDashoffset={-pitch + 7}
              className={styles.bushes}
            />
          </>
        ) : null}
      </g>
    );
  });
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className}>
      {drawn.toReversed()}
    </svg>
  );
}

/** A resort on a wooded hill at night, with one window per counted unit; the lowest `before` of them are white. */
export function Resort({ before, after, alt }: { before: number; after: number; alt: string }) {
  const counts = { houses: after / perHouse, before: before / perHouse };
  return (
    <div role="img" aria-label={alt} className={styles.resort}>
      <Hill {...counts} width={1440} className={styles.wide} />
      <Hill {...counts} width={864} className={styles.narrow} />
    </div>
  );
}
