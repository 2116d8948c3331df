import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './poster-hero.module.css';
import { Words } from './words.tsx';

/** The picture is as tall as the text or the viewport. */
const cropped = (ratio: string): string =>
  `(width >= 1024px) max(42vw, 100vh * ${ratio}), (width >= 768px) max(42vw, 74vh * ${ratio}), max(100vw, 62vw * ${ratio})`;

export default function PosterHero(hero: SectionProps<'poster-hero'>) {
  return (
    <section className={`${styles.hero} on-ink`}>
      <Picture
        picture={hero.picture}
        sizes="(width >= 1024px) 50vw, 100vw"
        cropped={cropped}
        loading="first"
        className={`${styles.picture} on-screen`}
      />
      <Words hero={hero} className={styles.words} />
    </section>
  );
}
