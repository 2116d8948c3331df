import { TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './award-banner.module.css';

/** The awards on one shelf, each above its name. */
export default function AwardBanner({ heading, awards, link }: SectionProps<'award-banner'>) {
  return (
    <section className={`${styles.section} band slim`}>
      <div className="wrap">
        <div className={`ends ${styles.head}`}>
          <h2 className="named">{heading}</h2>
          {link ? <TextLink {...link} /> : null}
        </div>
        <ol className={styles.shelf}>
          {awards.map(({ metal, title, trophy, picture }) => (
            <li key={title}>
              <Picture
                picture={trophy ?? picture}
                sizes="(width >= 1024px) 200px, (width >= 640px) 26vw, 36vw"
                className={styles.object}
              />
              <div>
                <b>{metal}</b>
                {title}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
