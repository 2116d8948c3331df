import { Trail } from '#app/links/trail.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './article-hero.module.css';

type Hero = SectionProps<'article-hero'>;

/** Characters of a title that four lines of the full size hold. */
const short = 46;

function Byline({ byline, author, kind, date, dateLabel, minutes }: Hero) {
  return (
    <div className={styles.byline}>
      {author ? (
        <Picture
          picture={{ ...(author.cutout ?? author.picture), alt: '' }}
          sizes="(width >= 768px) clamp(112px, 9.6vw, 168px), 140px"
          className={styles.author}
        />
      ) : null}
      <div className={styles.facts}>
        <p className={styles.name}>{byline ?? kind}</p>
        {author ? <p>{author.role}</p> : null}
        <p className={styles.about}>
          {byline ? <b>{kind}</b> : null} <time dateTime={date}>{dateLabel}</time> <span>{minutes}</span>
        </p>
      </div>
    </div>
  );
}

export default function ArticleHero(props: Hero) {
  const { article, trail, heading, lead, picture, upright = picture } = props;
  return (
    <section data-article={article} className={`${styles.hero} on-ink`}>
      <div className={styles.head}>
        <Trail {...trail} />
        <h1 data-long={heading.length > short || undefined}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <Picture
        picture={{ ...upright, alt: picture.alt }}
        sizes="(width >= 768px) 46vw, 95vw"
        loading="first"
        className={styles.picture}
      />
      <Byline {...props} />
    </section>
  );
}
