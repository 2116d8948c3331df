import type { SectionProps } from '../schemas.ts';
import styles from './story-evidence.module.css';

/** A value such as `over 2,700`: its words small, its number large. */
function Value({ value }: { value: string }) {
  const number = value.search(/\d/);
  return (
    <>
      {number > 0 ? <small>{value.slice(0, number)}</small> : null}
      {value.slice(Math.max(0, number))}
    </>
  );
}

export default function StoryEvidence({ heading, changes }: SectionProps<'story-evidence'>) {
  return (
    <section className={`${styles.section} band slim on-sun`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <dl className={styles.changes}>
          {changes.map(({ metric, from, to, period }) => (
            <div key={metric}>
              <dt>{metric}</dt>
              <dd className={styles.to}>
                <Value value={to} />
              </dd>
              <dd className={styles.from}>
                {from}, {period}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
