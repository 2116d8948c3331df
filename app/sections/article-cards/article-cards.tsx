import { Link, TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './article-cards.module.css';

type Cards = SectionProps<'article-cards'>;
type Look = 'onward' | 'log' | 'plain';

/** Articles with a cover below an article. */
const covered = 3;

function sizesOf(index: number, look: Look): string {
  if (look === 'onward') return `(width >= 768px) 34vw, ${index === 0 ? '100vw' : '128px'}`;
  if (look === 'plain') return '(width >= 768px) 31vw, 128px';
  return '(width >= 768px) 34vw, 43vw';
}

interface CardProps {
  card: Cards['articles'][number];
  index: number;
  look: Look;
  /** Stands before the date of the first. */
  next?: string | undefined;
}

function Card({ card, index, look, next }: CardProps) {
  const { href, title, lead, takeaway, type, date, byline, minutes, picture, upright = picture } = card;
  // In the log only the newest has a picture.
  const isTitle = (look === 'onward' && index >= covered) || (look === 'log' && index > 0);
  return (
    <Link href={href} className={`${styles.card} zooms`}>
      {isTitle ? null : (
        <Picture
          picture={{ ...(look === 'plain' ? picture : upright), alt: '' }}
          sizes={sizesOf(index, look)}
          className={styles.picture}
        />
      )}
      <div>
        <p>
          <b>{(index === 0 && next) || type}</b> <time dateTime={date.iso}>{date.label}</time>
        </p>
        <h3>{title}</h3>
        {look === 'onward' && !isTitle ? (
          <>
            <p className={styles.lead}>{takeaway}</p>
            <p>
              {byline ? <b>{byline}</b> : null} {minutes}
            </p>
          </>
        ) : null}
        {look === 'log' && index === 0 ? <p className={styles.lead}>{lead}</p> : null}
      </div>
    </Link>
  );
}

export default function ArticleCards({ heading, next, link, articles }: Cards) {
  const listed = link ? 'log' : 'plain';
  const look = next ? 'onward' : listed;
  const items = articles.map((card, index) => (
    <li key={card.href}>
      <Card card={card} index={index} look={look} next={next} />
    </li>
  ));
  const shown = look === 'onward' ? covered : items.length;
  return (
    <section
      className={`${styles.section} band ${look === 'plain' ? '' : 'slim'} ${look === 'log' ? 'on-paper' : 'on-sand'}`}
    >
      <div className="wrap">
        <div className={`${styles.head} ends`}>
          <h2 className="named">{heading}</h2>
          {link ? <TextLink {...link} /> : null}
        </div>
        <ul className={`${styles.cards} ${styles[look] ?? ''}`}>{items.slice(0, shown)}</ul>
        {items.length > shown ? <ul className={styles.titles}>{items.slice(shown)}</ul> : null}
      </div>
    </section>
  );
}
