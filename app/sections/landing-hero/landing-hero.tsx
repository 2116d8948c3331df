import { ActionLink, Link } from '#app/links/link.tsx';
import { Trail } from '#app/links/trail.tsx';
import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import type { SectionProps } from '../schemas.ts';
import Backdrop from './backdrop.tsx';
import { Coast, Courses } from './coast.tsx';
import { Coin } from './coin.tsx';
import { Headline } from './headline.tsx';
import styles from './landing-hero.module.css';

type Hero = SectionProps<'landing-hero'>;

/** Widths of the picture: in a small sail; on a coin, three quarters of it. */
const chartSizes = '(width < 1024px) 240px, 300px';
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
  const { trail, place, heading, flag, scene, coast, pictures } = hero;
  const { words } = useSite();
  const { start, stop } = words.pictures;
  return (
    <section className={`${styles.hero} ${flag ? styles.minted : styles.charted} on-ink`} data-hold="">
      {flag && scene ? <Coin flag={flag} scene={scene} /> : null}
      {coast ? <Courses channels={coast.channels} /> : null}
      <Island
        name="backdrop"
        component={Backdrop}
        props={{ pictures, labels: { start, stop }, sizes: flag ? faceSizes : chartSizes }}
      />
      <div className={`wrap ${styles.content}`}>
        {trail ? <Trail {...trail} /> : null}
        <Headline heading={heading} place={place} />
        <Words {...hero} />
      </div>
      {flag ? <div className={styles.swell} /> : null}
      {coast ? <Coast {...coast} /> : null}
    </section>
  );
}
