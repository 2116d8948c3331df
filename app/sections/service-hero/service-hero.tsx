import { Trail } from '#app/links/trail.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-hero.module.css';

/** Letters up to which a name is set wide, so that it holds its half of the screen. */
const shortName = 4;

/** Letters up to which a word keeps clear of the poster's middle at full size. */
const roomyWord = 10;

/** `Branding & Creative` breaks before its sign, never after it. */
function phrases(heading: string): string[] {
  return heading.split(/ (?=& )/);
}

export default function ServiceHero({ trail, heading, text, picture, tall }: SectionProps<'service-hero'>) {
  const longest = Math.max(...heading.split(' ').map((word) => word.length));
  return (
    <section className={`${styles.hero} on-ink`}>
      <Picture
        picture={picture}
        sizes="(width >= 1024px) max(64vw, 1280px), 100vw"
        loading="first"
        narrow={{ picture: tall, below: 1024, sizes: '100vw' }}
        className={styles.picture}
      />
      <div className={`wrap ${styles.words}`}>
        <Trail {...trail} />
        <h1
          data-long={longest > roomyWord || undefined}
          data-short={heading.length <= shortName || undefined}
        >
          {phrases(heading).map((phrase) => (
            <span key={phrase}>{phrase} </span>
          ))}
        </h1>
        <p>{text}</p>
      </div>
    </section>
  );
}
