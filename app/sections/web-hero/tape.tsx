import { useId } from 'react';
import type { SectionProps } from '../schemas.ts';
import { stagesOf } from './built-name.tsx';
import launch from './launch.module.css';
import styles from './tape.module.css';

const percent = (part: number): string => `${Math.round(part * 1e4) / 100}%`;

/** Ticks down the edge of the page, one for each of so many days. */
function Edge({ first, count }: { first: number; count: number }) {
  const id = useId();
  return (
    <svg className={styles.edge}>
      <rect width="100%" height="100%" />
      <pattern id={id} width="100%" height={percent(1 / count)} patternUnits="userSpaceOnUse">
        <rect width="40%" height="2" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} className={styles.ticks} />
      {Array.from({ length: count }, (_, day) => (
        <text key={day} x="50%" y={percent(day / count)} dy="26">
          {first + day}
        </text>
      ))}
    </svg>
  );
}

/** All days in a bar across the page, its foot coloured as far as a stage reaches, with what is paid for it. */
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
  const id = useId();
  return (
    <svg className={styles.bar}>
      <rect width={percent(end / all)} y="62%" height="38%" />
      <pattern id={id} width={percent(5 / all)} height="100%" patternUnits="userSpaceOnUse">
        {[0, 1, 2, 3, 4].map((day) => (
          <rect key={day} x={percent(day / all)} y={day === 0 ? '62%' : '78%'} width="1.5" height="100%" />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} className={styles.ticks} />
      <text>
        {label}
        <tspan dx="14">{parts}</tspan>
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
 * paid for them, and has a numbered tick for each day beside its sections; a sail marks how far one has read.
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
            <Edge first={start + 1} count={days.count} />
          </p>
        );
      })}
      <p aria-hidden="true" className={`${styles.read} ${launch.launch}`}>
        <i />
      </p>
    </>
  );
}
