import { Link, TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './article-cards.module.css';

type Cards = SectionProps<'article-cards'>;

function sizesOf(index: number, isNext: boolean, isLog: boolean): string {
  if (isNext) return index === 0 ? '100vw' : '(width >= 768px) 25vw, 1px';
  if (!isLog) return '(width >= 768px) 31vw, 128px';
  return index === 0 ? '(width >= 768px) 52vw, 100vw' : '(width >= 768px) 20vw, 128px';
}

/** The cover of a card; that of the next article has room for its title. */
function Cover({
  card: { picture, wide = picture },
  isPoster,
  sizes,
}: {
  card: Cards['articles'][number];
  isPoster: boolean;
  sizes: string;
}) {
  return (
    <Picture
      picture={{ ...(isPoster ? wide : picture), alt: '' }}
      sizes={sizes}
      narrow={isPoster ? { picture, below: 768, sizes } : undefined}
      className={styles.picture}
    />
  );
}

export default function ArticleCards({ heading, next, link, articles }: Cards) {
  const look = next ? styles.onward : link && styles.log;
  return (
    <section className={`${styles.section} ${next ? 'band-start' : 'band'} ${look ? 'slim' : ''} on-sand`}>
      <div className="wrap">
        <div className={`${styles.head} ends`}>
          <h2 className="named">{heading}</h2>
          {link ? <TextLink {...link} /> : null}
        </div>
        <ul className={`${styles.cards} ${look ?? ''}`}>
          {articles.map((card, index) => {
            const { href, title, lead, takeaway, type, date } = card;
            const isPoster = next !== undefined && index === 0;
            return (
              <li key={href}>
                <Link href={href} className={`${styles.card} zooms`}>
                  <Cover
                    card={card}
                    isPoster={isPoster}
                    sizes={sizesOf(index, next !== undefined, link !== undefined)}
                  />
                  <div>
                    <p>
                      <b>{isPoster ? next : type}</b> <time dateTime={date.iso}>{date.label}</time>
                    </p>
                    <h3>
                      {title}
                      {isPoster ? <Pointer className={styles.pointer} /> : null}
                    </h3>
                    {isPoster ? (
                      <p className={styles.lead}>
                        {takeaway.label} {takeaway.text}
                      </p>
                    ) : null}
                    {look === styles.log && index === 0 ? <p className={styles.lead}>{lead}</p> : null}
                  </div>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
