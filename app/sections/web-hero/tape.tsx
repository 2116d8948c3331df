import { useId } from 'react';
import type { SectionProps } from '../schemas.ts';
import { stagesOf } from './built-name.tsx';
import launch from './launch.module.css';
import styles from './tape.module.css';

const percent = (part: number): string => `${Math.round(part * 1e4) / 100}%`;

/** The days of a stage down the edge of the page: a tick every five days, the first day and, of the last stage, the last. */
function Edge({ first, count, last }: { first: number; count: number; last: number | undefined }) {
  const id = useId();
  return (
    <svg className={styles.edge}>
      <rect width="100%" height="100%" />
      <pattern id={id} width="100%" height={percent(5 / count)} patternUnits="userSpaceOnUse">
        <rect width="30%" height="2" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} className={styles.ticks} />
      <text x="50%" dy="32">
        {first}
      </text>
      {last ? (
        <text x="50%" y="100%" dy="-32">
          {last}
        </text>
      ) : null}
    </svg>
  );
}

/** A bar across the page: the days of a stage, what is paid for it, and how far it takes the build. */
function Bar({
  end,
  all,
  label,
  parts,
  due,
}: {
  end: number;
  all: number;
  label: string;
  parts: string;
  due: string | undefined;
}) {
  return (
    <svg className={styles.bar}>
      <rect width="100%" height="6" className={styles.rail} />
      <rect width={percent(end / all)} height="6" className={styles.rail} />
      <text>
        {label}
        <tspan dx="16">{parts}</tspan>
      </text>
      {due ? (
        <text x="100%" className={styles.due}>
          {due}
        </text>
      ) : null}
    </svg>
  );
}

/**
 * The tape of the hero goes on down the page. Each stage begins with a bar across it, which says its days and what is
 * paid for them, and has ticks for its days beside its sections; a sail marks how far one has read.
 */
export function Tape({ parts }: Pick<SectionProps<'web-hero'>, 'parts'>) {
  const stages = stagesOf(parts);
  const counts = stages.map(({ days }) => days.count);
  const before = (stage: number): number => counts.slice(0, stage).reduce((sum, count) => sum + count, 0);
  const all = before(counts.length);
  return (
    <>
      {stages.map(({ days, parts: inStage }, index) => {
        const start = before(index);
        return (
          <p key={days.label} aria-hidden="true" className={styles.stage}>
            <Bar
              end={start + days.count}
              all={all}
              label={days.label}
              parts={inStage.map(({ label }) => label).join(', ')}
              due={days.due}
            />
            <Edge first={start + 1} count={days.count} last={start + days.count === all ? all : undefined} />
          </p>
        );
      })}
      <p aria-hidden="true" className={`${styles.read} ${launch.launch}`}>
        <i />
      </p>
    </>
  );
}
