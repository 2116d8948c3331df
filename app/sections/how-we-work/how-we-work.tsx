import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './how-we-work.module.css';

type Phases = SectionProps<'how-we-work'>['phases'];

/** The first and last day named in a phase. */
function daysOf(when: string | undefined): readonly [from: number, to: number] | undefined {
  const [from, to] = when?.match(/\d+/g)?.map(Number) ?? [];
  return from !== undefined && to !== undefined ? [from, to] : undefined;
}

/** A bar of all days, with some of them marked. */
function Days({ from, to, last }: Readonly<Record<'from' | 'to' | 'last', number>>) {
  return (
    <svg viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" className={styles.days} aria-hidden="true">
      <rect x={from - 1} width={to - from + 1} height="1" />
    </svg>
  );
}

/** The days of one phase among those of all. */
function Phase({ when, phases }: { when: string; phases: Phases }) {
  const days = daysOf(when);
  const [, last] = daysOf(phases.at(-1)?.when) ?? [];
  return days && last !== undefined ? <Days from={days[0]} to={days[1]} last={last} /> : null;
}

/** The way to a day, step by step, each as long as its share of the days. */
function Steps({ steps }: { steps: NonNullable<Phases[number]['steps']> }) {
  return (
    <dl className={styles.steps}>
      {steps.map(({ to, when, text }, index) => (
        <div key={when} data-days={to - (steps[index - 1]?.to ?? 0)}>
          <dt>{when}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export default function HowWeWork(props: SectionProps<'how-we-work'>) {
  const { heading, picture, narrow, phases, week, finished, lists } = props;
  const whole = week !== undefined || lists.length > 0;
  return (
    <section
      className={`${styles.section} ${whole ? 'band-start slim' : 'band'} on-ink`}
      data-whole={whole || undefined}
      id="how-we-work"
    >
      <div className="wrap">
        <h2>{heading}</h2>
        {picture ? (
          <Picture
            picture={picture}
            sizes="100vw"
            narrow={narrow && { picture: narrow, below: 768, sizes: '100vw' }}
            className={styles.picture}
          />
        ) : null}
        <ol className={styles.phases}>
          {phases.map(({ when, title, text, steps }) => (
            <li key={when}>
              {whole ? <Phase when={when} phases={phases} /> : null}
              <p className={styles.when}>{when}</p>
              <h3>{title}</h3>
              <p>{text}</p>
              {steps ? <Steps steps={steps} /> : null}
            </li>
          ))}
        </ol>
      </div>
      {week ? (
        <div className={styles.week}>
          <div className="wrap">
            <h3>{week.heading}</h3>
            <dl>
              {week.days.map(({ day, text }) => (
                <div key={day}>
                  <dt>{day}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      ) : null}
      {lists.length > 0 ? (
        <div className={styles.hung}>
          <div className={`wrap ${styles.lists}`}>
            {lists.map(({ heading: title, items }) => (
              <div key={title} className={styles.list}>
                <h3>{title}</h3>
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ))}
            {finished ? (
              <Picture picture={finished} sizes="(width >= 768px) 26vw, 32vw" className={styles.finished} />
            ) : null}
          </div>
        </div>
      ) : null}
    </section>
  );
}
