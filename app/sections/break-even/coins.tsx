import styles from './sliders.module.css';
import { pileOf } from './sum.ts';

const tile = { width: 1, height: 1, patternUnits: 'userSpaceOnUse' } as const;

function Coin() {
  return (
    <>
      <circle cx=".5" cy=".5" r=".46" />
      <path d="M.34 .7L.56 .2C.7 .38 .72 .56 .68 .7Z" />
    </>
  );
}

/**
 * A boat's hold with a coin for each customer, those needed at the bottom. Decorative: the result says the number.
 */
export function Coins({ id, customers }: { id: string; customers: number }) {
  const { columns, rows } = pileOf(customers);
  /** Coins before the last one in its row, and the rows above it. */
  const before = (customers - 1) % columns;
  const top = rows - Math.ceil(customers / columns);
  return (
    <svg viewBox="0 0 1360 520" aria-hidden="true" className={styles.boat}>
      <pattern id={`${id}empty`} {...tile}>
        <circle cx=".5" cy=".5" r=".45" className={styles.empty} />
      </pattern>
      <pattern id={`${id}coin`} {...tile}>
        <Coin />
      </pattern>
      <svg x="233" y="156" width="894" height="298" viewBox={`0 0 ${columns} ${rows}`}>
        <rect width={columns} height={top} fill={`url(#${id}empty)`} />
        <rect x={before + 1} y={top} width={columns - before - 1} height="1" fill={`url(#${id}empty)`} />
        <rect y={top} width={before} height="1" fill={`url(#${id}coin)`} />
        <rect y={top + 1} width={columns} height={rows - top - 1} fill={`url(#${id}coin)`} />
        <g className={styles.last} transform={`translate(${before} ${top})`}>
          <Coin />
        </g>
      </svg>
    </svg>
  );
}
