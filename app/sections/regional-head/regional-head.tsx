import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './regional-head.module.css';

export default function RegionalHead({ heading, text, person }: SectionProps<'regional-head'>) {
  return (
    <section className={`${styles.section} on-sand`}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p>{text}</p>
          <h3>{person.name}</h3>
          <p className={styles.role}>
            {person.role}
            {person.city ? `, ${person.city}` : null}
          </p>
        </div>
        <Picture picture={person.picture} sizes="(width >= 768px) 42vw, 100vw" className={styles.portrait} />
      </div>
    </section>
  );
}
