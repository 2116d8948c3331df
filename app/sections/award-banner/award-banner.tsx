import { TextLink } from '#app/links/link.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './award-banner.module.css';

/** The awards as a regatta: a boat for each under a sail in its metal, with its title on the sail or below. */
export default function AwardBanner({ heading, text, alt, awards, link }: SectionProps<'award-banner'>) {
  return (
    <section className={`${styles.section} on-paper`}>
      <div className={`wrap ${styles.head}`}>
        <h2>
          {heading.map((phrase) => (
            <span key={phrase}>{phrase} </span>
          ))}
        </h2>
        <p>{text}</p>
        {link ? <TextLink {...link} /> : null}
      </div>
      <div className={styles.regatta}>
        <div role="img" aria-label={alt} className={styles.fleet}>
          {awards.map(({ metal, title }) => (
            <span key={title} data-metal={metal}>
              <i />
              <i />
            </span>
          ))}
        </div>
        <ol className={`wrap ${styles.names}`}>
          {awards.map(({ metal, title, work }) => (
            <li key={title} data-metal={metal}>
              <b>{metal}</b>
              {title}
              {work ? <small>{work.heading}</small> : null}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
