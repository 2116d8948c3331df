import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './page-hero.module.css';

export default function PageHero({ heading, text, picture }: SectionProps<'page-hero'>) {
  return (
    <section className={`${styles.hero} on-ink`}>
      <div className={`wrap ${styles.words}`}>
        <h1>{heading}</h1>
        <p>{text}</p>
      </div>
      {picture ? (
        <Picture picture={picture} sizes="100vw" loading="first" className={styles.picture} />
      ) : null}
    </section>
  );
}
