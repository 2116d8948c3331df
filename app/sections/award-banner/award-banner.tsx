import { TextLink } from '#app/links/link.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './award-banner.module.css';

/** The awards come in over the swell, a sail of its metal for each; what it was for stands on the water below. */
export default function AwardBanner({ heading, alt, awards, link }: SectionProps<'award-banner'>) {
  return (
    <section className={styles.section}>
      <div className={`wrap ends ${styles.head}`}>
        <h2 className="named">{heading}</h2>
        {link ? <TextLink {...link} /> : null}
      </div>
      <div className={styles.fleet} role="img" aria-label={alt}>
        {awards.map(({ metal, title }) => (
          <span key={title} data-metal={metal}>
            <i />
          </span>
        ))}
      </div>
      <ol className={`${styles.names} on-ink`}>
        {awards.map(({ metal, title }) => (
          <li key={title} data-metal={metal}>
            <b>{metal}</b>
            {title}
          </li>
        ))}
      </ol>
    </section>
  );
}
