import { Trail } from '#app/links/trail.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './article-hero.module.css';

type Hero = SectionProps<'article-hero'>;

/** A short title is set larger than a long one, and both fill the same room. */
function sizeOf(heading: string): 'short' | 'medium' | 'long' {
  if (heading.length <= 36) return 'short';
  return heading.length <= 48 ? 'medium' : 'long';
}

function Byline({ byline, author, date, dateLabel, minutes }: Hero) {
  return (
    <div className={styles.byline}>
      {author ? (
        <Picture picture={{ ...author.picture, alt: '' }} sizes="64px" className={styles.portrait} />
      ) : null}
      {byline ? (
        <p>
          <b>{byline}</b>
          {author?.role}
        </p>
      ) : null}
      <p>
        <time dateTime={date}>{dateLabel}</time> <span>{minutes}</span>
      </p>
    </div>
  );
}

export default function ArticleHero(props: Hero) {
  const { trail, kind, heading, picture } = props;
  return (
    <section className={`${styles.hero} on-ink`}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <Trail {...trail} />
          <p className={styles.kind}>{kind}</p>
          <h1 data-size={sizeOf(heading)}>{heading}</h1>
          <Byline {...props} />
        </div>
        <Picture
          picture={picture}
          sizes="(width >= 1440px) calc(50vw - 57px), (width >= 1024px) 46vw, 100vw"
          loading="first"
          className={styles.picture}
        />
      </div>
    </section>
  );
}
