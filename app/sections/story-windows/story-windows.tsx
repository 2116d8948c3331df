import type { SectionProps } from '../schemas.ts';
import { Facts } from '../story/facts.tsx';
import { Opening } from '../story/title.tsx';
import { rows } from '../story/rows.ts';
import styles from './story-windows.module.css';

const [width, height, perRow] = [1440, 470, 104];

/** Rows left dark, as a road between the counts before and after. */
const road = 5;

/** y of the ridge, for x from 0 (left) to 1 (right). */
function ridge(u: number): number {
  return (
    150 -
    Math.exp(-((u - 0.7) ** 2) / 0.028) * 128 -
    Math.exp(-((u - 0.33) ** 2) / 0.02) * 58 +
    Math.sin(u * 19) * 7
  );
}

/** A line across the hill: level 0 is its foot, 1 its ridge. */
function terrace(level: number): string {
  const points = Array.from({ length: 37 }, (_, index) => {
    const u = index / 36;
    return `${Math.round(u * width)} ${(height - 12 - (height - 34 - ridge(u)) * level).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** One dash per counted unit, in rows; the first `before` of them are highlighted. */
function Hill({ before, after, alt }: { before: number; after: number; alt: string }) {
  const lit = rows(before, Math.ceil(before / perRow));
  const all = [...lit, ...rows(after - before, Math.ceil((after - before) / perRow))];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={alt}
      className={styles.hill}
    >
      <path d={`${terrace(1.07)}L${width} ${height}H0Z`} className={styles.ground} />
      {all.map((windows, row) => (
        <path
          key={row}
          d={terrace((row < lit.length ? row : row + road) / (all.length - 1 + road))}
          pathLength={windows}
          strokeDasharray=".5 .5"
          strokeDashoffset={row % 2 ? 0.25 : 0.75}
          className={row < lit.length ? styles.lit : undefined}
        />
      ))}
    </svg>
  );
}

export default function StoryWindows(props: SectionProps<'story-windows'>) {
  const { world, facts, alt, from, to } = props;
  return (
    <section className={styles.hero} data-world={world}>
      <div className={`wrap ${styles.top}`}>
        <Opening {...props} />
        <p className={styles.to}>
          <b>{to.figure}</b>
          <span>{to.label}</span>
        </p>
      </div>
      <div className={styles.scene}>
        <Hill before={from.count} after={to.count} alt={alt} />
        <p className={styles.from}>
          <span className="wrap">
            <b>{from.figure}</b> {from.label}
          </span>
        </p>
      </div>
      <div className={styles.foot}>
        <div className="wrap">
          <Facts facts={facts} />
        </div>
      </div>
    </section>
  );
}
