import { TextLink } from '#app/links/link.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './award-banner.module.css';

/** The awards as a distant regatta: a boat for each under a sail in its metal, and below the water what it is for. */
export default function AwardBanner({ heading, text, awards, link }: SectionProps<'award-banner'>) {
  return (
    <section className={`${styles.section} on-paper`}>
      <div className={`wrap ${styles.head}`}>
        <h2>{heading}</h2>
        <p>{text}</p>
        {link ? <TextLink {...link} /> : null}
      </div>
      <p className={`wrap on-screen ${styles.fleet}`} aria-hidden="true">
        {awards.map(({ metal, title }) => (
          <span key={title} data-metal={metal}>
            <i />
            <i />
          </span>
        ))}
      </p>
      <div className={styles.sea}>
        <ol className={`wrap ${styles.words}`}>
          {awards.map(({ metal, title, work }) => (
            <li key={title}>
              <b>{metal} </b>
              <p>
                {title}
                {work ? <small> {work.heading}</small> : null}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
