import { useSite } from '#app/site.tsx';
import { Figures } from '#app/ui/figure/figure.tsx';
import { BackgroundVideo } from '#app/ui/video/video.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './home-hero.module.css';

/**
 * On phones the picture is asked for at 1.6 dots a pixel, not at the screen's three: grain hides the difference, and
 * it arrives in half the time.
 */
const tallSizes = '55vw';

export default function HomeHero({
  heading,
  tagline,
  film,
  picture,
  tallPicture,
  figures,
}: SectionProps<'home-hero'>) {
  const { words } = useSite();
  return (
    <section className={`${styles.hero} on-ink`} data-hold="">
      <div className={styles.film}>
        <BackgroundVideo
          video={film}
          poster={{
            picture,
            sizes: '100vw',
            loading: 'first',
            narrow: { picture: tallPicture, below: 768, sizes: tallSizes },
          }}
          labels={words.video}
        />
      </div>
      <div className={`wrap ${styles.content}`}>
        <h1>
          {heading.map((phrase) => (
            <span key={phrase}>{phrase} </span>
          ))}
        </h1>
        <div className={styles.base}>
          <p className={styles.tagline}>{tagline}</p>
          <Figures figures={figures} className={styles.figures} />
        </div>
      </div>
    </section>
  );
}
