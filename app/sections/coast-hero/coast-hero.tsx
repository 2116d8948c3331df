import { Trail } from '#app/links/trail.tsx';
import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import Backdrop from '../landing-hero/backdrop.island.tsx';
import { Contents } from '../landing-hero/contents.tsx';
import { Headline } from '../landing-hero/headline.tsx';
import { Words } from '../landing-hero/words.tsx';
import type { SectionProps } from '../schemas.ts';
import { Coast, Places } from './coast.tsx';
import styles from './coast-hero.module.css';

const sailSizes = '(width < 1024px) 160px, 240px';

/** The sea from above, with the full width of the coast at its lower edge. */
export default function CoastHero(hero: SectionProps<'coast-hero'>) {
  const { trail, place, heading, coast, pictures, contents } = hero;
  const { start, stop } = useSite().words.pictures;
  return (
    <>
      <section className={`${styles.hero} on-ink`} data-hold="">
        <div className={`wrap ${styles.head}`}>
          {trail ? <Trail {...trail} /> : null}
          <Headline heading={heading} place={place} />
        </div>
        <div className={styles.sea}>
          <Coast kind={coast.kind} />
          <Island
            name="backdrop"
            component={Backdrop}
            props={{ pictures, labels: { start, stop }, sizes: sailSizes, className: styles.sail }}
          />
        </div>
        <Words hero={hero} className={`wrap ${styles.words}`} />
      </section>
      <Places places={coast.places} />
      <Contents contents={contents} />
    </>
  );
}
