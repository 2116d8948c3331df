import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './regional-head.module.css';

export default function RegionalHead({ heading, text, person }: SectionProps<'regional-head'>) {
  return (
    <section className={styles.section}>
      <div className={`wrap ${styles.words}`}>
        <h2 className="named">{heading}</h2>
        <h3>{person.name}</h3>
        <p>{text}</p>
      </div>
      <Picture
        picture={person.cutout ?? person.picture}
        sizes="(width >= 768px) 42vw, 110vw"
        className={styles.portrait}
      />
    </section>
  );
}
