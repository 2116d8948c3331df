import { ActionLink, TextLink } from '#app/links/link.tsx';
import { People } from '#app/ui/people/people.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-people.module.css';

export default function ServicePeople({
  heading,
  text,
  action,
  people,
  reviews,
}: SectionProps<'service-people'>) {
  const said =
    reviews &&
    new Map(
      reviews.map(({ review: { id, title, quote }, work }) => [
        id,
        <div key={id} className={styles.said}>
          <blockquote>
            <b>{title}</b>
            {quote}
          </blockquote>
          {work?.href ? <TextLink href={work.href}>{work.heading}</TextLink> : null}
        </div>,
      ]),
    );
  return (
    <section className="band on-paper">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2>{heading}</h2>
          <div>
            {text ? <p className={styles.text}>{text}</p> : null}
            {action ? <ActionLink {...action} /> : null}
          </div>
        </div>
        <People people={people} said={said} large />
      </div>
    </section>
  );
}
