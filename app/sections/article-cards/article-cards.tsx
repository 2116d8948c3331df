import { Link } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './article-cards.module.css';

export default function ArticleCards({ heading, articles }: SectionProps<'article-cards'>) {
  return (
    <section className={`${styles.section} band on-sand`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className={styles.cards}>
          {articles.map(({ href, title, type, date, picture }) => (
            <li key={href}>
              <Link href={href} className={styles.card}>
                <Picture
                  picture={{ ...picture, alt: '' }}
                  sizes="(width >= 768px) 148px, 112px"
                  className={styles.picture}
                />
                <div>
                  <p>
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
