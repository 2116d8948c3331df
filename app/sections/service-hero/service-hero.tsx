import { Trail } from '#app/links/trail.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-hero.module.css';

type Hero = SectionProps<'service-hero'>;

/** Letters from which a sub-heading is set smaller, so that it stays in the first screen. */
const longText = 85;

/** One phrase above the other, the last of them with a drawing each. */
function Bands({ text, drawings }: Pick<Hero, 'text' | 'drawings'>) {
  return (
    <p className={styles.bands}>
      {text.map((phrase, index) => {
        const drawing = drawings[index - (text.length - drawings.length)];
        return (
          <span key={phrase} className={styles.phrase}>
            {drawing ? (
              <Picture picture={drawing} sizes="100vw" loading={index === 0 ? 'first' : 'lazy'} />
            ) : null}
            <span className="wrap">{phrase} </span>
          </span>
        );
      })}
    </p>
  );
}

/** The sub-heading with one drawing. */
function Stage({ text, drawings }: Pick<Hero, 'text' | 'drawings'>) {
  const [drawing, narrow] = drawings;
  const words = text.join(' ');
  return (
    <>
      <p className={`wrap ${styles.text}`} data-long={words.length > longText || undefined}>
        {words}
      </p>
      {drawing ? (
        <Picture
          picture={drawing}
          sizes="100vw"
          loading="first"
          narrow={narrow && { picture: narrow, below: 768, sizes: '100vw' }}
          className={styles.drawing}
        />
      ) : null}
    </>
  );
}

export default function ServiceHero({ world, composition, trail, heading, ...rest }: Hero) {
  return (
    <section className={styles.hero} data-world={world} data-composition={composition}>
      <div className={`wrap ${styles.head}`}>
        <Trail {...trail} />
        <h1>{heading}</h1>
      </div>
      {composition === 'bands' ? <Bands {...rest} /> : <Stage {...rest} />}
    </section>
  );
}
