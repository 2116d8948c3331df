import { Link, TextLink } from '#app/links/link.tsx';
import { Evidence } from '#app/ui/evidence/evidence.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './case-cards.module.css';

type Cards = SectionProps<'case-cards'>;

function Card({
  whose,
  title,
  blurb,
  date,
  picture,
  evidence,
  href,
}: Cards['cards'][number] & { whose: string | undefined }) {
  return (
    <li>
      {whose ? <p className={styles.whose}>{whose}</p> : null}
      {picture ? (
        <Picture
          picture={picture}
          sizes="(width >= 1024px) min(56vw, 800px), 90vw"
          className={styles.picture}
        />
      ) : null}
      <h3>{href ? <Link href={href}>{title}</Link> : title}</h3>
      <p>{blurb}</p>
      {evidence ? <Evidence who={evidence.who} what={evidence.what} /> : null}
      <time dateTime={date.iso}>{date.label}</time>
    </li>
  );
}

export default function CaseCards({ heading, text, own, others, cards, action }: Cards) {
  return (
    <section className={`slim ${own ? 'band-end on-paper half-start' : `band on-sand ${styles.told}`}`}>
      <div className={`wrap ${styles.wrap}`}>
        <h2>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <ul className={styles.cards}>
          {cards.map((card, index) => (
            <Card key={card.title} {...card} whose={[own, others][index]} />
          ))}
        </ul>
        <TextLink {...action} />
      </div>
    </section>
  );
}
