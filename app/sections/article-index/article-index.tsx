import { Link } from '#app/links/link.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import ArticleKinds from './article-kinds.island.tsx';
import styles from './article-index.module.css';

/** On phones the first cover and every fifth after the second are full width. Those of earlier years fill half of it. */
function sizesOf(index: number, isOlder: boolean): string {
  if (isOlder) return '(width >= 768px) 25vw, 50vw';
  return `(width >= 768px) 61vw, ${index === 0 || index % 5 === 1 ? 100 : 66}vw`;
}

/** All articles, laid out like a magazine: this year's as spreads and pairs, the newest first, and then an index. */
export default function ArticleIndex({ heading, text, kinds, articles }: SectionProps<'article-index'>) {
  const years = articles.map(({ date }) => date.iso.slice(0, 4));
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
          props={{ ...kinds, types: articles.map(({ type }) => type), years }}
        >
          {articles.map(({ href, title, type, subject, byline, date, lead: summary, picture }, index) => (
            <Link key={href} href={href} className={`${styles.article} zooms`}>
              <Picture
                picture={picture}
                sizes={sizesOf(index, years[index] !== years[0])}
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
