import { ActionLink, Link, TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './referees.module.css';

/** Portraits and quotes in turn, like the squares of a board. */
export default function Referees({ heading, text, action, ask, referees }: SectionProps<'referees'>) {
  return (
    <section className="band on-paper">
      <div className={`wrap ${styles.head}`}>
        <h2>{heading}</h2>
        <div>
          <p>{text}</p>
          <ActionLink {...action} />
        </div>
      </div>
      <ul className={styles.board}>
        {referees.map(({ review: { id, title, quote, name, role, company, picture }, client }) => (
          <li key={id}>
            <Picture
              picture={{ ...picture, alt: '' }}
              sizes="(width >= 1280px) 25vw, 50vw"
              className={styles.portrait}
            />
            <blockquote>
              <b>{title}</b>
              {quote}
            </blockquote>
            <div className={styles.who}>
              <strong>{name}</strong>
              <span>
                {role}, {company}, {client.city}
              </span>
              <p>
                {ask} <Link href={client.service.href}>{client.service.title}</Link>
              </p>
              {client.work ? <TextLink href={client.work.href}>{client.work.heading}</TextLink> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
