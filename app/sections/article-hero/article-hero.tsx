import { Trail } from '#app/links/trail.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './article-hero.module.css';

export default function ArticleHero({
  trail,
  kind,
  date,
  dateLabel,
  minutes,
  byline,
  heading,
  picture,
}: SectionProps<'article-hero'>) {
  return (
    <section className={`${styles.hero} on-ink`}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <Trail {...trail} />
          <div>
            <p className={styles.meta}>
              <b>{kind}</b>
              {byline ? <span>{byline}</span> : null}
              <time dateTime={date}>{dateLabel}</time>
              <span>{minutes}</span>
            </p>
            <h1>{heading}</h1>
          </div>
        </div>
        <Picture
          picture={picture}
          sizes="(width >= 1024px) min(30.5vw, 440px), 100vw"
          loading="first"
          className={styles.picture}
        />
      </div>
    </section>
  );
}
