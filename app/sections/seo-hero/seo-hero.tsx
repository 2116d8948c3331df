import { formAnchor } from '#app/lead-form/carry.ts';
import { TextLink } from '#app/links/link.tsx';
import { Trail } from '#app/links/trail.tsx';
import { Figures } from '#app/ui/figure/figure.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import { Action } from '../landing-hero/action.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './seo-hero.module.css';

/** Pixels up to which the upright picture is shown. */
const narrow = 768;

export default function SeoHero(props: SectionProps<'seo-hero'>) {
  const { trail, heading, where, description, answered, audit, picture, tallPicture, figures } = props;
  return (
    <section className={`${styles.hero} on-ink`}>
      <div className={`wrap ${styles.words}`}>
        {trail ? <Trail {...trail} /> : null}
        <h1>
          {heading.map((word) => (
            <span key={word} className="fills">
              {word}{' '}
            </span>
          ))}
          <span className={styles.where}>{where}</span>
        </h1>
        <div className={styles.say}>
          <p>{description}</p>
          <Action {...props} action="proposal" />
          <TextLink href={`#${formAnchor('audit')}`} label={audit} />
        </div>
        <Figures figures={figures} className={styles.figures} />
      </div>
      <div className={styles.scene}>
        <Picture
          picture={picture}
          sizes="100vw"
          loading="first"
          className={styles.ground}
          narrow={{ picture: tallPicture, below: narrow, sizes: '100vw' }}
        />
        <div className="wrap">
          <p className={styles.answered} lang={answered.language}>
            <Pointer />
            {answered.text}
          </p>
        </div>
      </div>
    </section>
  );
}
