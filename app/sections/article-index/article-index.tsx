import { Link } from '#app/links/link.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import ArticleGrid from './article-grid.island.tsx';
import styles from './article-index.module.css';

export default function ArticleIndex(props: SectionProps<'article-index'>) {
  const { heading, text, label, everything, articles } = props;
  return (
    <section className={`${styles.section} band-end on-paper`}>
      <div className="wrap">
        <h1>
          <span className="fills">{heading}</span>
        </h1>
        <p className={styles.text}>{text}</p>
        <Island
          name="article-grid"
          component={ArticleGrid}
          props={{ label, everything, kinds: articles.map(({ type }) => type) }}
        >
          {articles.map(({ href, title, type, subject, byline, date, lead, picture }, index) => (
            <Link key={href} href={href} className={styles.article}>
              <Picture
                picture={picture}
                sizes="(width >= 1024px) 61vw, 94vw"
                loading={index === 0 ? 'first' : 'lazy'}
                className={styles.picture}
              />
              <div className={styles.words}>
                <p className={styles.meta}>
                  <b>{type}</b>
                  {subject ? <span>{subject}</span> : null}
                  <time dateTime={date.iso}>{date.label}</time>
                </p>
                <h2>{title}</h2>
                {byline ? <p className={styles.byline}>{byline}</p> : null}
                <p className={styles.lead}>{lead}</p>
              </div>
            </Link>
          ))}
        </Island>
      </div>
    </section>
  );
}
