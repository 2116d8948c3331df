import { ActionLink, Link } from '#app/links/link.tsx';
import { Trail } from '#app/links/trail.tsx';
import { useSite } from '#app/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import type { SectionProps } from '../schemas.ts';
import Backdrop from './backdrop.tsx';
import { Coin } from './coin.tsx';
import { Headline } from './headline.tsx';
import styles from './landing-hero.module.css';

type Hero = SectionProps<'landing-hero'>;

/** Widths of the picture: across on phones, an upright box on wider screens; on a coin, three quarters of it. */
const sailSizes = '(width < 768px) 90vw, max(62vw, 150vh)';
const faceSizes = '(width < 1024px) 96vw, 72vw';

/** The first result that a visitor reads, and whose it is. */
function Proof({ heading, evidence, href }: NonNullable<Hero['proof']>) {
  const words = (
    <>
      <b>{evidence.result}</b> {heading}. {evidence.who}. {evidence.what}
    </>
  );
  return <p className={styles.proof}>{href ? <Link href={href}>{words}</Link> : words}</p>;
}

function Words({ description, tagline, proof, action, actionMore }: Hero) {
  const { scheduler } = useSite();
  return (
    <div className={styles.base}>
      <p className={styles.description}>{description}</p>
      <div className={styles.action}>
        <ActionLink href={scheduler.href} tone="sun" more={actionMore}>
          {scheduler[action]}
        </ActionLink>
        <p>{tagline}</p>
      </div>
      {proof ? <Proof {...proof} /> : null}
    </div>
  );
}

export default function LandingHero(hero: Hero) {
  const { trail, place, heading, flag, scene, pictures } = hero;
  const { words } = useSite();
  const { start, stop } = words.pictures;
  return (
    <section className={`${styles.hero} ${flag ? styles.minted : styles.sailing} on-ink`} data-hold="">
      {flag && scene ? <Coin flag={flag} scene={scene} /> : null}
      <Island
        name="backdrop"
        component={Backdrop}
        props={{ pictures, labels: { start, stop }, sizes: flag ? faceSizes : sailSizes }}
      />
      <div className={`wrap ${styles.content}`}>
        {flag && trail ? <Trail {...trail} /> : null}
        <Headline heading={heading} place={flag ? place : undefined} />
        <Words {...hero} />
        {/* At the foot, where the picture is dark whichever hour it shows. */}
        {trail && !flag ? <Trail {...trail} /> : null}
      </div>
      {flag ? <div className={styles.swell} /> : null}
    </section>
  );
}
