import { TextLink } from '#app/links/link.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './award-banner.module.css';

/** The awards as a regatta: a boat for each under a sail in its metal, with its title on the sail or below. */
export default function AwardBanner({ heading, text, awards, link }: SectionProps<'award-banner'>) {
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
      {/* The row scrolls sideways on phones, so it must be focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol className={`wrap ${styles.fleet}`} tabIndex={0}>
        {awards.map(({ metal, title, work }) => (
          <li key={title} data-metal={metal}>
            <span className={styles.boat}>
              <i />
              <i />
            </span>
            <p className={styles.words}>
              <b>{metal} </b>
              {title}
              {work ? <small> {work.heading}</small> : null}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
