import type { SectionProps } from '../schemas.ts';
import styles from './history.module.css';

/** A hanging lamp; its light is the text's background. */
function Lamp() {
  return (
    <svg className={styles.lamp} viewBox="0 60 184 182" aria-hidden="true">
      <path d="M92 60v60" stroke="var(--sand-50)" strokeWidth="3" />
      <path d="M52 234a40 36 0 0 0 80 0Z" fill="var(--cream)" />
      <path d="M0 236C8 142 66 122 92 112c26 10 84 30 92 124Z" fill="var(--ember-500)" />
    </svg>
  );
}

export default function History({ heading, paragraphs }: SectionProps<'history'>) {
  return (
    <section className={`${styles.room} on-ink`}>
      <div className={styles.light} />
      <Lamp />
      <div className={styles.columns}>
        <h2>{heading}</h2>
        <div className={styles.story}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
