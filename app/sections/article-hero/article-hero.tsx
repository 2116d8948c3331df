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

/** The author stands before the cover. */
function Byline({ byline, author, kind, date, dateLabel, minutes }: Hero) {
  return (
    <div className={`wrap ${styles.byline}`}>
      {author ? (
        <Picture
          picture={{ ...(author.cutout ?? author.picture), alt: '' }}
          sizes="(width >= 768px) min(17vw, 300px), min(40vw, 160px)"
          className={styles.author}
        />
      ) : null}
      <div className={styles.facts}>
        <p className={styles.kind}>{kind}</p>
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
    </div>
  );
}

export default function ArticleHero(props: Hero) {
  const { article, trail, heading, lead, picture, wide = picture, upright = picture } = props;
  return (
    <section data-article={article} className={`${styles.hero} on-ink`}>
      <div className={`wrap ${styles.title}`}>
        <Trail {...trail} />
        <h1 data-size={sizeOf(heading)}>{heading}</h1>
      </div>
      <div className={styles.cover}>
        <Picture
          picture={wide}
          sizes="100vw"
          loading="first"
          narrow={{ picture: upright, below: 768, sizes: '100vw' }}
          className={styles.picture}
        />
        <p className={`wrap ${styles.lead}`}>{lead}</p>
        <Byline {...props} />
      </div>
    </section>
  );
}
