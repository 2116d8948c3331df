import { useId } from 'react';
import { Trail } from '#app/links/trail.tsx';
import { useSite } from '#app/site/site.tsx';
import { Figures } from '#app/ui/figure/figure.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import { Action } from '../landing-hero/action.tsx';
import type { SectionProps } from '../schemas.ts';
import AskAudit from './ask-audit.island.tsx';
import styles from './seo-hero.module.css';

/** Pixels up to which the upright picture is shown. */
const narrow = 768;

export default function SeoHero(props: SectionProps<'seo-hero'>) {
  const { trail, heading, description, answered, audit, picture, tallPicture, figures } = props;
  const { fields, submit } = useSite().forms.audit;
  return (
    <section className={`${styles.hero} band-end row on-ink`}>
      <div className={styles.scene}>
        <Picture
          picture={picture}
          sizes="100vw"
          loading="first"
          className={styles.ground}
          narrow={{ picture: tallPicture, below: narrow, sizes: '100vw' }}
        />
        <div className={`wrap ${styles.words}`}>
          {trail ? <Trail {...trail} /> : null}
          <h1>
            {heading.map((word) => (
              <span key={word} className="fills">
                {word}{' '}
              </span>
            ))}
          </h1>
          <p className={styles.answered} lang={answered.language}>
            <Pointer />
            {answered.text}
          </p>
        </div>
      </div>
      <div className={`wrap ${styles.say}`}>
        <p>{description}</p>
        <Action {...props} action="proposal" />
      </div>
      <div className="wrap">
        <Figures figures={figures} className={styles.figures} />
        <Island
          name="ask-audit"
          component={AskAudit}
          props={{ id: useId(), text: audit, label: fields.website.label, submit }}
        />
      </div>
    </section>
  );
}
