import { useId } from 'react';
import { Link } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Expander } from '#app/ui/expander/expander.tsx';
import { textLinkClass, textLinkPointer } from '#app/ui/link/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-cards.module.css';

/** What we build, each with a piece of interface. */
export default function ServiceCards({ heading, text, mirrored, cards }: SectionProps<'service-cards'>) {
  const { more, less } = useSite().words.logos;
  const id = useId();
  return (
    <section className={`${styles.section} band slim on-white`} id="what-we-build">
      <div className="wrap">
        <div className={`${styles.head} ends`}>
          <h2>{heading}</h2>
          {mirrored ? (
            <p lang={mirrored.language} dir="rtl" aria-hidden="true">
              {mirrored.text}
            </p>
          ) : null}
        </div>
        <p className={styles.text}>{text}</p>
        <ul id={id} className={styles.cards} data-state="closed">
          {cards.map(({ title, description, picture, link }, index) => (
            <li key={title}>
              <div className={styles.piece}>
                <Picture
                  picture={picture}
                  sizes={index < 2 ? '(width >= 1024px) 47vw, 94vw' : '(width >= 1024px) 15vw, 46vw'}
                />
              </div>
              <h3>{title}</h3>
              <p>
                {description} {link ? <Link {...link} /> : null}
              </p>
            </li>
          ))}
        </ul>
        <Expander
          controls={id}
          more={more}
          less={less}
          className={`${textLinkClass} ${styles.toggle}`}
          pointerClass={textLinkPointer}
        />
      </div>
    </section>
  );
}
