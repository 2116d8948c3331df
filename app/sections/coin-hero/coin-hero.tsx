import { Trail } from '#app/links/trail.tsx';
import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import Backdrop from '../landing-hero/backdrop.island.tsx';
import { Action } from '../landing-hero/action.tsx';
import { Headline } from '../landing-hero/headline.tsx';
import type { SectionProps } from '../schemas.ts';
import { Coin } from './coin.tsx';
import styles from './coin-hero.module.css';
import ending from './coin-ending.module.css';

/** Three quarters of the coin are visible. */
const faceSizes = '(width < 1024px) 96vw, 72vw';

/** A coin rises from the water, with the place name in front of it and a wave in front of that. */
export default function CoinHero(hero: SectionProps<'coin-hero'>) {
  const { trail, place, heading, description, flag, scene, pictures } = hero;
  const { start, stop } = useSite().words.pictures;
  return (
    <section className={`${styles.hero} ${ending.coin} on-ink`} data-hold="">
      <Coin flag={flag} scene={scene} />
      <Island
        name="backdrop"
        component={Backdrop}
        props={{ pictures, labels: { start, stop }, sizes: faceSizes, className: styles.face }}
      />
      <div className={`wrap ${styles.content}`}>
        {trail ? <Trail {...trail} /> : null}
        <Headline heading={heading} place={place} />
        <div className={styles.swell} />
        <div className={styles.words}>
          <p>{description}</p>
          <Action {...hero} />
        </div>
      </div>
    </section>
  );
}
