import { ActionLink, TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Figures } from '#app/ui/figure/figure.tsx';
import { Mark } from '#app/ui/mark/mark.tsx';
import { BackgroundVideo } from '#app/ui/video/video.tsx';
import type { SectionProps } from '../schemas.ts';
import boat from '@site/brand/pictures/home-hero.svg';
import styles from './home-hero.module.css';

type Props = SectionProps<'home-hero'>;

/**
 * On phones the picture loads at 1.6 device pixels per pixel, not 3: grain hides the difference, and it arrives in
 * half the time.
 */
const tallSizes = '55vw';

/** Index of the line at the widest part of the sail. */
const widest = 3;

/** The boat, with the headline as text on its sail. */
function Boat({ heading }: Pick<Props, 'heading'>) {
  return (
    <div className={styles.boat}>
      <img src={boat} alt="" width={1180} height={850} />
      <h1>
        {heading.map((phrase, line) => (
          <span key={phrase} className={line === widest ? 'fills' : undefined}>
            {phrase}{' '}
          </span>
        ))}
      </h1>
    </div>
  );
}

const degrees = (latitude: number): string =>
  `${Math.round(Math.abs(latitude))}° ${latitude < 0 ? 'S' : 'N'}`;

/** How far the page has been scrolled, as the way from the first office to the last. Decorative. */
function Course({ offices }: Pick<ReturnType<typeof useSite>, 'offices'>) {
  const [from, to] = [offices[0], offices.at(-1)];
  if (!from || !to || from === to) return null;
  return (
    <div className={styles.course} aria-hidden="true">
      <span>
        {degrees(from.latitude)} {from.name}
      </span>
      <i>
        <Mark />
      </i>
      <span>
        {degrees(to.latitude)} {to.name}
      </span>
    </div>
  );
}

export default function HomeHero(props: Props) {
  const { heading, lead, tagline, action, prices, film, picture, tallPicture, figures } = props;
  const { words, offices } = useSite();
  return (
    <section className={`${styles.hero} on-ink`} data-hold="">
      <Course offices={offices} />
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
        <Boat heading={heading} />
      </div>
      <div className={styles.words}>
        <div className={styles.tagline}>
          <p>{lead}</p>
          <p>{tagline}</p>
        </div>
        <div className={styles.actions}>
          <ActionLink {...action} tone="sun" />
          {prices ? <TextLink {...prices} /> : null}
        </div>
      </div>
      <Figures figures={figures} className={`wrap ${styles.figures}`} />
    </section>
  );
}
