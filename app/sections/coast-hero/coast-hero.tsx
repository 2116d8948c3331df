import { Trail } from '#app/links/trail.tsx';
import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import Backdrop from '../landing-hero/backdrop.island.tsx';
import { Headline } from '../landing-hero/headline.tsx';
import { Words } from '../landing-hero/words.tsx';
import type { SectionProps } from '../schemas.ts';
import { Coast, Courses } from './coast.tsx';
import styles from './coast-hero.module.css';

const sailSizes = '(width < 1024px) 240px, 300px';

/** The sea from above, with a coast that the whole page runs down. */
export default function CoastHero(hero: SectionProps<'coast-hero'>) {
  const { trail, place, heading, coast, pictures } = hero;
  const { start, stop } = useSite().words.pictures;
  return (
    <section className={`${styles.hero} on-ink`} data-hold="">
      <Courses channels={coast.channels} />
      <Island
        name="backdrop"
        component={Backdrop}
        props={{ pictures, labels: { start, stop }, sizes: sailSizes, className: styles.sail }}
      />
      <div className={`wrap ${styles.content}`}>
        {trail ? <Trail {...trail} /> : null}
        <Headline heading={heading} place={place} />
        <Words hero={hero} className={styles.words} />
      </div>
      <Coast {...coast} />
    </section>
  );
}
