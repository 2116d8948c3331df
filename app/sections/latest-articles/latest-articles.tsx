import { Link, TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './latest-articles.module.css';

export default function LatestArticles({ heading, link, articles }: SectionProps<'latest-articles'>) {
  return (
    <section className="band on-paper">
      <div className="wrap">
        <div className={styles.head}>
          <h2>{heading}</h2>
          <TextLink href={link.href} more={link.more}>
            {link.label}
          </TextLink>
        </div>
        <ul className={styles.articles}>
          {articles.map(({ href, type, date, title, picture }, index) => (
            <li key={href}>
              <Link href={href} className={styles.article}>
                <Picture
                  picture={picture}
                  sizes={
                    index === 0
                      ? '(width >= 1024px) min(56vw, 790px), 100vw'
                      : '(width >= 1024px) clamp(148px, 16.4vw, 236px), 112px'
                  }
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
