import type { SectionProps } from '../schemas.ts';
import styles from './how-we-work.module.css';

export default function HowWeWork({ heading, phases, week, lists }: SectionProps<'how-we-work'>) {
  return (
    <section className={`${styles.section} band on-ink`} id="how-we-work">
      <div className="wrap">
        <h2>{heading}</h2>
        <ol className={styles.phases}>
          {phases.map(({ when, title, text }) => (
            <li key={when}>
              <p className={styles.when}>{when}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {week || lists.length > 0 ? (
          <div className={styles.columns}>
            {week ? (
              <div>
                <h3>{week.heading}</h3>
                <dl className={styles.week}>
                  {week.days.map(({ day, text }) => (
                    <div key={day}>
                      <dt>{day}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            ) : null}
            {lists.map(({ heading: title, items }) => (
              <div key={title}>
                <h3>{title}</h3>
                <ul className={styles.list}>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        ) : null}
      </div>
    </section>
  );
}
