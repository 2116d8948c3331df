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
        {
          quote: (
            <blockquote className={styles.said}>
              <b>{title}</b>
              {quote}
            </blockquote>
          ),
          more: work?.href ? <TextLink href={work.href}>{work.heading}</TextLink> : undefined,
        },
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
