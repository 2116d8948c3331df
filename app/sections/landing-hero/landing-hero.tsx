import { ActionLink } from '#app/links/link.tsx';
import { Trail } from '#app/links/trail.tsx';
import { useSite } from '#app/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import type { SectionProps } from '../schemas.ts';
import Backdrop from './backdrop.tsx';
import styles from './landing-hero.module.css';

export default function LandingHero(props: SectionProps<'landing-hero'>) {
  const { trail, heading, description, tagline, flag, pictures, action, actionMore } = props;
  const { scheduler, words } = useSite();
  return (
    <section className={`${styles.hero} on-ink`} data-hold="">
      <Island
        name="backdrop"
        component={Backdrop}
        props={{ pictures, labels: { start: words.pictures.start, stop: words.pictures.stop } }}
      />
      <div className={`wrap ${styles.content}`}>
        {flag ? <p className={styles.flag}>{flag}</p> : null}
        <h1>{heading}</h1>
        <div className={styles.base}>
          <p className={styles.description}>{description}</p>
          <div className={styles.action}>
            <ActionLink href={scheduler.href} tone="sun" more={actionMore}>
              {scheduler[action]}
            </ActionLink>
            <p>{tagline}</p>
          </div>
        </div>
        {/* At the foot, where the picture is dark whichever hour it shows. */}
        {trail ? <Trail {...trail} /> : null}
      </div>
    </section>
  );
}
