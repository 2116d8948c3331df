import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './founder.module.css';

export default function Founder({ heading, person, profile, picture }: SectionProps<'founder'>) {
  return (
    <section className={`${styles.section} on-ink`}>
      <div className={`wrap ${styles.columns}`}>
        <Picture picture={person.picture} sizes="(width >= 768px) 46vw, 100vw" className={styles.portrait} />
        <div className={styles.words}>
          <h2>{heading}</h2>
          <h3>{person.name}</h3>
          <p>{profile}</p>
        </div>
      </div>
      <Picture picture={picture} sizes="100vw" className={styles.scene} />
    </section>
  );
}
