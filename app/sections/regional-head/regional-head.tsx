import { Picture } from '#app/ui/picture/picture.tsx';
import styles from '../founder/founder.module.css';
import type { SectionProps } from '../schemas.ts';

/** Mirrors the founder's section above the team. */
export default function RegionalHead({ heading, text, person, picture }: SectionProps<'regional-head'>) {
  return (
    <section className={`${styles.section} ${styles.facing}`}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <h3>{person.name}</h3>
      </div>
      <div className={styles.words}>
        <p className={styles.lead}>{text}</p>
      </div>
      <Picture
        picture={picture ?? person.cutout ?? person.picture}
        sizes="(width >= 768px) 44vw, 100vw"
        className={styles.portrait}
      />
    </section>
  );
}
