import { TextLink } from '#app/links/link.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './award-banner.module.css';

/** The awards as a regatta: a boat for each under a sail in its metal, with its title on the sail or in the water below. */
export default function AwardBanner({ heading, text, awards, link }: SectionProps<'award-banner'>) {
  return (
    <section className={`${styles.section} on-paper`}>
      <div className={`wrap ${styles.head}`}>
        <h2 className="named">{heading}</h2>
        <p>{text}</p>
        {link ? <TextLink {...link} /> : null}
      </div>
      <ol className={`wrap ${styles.fleet}`}>
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
