import { Link, TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './article-cards.module.css';

export default function ArticleCards({ heading, next, link, articles }: SectionProps<'article-cards'>) {
  return (
    <section className={`${styles.section} band on-sand`}>
      <div className="wrap">
        <div className={`${styles.head} ends`}>
          <h2 className="named">{heading}</h2>
          {link ? <TextLink {...link} /> : null}
        </div>
        <ul className={styles.cards}>
          {articles.map(({ href, title, type, date, picture }, index) => (
            <li key={href} className={next && index === 0 ? styles.next : undefined}>
              <Link href={href} className={styles.card}>
                <Picture
                  picture={{ ...picture, alt: '' }}
                  sizes={next && index === 0 ? '(width >= 768px) 40vw, 38vw' : '96px'}
                  className={styles.picture}
                />
                <div>
                  <p>
                    <b>{next && index === 0 ? next : type}</b> <time dateTime={date.iso}>{date.label}</time>
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
