import airmail from '#app/ui/airmail/airmail.module.css';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './steps.module.css';

/** A stamp for each step, with cancellation lines between them; once a step is done, the time that each takes. */
export default function Steps({ heading, steps, done = 0 }: SectionProps<'steps'>) {
  return (
    <section className={`${styles.section} band slim on-paper`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <ol className={`${styles.steps} ${done ? styles.begun : ''}`}>
          {steps.map(({ text, value, unit, picture }, index) => (
            <li key={text} data-done={index < done || undefined}>
              <p className={done ? styles.time : `${styles.stamp} ${airmail.stamp}`} aria-hidden="true">
                <span>
                  <b>{value}</b> {unit}
                </span>
                {picture && !done ? (
                  <Picture picture={picture} sizes="(width >= 640px) 250px, 128px" />
                ) : null}
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
