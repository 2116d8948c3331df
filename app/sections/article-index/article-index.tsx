import { Link } from '#app/links/link.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import ArticleKinds from './article-kinds.island.tsx';
import styles from './article-index.module.css';

/**
 * After the first, covers repeat in groups of five: two large, three small; on phones one of the five is full width.
 */
function sizesOf(index: number): string {
  const place = (index + 4) % 5;
  const [wide, narrow] = [index === 0 || place < 2 ? 61 : 34, index === 0 || place === 0 ? 100 : 66];
  return `(width >= 768px) ${wide}vw, ${narrow}vw`;
}

/** All articles, laid out like a magazine: the newest leads, the others follow in rows. */
export default function ArticleIndex({ heading, text, kinds, articles }: SectionProps<'article-index'>) {
  return (
    <section className={`${styles.section} on-paper`}>
      <div className={`wrap ${styles.page}`}>
        <h1>
          <span className="fills">{heading}</span>
        </h1>
        <p className={styles.text}>{text}</p>
        <Island
          name="article-kinds"
          component={ArticleKinds}
          props={{ ...kinds, types: articles.map(({ type }) => type) }}
        >
          {articles.map(({ href, title, type, subject, byline, date, lead: summary, picture }, index) => (
            <Link key={href} href={href} className={`${styles.article} zooms`}>
              <Picture
                picture={picture}
                sizes={sizesOf(index)}
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
                <p className={styles.summary}>{summary}</p>
                {byline ? <p className={styles.byline}>{byline}</p> : null}
              </div>
            </Link>
          ))}
        </Island>
      </div>
    </section>
  );
}
