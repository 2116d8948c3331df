import { ActionLink } from '#app/links/link.tsx';
import { Trail } from '#app/links/trail.tsx';
import { useSite } from '#app/site.tsx';
import { PauseButton } from '#app/ui/rotation/pause-button.tsx';
import { useRotation } from '#app/ui/rotation/use-rotation.ts';
import type { SectionProps } from '../schemas.ts';
import { Backdrop } from './backdrop.tsx';
import styles from './landing-hero.module.css';

/** Milliseconds for which a picture stands (landing-pages 9). */
const pictureTime = 3000;

export default function LandingHero(props: SectionProps<'landing-hero'>) {
  const { trail, heading, description, tagline, flag, pictures, action, actionMore } = props;
  const { scheduler, words } = useSite();
  const rotation = useRotation({ count: pictures.length, every: pictureTime });
  return (
    <section className={`${styles.hero} on-ink`} {...rotation.hold}>
      <Backdrop pictures={pictures} turn={rotation.index} />
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
      {rotation.moving ? (
        <PauseButton
          stopped={rotation.stopped}
          onToggle={rotation.toggle}
          labels={{ start: words.pictures.start, stop: words.pictures.stop }}
          className={styles.pause}
        />
      ) : null}
    </section>
  );
}
