import { TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './award-banner.module.css';

/** On phones each half of the picture is as wide as the window. */
const sizes = '(width < 640px) 150vw, 100vw';

export default function AwardBanner({ heading, picture, awards, link }: SectionProps<'award-banner'>) {
  return (
    <section className={`${styles.section} band-start slim on-sun`}>
      <div className={`wrap ends ${styles.head}`}>
        <h2 className="named">{heading}</h2>
        {link ? <TextLink {...link} /> : null}
      </div>
      <div className={styles.scene}>
        <Picture picture={picture} sizes={sizes} className={styles.picture} />
        <Picture
          picture={{ ...picture, alt: '' }}
          sizes={sizes}
          className={`${styles.picture} ${styles.rest}`}
        />
        <ol className={styles.awards}>
          {awards.map(({ metal, title }) => (
            <li key={title}>
              <b>{metal}</b>
              {title}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
