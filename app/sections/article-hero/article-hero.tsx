import { Trail } from '#app/links/trail.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './article-hero.module.css';

type Hero = SectionProps<'article-hero'>;

/** Size class so that a title fills the page width in two lines. */
function sizeOf({ length }: string): 'short' | 'medium' | 'long' | 'longest' {
  if (length <= 40) return 'short';
  if (length <= 46) return 'medium';
  return length <= 51 ? 'long' : 'longest';
}

function Byline({ byline, author, date, dateLabel, minutes }: Hero) {
  return (
    <div className={styles.byline}>
      {author ? (
        <Picture
          picture={{ ...author.picture, alt: '' }}
          sizes="(width >= 768px) clamp(96px, 12vw, 180px), 68px"
          className={styles.portrait}
        />
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
        <Trail {...trail} />
        <p className={styles.kind}>{kind}</p>
        <h1 data-size={sizeOf(heading)}>{heading}</h1>
        <Byline {...props} />
        <Picture
          picture={picture}
          sizes="(width >= 1024px) max(60vw, 56vh), (width >= 768px) 66vw, 100vw"
          loading="first"
          className={styles.picture}
        />
      </div>
    </section>
  );
}
