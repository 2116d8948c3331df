import { Link, TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './latest-articles.module.css';

/** The newest articles as entries of a logbook. */
export default function LatestArticles({ heading, link, articles }: SectionProps<'latest-articles'>) {
  return (
    <section className="band on-paper">
      <div className="wrap">
        <div className={`${styles.head} ends`}>
          <h2>{heading}</h2>
          <TextLink {...link} />
        </div>
        <ul className={styles.log}>
          {articles.map(({ href, type, date, title, picture }, index) => (
            <li key={href}>
              <Link href={href} className={styles.entry}>
                <p className={styles.meta}>
                  <time dateTime={date.iso}>{date.label}</time> <span>{type}</span>
                </p>
                <h3>{title}</h3>
                <Picture
                  picture={picture}
                  sizes={`(width >= 1024px) ${index === 0 ? 210 : 150}px, (width >= 768px) 150px, 96px`}
                  className={styles.picture}
                />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
