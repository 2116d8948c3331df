import { Link } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './article-index.module.css';

export default function ArticleIndex({ heading, articles }: SectionProps<'article-index'>) {
  return (
    <section className="band slim on-paper">
      <div className="wrap">
        <h2 className="visually-hidden">{heading}</h2>
        <ul className={styles.articles}>
          {articles.map(({ href, title, type, date, picture }, index) => (
            <li key={href}>
              <Link href={href} className={styles.article}>
                <Picture
                  picture={picture}
                  sizes={
                    index === 0
                      ? '(width >= 1024px) min(50vw, 660px), 94vw'
                      : '(width >= 1024px) min(23vw, 320px), 46vw'
                  }
                  loading={index === 0 ? 'first' : 'lazy'}
                  className={styles.picture}
                />
                <div>
                  <p className={styles.meta}>
                    <b>{type}</b> <time dateTime={date.iso}>{date.label}</time>
                  </p>
                  <h3>{title}</h3>
                </div>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
