import { ActionLink } from '#app/links/link.tsx';
import { Trail } from '#app/links/trail.tsx';
import { useSite } from '#app/site.tsx';
import { Figures } from '#app/ui/figure/figure.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './seo-hero.module.css';

/** Pixels up to which the upright scene is shown. */
const narrow = 1024;

/** The headline stands between the sky and the dunes: the scene is drawn twice, the second time without its sky. */
export default function SeoHero(props: SectionProps<'seo-hero'>) {
  const { trail, heading, description, tagline, picture, front, tallPicture, tallFront, figures } = props;
  const { scheduler } = useSite();
  return (
    <section className={`${styles.hero} on-ink`}>
      <Picture
        picture={picture}
        sizes="100vw"
        loading="first"
        className={styles.scene}
        narrow={{ picture: tallPicture, below: narrow, sizes: '60vw' }}
      />
      <h1>
        {heading.map((word) => (
          <span key={word}>{word} </span>
        ))}
      </h1>
      <Picture
        picture={front}
        sizes="100vw"
        className={`${styles.scene} ${styles.front}`}
        narrow={{ picture: tallFront, below: narrow, sizes: '60vw' }}
      />
      <div className={`wrap ${styles.content}`}>
        <div className={styles.top}>
          {trail ? <Trail {...trail} /> : null}
          <div className={styles.words}>
            <p>{description}</p>
            <ActionLink href={scheduler.href} tone="sun">
              {scheduler.proposal}
            </ActionLink>
          </div>
        </div>
        <div className={styles.base}>
          <p className={styles.tagline}>{tagline}</p>
          <Figures figures={figures} className={styles.figures} />
        </div>
      </div>
    </section>
  );
}
