import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './history.module.css';

export default function History({ heading, paragraphs, picture }: SectionProps<'history'>) {
  return (
    <section className={`${styles.room} on-ink`}>
      <Picture picture={picture} sizes="(width >= 1240px) 35vw, 1px" className={styles.people} />
      <div className={styles.light}>
        <span />
      </div>
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
