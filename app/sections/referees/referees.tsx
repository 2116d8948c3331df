import { ActionLink, Link, TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './referees.module.css';

/** What somebody said, a phrase of it bold. */
function Said({ quote, loud = '' }: { quote: string; loud?: string | undefined }) {
  const [before, after] = loud ? quote.split(loud) : [quote];
  return (
    <blockquote>
      {before}
      {loud ? <em>{loud}</em> : null}
      {after}
    </blockquote>
  );
}

/** Clients who take calls: the first opens the section at full width, each on the colour of the service they can speak about. */
export default function Referees({ heading, text, action, ask, referees }: SectionProps<'referees'>) {
  return (
    <section className={`on-ink ${styles.section}`}>
      <h2>{heading}</h2>
      <ul className={styles.board}>
        {referees.map(
          ({ review: { id, quote, loud, name, role, company, picture }, client, work }, index) => (
            <li key={id} data-ground={client.service.sign}>
              <Picture
                picture={{ ...picture, alt: '' }}
                sizes={`(width >= 1024px) ${index ? 15 : 42}vw, (width >= 768px) ${index ? 20 : 42}vw, ${index ? 34 : 100}vw`}
                className={styles.portrait}
              />
              <Said quote={quote} loud={loud} />
              <p className={styles.who}>
                <strong>{name}</strong>
                {role}, {company}, {client.city}
              </p>
              <p className={styles.links}>
                <span>
                  {ask} <Link href={client.service.href}>{client.service.title}</Link>
                </span>
                <TextLink {...work} />
              </p>
            </li>
          ),
        )}
      </ul>
      <div className={styles.foot}>
        <p>{text}</p>
        <ActionLink {...action} tone="sun" />
      </div>
    </section>
  );
}
