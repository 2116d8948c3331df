import { ActionLink, Link } from '#app/links/link.tsx';
import { Trail } from '#app/links/trail.tsx';
import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import Backdrop from '../landing-hero/backdrop.island.tsx';
import { Contents } from '../landing-hero/contents.tsx';
import { Headline } from '../landing-hero/headline.tsx';
import type { SectionProps } from '../schemas.ts';
import coasts from './coast.module.css';
import styles from './coast-hero.module.css';

const boatSizes = '(width < 768px) 168px, 20vw';

/** A result and its client. */
function Proof({ heading, evidence, href }: SectionProps<'coast-hero'>['proof']) {
  return (
    <div>
      <p className={`wrap ${styles.proof}`}>
        <b>{evidence.result}</b>
        <span>
          {href ? <Link href={href}>{heading}</Link> : heading}. {evidence.who}. {evidence.what}
        </span>
      </p>
    </div>
  );
}

/** The sea from above and the coast beside it: a name, a sentence, an action. */
export default function CoastHero(hero: SectionProps<'coast-hero'>) {
  const { trail, place, heading, description, action, actionMore, price, coast, pictures } = hero;
  const { words, scheduler } = useSite();
  const { start, stop } = words.pictures;
  return (
    <>
      <section className={`${styles.hero} on-ink`} data-hold="">
        <div className={`wrap ${styles.head}`}>
          {trail ? <Trail {...trail} /> : null}
          <Headline heading={heading} place={place} />
        </div>
        <div className={styles.sea}>
          <div className={`${coasts[coast.kind]} ${styles.land}`} data-coast={coast.kind} />
          <Island
            name="backdrop"
            component={Backdrop}
            props={{ pictures, labels: { start, stop }, sizes: boatSizes, className: styles.boat }}
          />
        </div>
        <div className={`wrap ${styles.words}`}>
          <p>{description}</p>
          <ActionLink href={scheduler.href} tone="sun" more={actionMore}>
            {scheduler[action]}
          </ActionLink>
          <p>
            <Link href={price.href}>{price.label}</Link>
          </p>
        </div>
      </section>
      <Proof {...hero.proof} />
      <Contents contents={hero.contents} />
    </>
  );
}
