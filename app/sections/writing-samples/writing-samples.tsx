import type { SectionProps } from '../schemas.ts';
import styles from './writing-samples.module.css';

export default function WritingSamples({ heading, text, samples }: SectionProps<'writing-samples'>) {
  return (
    <section className="band on-sun">
      <div className="wrap">
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        {/* On narrow screens the list scrolls sideways, so it must be focusable. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul className={styles.samples} tabIndex={0}>
          {samples.map(({ name, language, text: words, note }) => (
            <li key={language}>
              <h3>{name}</h3>
              <p className={styles.words} lang={language} dir="auto">
                {words}
              </p>
              <p className={styles.note}>{note}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
