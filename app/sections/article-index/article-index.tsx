import { Link } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './article-index.module.css';

/** The articles as an issue of a magazine: one that leads, then features, each with shorter entries beside it. */
export default function ArticleIndex({ heading, text, lead, articles }: SectionProps<'article-index'>) {
  const ordered = lead ? [lead, ...articles.filter(({ href }) => href !== lead.href)] : articles;
  return (
    <section className={`${styles.section} band-end on-paper`}>
      <div className="wrap">
        <h1>
          <span className="fills">{heading}</span>
        </h1>
        <p className={styles.text}>{text}</p>
        <ul className={styles.articles}>
          {ordered.map(({ href, title, type, subject, byline, date, lead: summary, picture }, index) => (
            <li key={href}>
              <Link href={href} className={styles.article}>
                <Picture
                  picture={picture}
                  sizes="(width >= 1024px) 61vw, 100vw"
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
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
