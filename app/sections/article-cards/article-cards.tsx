import { Link, TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './article-cards.module.css';

function sizesOf(index: number, isNext: boolean, isLog: boolean): string {
  if (isNext) return '(width >= 768px) 52vw, 100vw';
  if (!isLog) return '(width >= 768px) 31vw, 128px';
  return index === 0 ? '(width >= 768px) 52vw, 100vw' : '(width >= 768px) 20vw, 128px';
}

export default function ArticleCards({ heading, next, link, articles }: SectionProps<'article-cards'>) {
  const look = next ? styles.onward : link && styles.log;
  return (
    <section className={`${styles.section} band ${look === styles.log ? 'slim' : ''} on-sand`}>
      <div className="wrap">
        <div className={`${styles.head} ends`}>
          <h2 className="named">{heading}</h2>
          {link ? <TextLink {...link} /> : null}
        </div>
        <ul className={`${styles.cards} ${look ?? ''}`}>
          {articles.map(({ href, title, lead, type, date, picture }, index) => (
            <li key={href}>
              <Link href={href} className={`${styles.card} zooms`}>
                {next && index > 0 ? null : (
                  <Picture
                    picture={{ ...picture, alt: '' }}
                    sizes={sizesOf(index, next !== undefined, link !== undefined)}
                    className={styles.picture}
                  />
                )}
                <div>
                  <p>
                    <b>{next && index === 0 ? next : type}</b> <time dateTime={date.iso}>{date.label}</time>
                  </p>
                  <h3>{title}</h3>
                  {look === styles.log && index === 0 ? <p className={styles.lead}>{lead}</p> : null}
                </div>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
