import { rows } from '../story/rows.ts';
import styles from './story-windows.module.css';

/** Width of a half in units, and its height; a window takes 12 by 15. */
const [width, height, across, up] = [750, 490, 12, 15];
const hall = 60;

/** Columns of windows in each wing: two halves, which stand side by side or, on phones, below each other. */
const halves = [
  [18, 21, 19],
  [20, 18, 20],
] as const;
const wings = halves.flat().length;

/** Who is in a hall, by distance from its left end: guests stand, sit at a table, or arrive with a bag. */
const guests = [
  { standing: [24, 42], tables: [118], bags: [] },
  { standing: [34, 158], tables: [100, 226], bags: [34] },
  { standing: [30, 176, 194], tables: [98], bags: [30] },
  { standing: [28, 150], tables: [92, 208], bags: [150] },
  { standing: [44, 64, 158], tables: [], bags: [158] },
  { standing: [184, 32], tables: [106], bags: [184] },
] as const;

const person = (x: number, floor = 0): string =>
  `M${x - 7} ${floor}v-19a7 7 0 0 1 14 0V${floor}ZM${x - 6} ${floor - 33}a6 6 0 0 1 12 0a6 6 0 0 1-12 0Z`;

function people({ standing, tables, bags }: (typeof guests)[number]): string {
  return [
    ...standing.map((x) => person(x)),
    ...tables.map((x) => `${person(x - 23, -2)}${person(x + 23, -2)}M${x - 15} -16h30v4h-13v12h-4v-12h-13Z`),
    ...bags.map((x) => `M${x + 9} 0v-12h11v12Z`),
  ].join('');
}

interface WingProps {
  x: number;
  index: number;
  columns: number;
  windows: number;
  lit: number;
}

/** A wing: a hall, its windows in rows from the ground up, those of a begun row in a gable on the roof. */
function Wing({ x, index, columns, windows, lit }: WingProps) {
  const wide = columns * across;
  const full = Math.floor(windows / columns);
  const rest = windows % columns;
  const begun = Math.floor((columns - rest) / 2) * across;
  const gable = rest * across;
  const litRows = Math.floor(lit / columns);
  const top = -full * up;
  return (
    <g transform={`translate(${x} ${height - hall - 8})`} data-wing={index % 2 ? '' : undefined}>
      <path d={`M-8 ${top}L12 ${top - 28}H${wide - 12}L${wide + 8} ${top}Z`} className={styles.roof} />
      <path
        d={`M0 ${hall}V${top}H${begun}v${-up - 2}h${gable}V${top}H${wide}V${hall}Z`}
        className={styles.wall}
      />
      {rest > 0 ? (
        <path
          d={`M${begun - 7} ${top - up - 1}l${gable / 2 + 7} -20l${gable / 2 + 7} 20Z`}
          className={styles.roof}
        />
      ) : null}
      <rect y={top} width={wide} height={-top} fill="url(#pane)" />
      <rect x={begun} y={top - up} width={gable} height={up} fill="url(#pane)" />
      <rect y={-litRows * up} width={wide} height={litRows * up} fill="url(#before)" />
      <rect y={-(litRows + 1) * up} width={(lit % columns) * across} height={up} fill="url(#before)" />
      <path d={`M8 ${hall}V8H${wide - 8}V${hall}Z`} className={styles.hall} />
      <path
        d={people(guests[index] ?? guests[0])}
        transform={`translate(0 ${hall})`}
        className={styles.people}
      />
      <path d={`M-5 3H${wide + 5}`} className={styles.eave} />
    </g>
  );
}

/** A resort at night with one window per counted unit; the first `before` of them are pale. */
export function Resort({ before, after, alt }: { before: number; after: number; alt: string }) {
  const [lit, all] = [rows(before, wings), rows(after, wings)];
  return (
    <div role="img" aria-label={alt} className={styles.resort}>
      <svg className={styles.patterns}>
        {['pane', 'before'].map((id) => (
          <pattern
            key={id}
            id={id}
            width={across}
            height={up}
            patternUnits="userSpaceOnUse"
            className={styles[id]}
          >
            <path d="M2 2.4h8v10.2h-8Z" />
          </pattern>
        ))}
      </svg>
      {halves.map((half, side) => {
        let x = 15;
        return (
          <svg key={side} viewBox={`0 0 ${width} ${height}`}>
            <path
              d={
                side === 0
                  ? `M0 ${height}V260C200 240 400 90 ${width} 60V${height}Z`
                  : `M0 ${height}V60C260 30 420 190 ${width} 250V${height}Z`
              }
              className={styles.ground}
            />
            {half.map((columns, place) => {
              const index = side * half.length + place;
              const at = x;
              x += columns * across + across;
              return (
                <Wing
                  key={index}
                  x={at}
                  index={index}
                  columns={columns}
                  windows={all[index] ?? 0}
                  lit={lit[index] ?? 0}
                />
              );
            })}
            <rect y={height - 8} width={width} height="8" className={styles.eaves} />
          </svg>
        );
      })}
    </div>
  );
}
