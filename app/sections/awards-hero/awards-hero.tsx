import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './awards-hero.module.css';

/** The heading in the sky over the trophies, and a text below them. */
export default function AwardsHero({ heading, text, picture, narrow }: SectionProps<'awards-hero'>) {
  return (
    <section className={`${styles.frieze} on-ink`}>
      <h1 className="fills">{heading}</h1>
      {picture ? (
        <Picture
          picture={picture}
          sizes="100vw"
          loading="first"
          narrow={narrow && { picture: narrow, below: 768, sizes: '100vw' }}
          className={styles.picture}
        />
      ) : null}
      <div className={`wrap ${styles.text}`}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
