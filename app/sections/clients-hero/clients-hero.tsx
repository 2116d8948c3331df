import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './clients-hero.module.css';

export default function ClientsHero({ heading, text, pictures }: SectionProps<'clients-hero'>) {
  return (
    <section className={`${styles.hero} on-ink`}>
      <div className={`wrap ${styles.words}`}>
        <h1>{heading}</h1>
        <p>{text}</p>
      </div>
      <div className={styles.pictures}>
        {pictures.map((picture, index) => (
          <Picture
            key={picture.fallback.src}
            picture={picture}
            sizes="(width >= 1024px) 60vw, (width >= 768px) 80vw, 100vw"
            loading={index === 0 ? 'first' : 'lazy'}
            className={styles.picture}
          />
        ))}
      </div>
    </section>
  );
}
