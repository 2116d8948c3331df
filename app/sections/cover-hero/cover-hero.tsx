import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import { Words } from '../poster-hero/words.tsx';
import styles from './cover-hero.module.css';

const cropped = (ratio: string): string =>
  `(width >= 1024px) max(100vw, 100vh * ${ratio}), (width >= 520px) max(100vw, 70vh * ${ratio}), max(100vw, 125vw * ${ratio})`;

export default function CoverHero(hero: SectionProps<'cover-hero'>) {
  return (
    <section className={`${styles.hero} on-ink`}>
      <Picture
        picture={hero.picture}
        sizes="100vw"
        cropped={cropped}
        loading="first"
        veil
        className={`${styles.picture} on-screen`}
      />
      <Words hero={hero} className={styles.words} />
    </section>
  );
}
