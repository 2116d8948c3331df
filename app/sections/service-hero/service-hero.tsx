import { Trail } from '#app/links/trail.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-hero.module.css';

type Hero = SectionProps<'service-hero'>;

/** Letters from which a sub-heading is set smaller, so that it stays in the first screen. */
const longText = 85;

type Parts = Pick<Hero, 'composition' | 'text' | 'drawings' | 'narrow'>;

/** What takes a drawing's place in a narrow window. */
function upright(picture: Hero['drawings'][number] | undefined) {
  return picture && { picture, below: 768, sizes: '100vw' };
}

/** One phrase above the other, the last of them with a drawing each. */
function Bands({ text, drawings, narrow }: Parts) {
  return (
    <p className={styles.bands}>
      {text.map((phrase, index) => {
        const place = index - (text.length - drawings.length);
        const drawing = drawings[place];
        return (
          <span key={phrase} className={styles.phrase}>
            {drawing ? (
              <Picture
                picture={drawing}
                sizes="100vw"
                loading={index === 0 ? 'first' : 'lazy'}
                narrow={upright(narrow?.[place])}
              />
            ) : null}
            <span className="wrap">{phrase} </span>
          </span>
        );
      })}
    </p>
  );
}

/** The sub-heading with one drawing. */
function Stage({ composition, text, drawings, narrow }: Parts) {
  const [drawing] = drawings;
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
          narrow={upright(narrow?.[0])}
          veil={composition === 'behind' || undefined}
          className={styles.drawing}
        />
      ) : null}
    </>
  );
}

export default function ServiceHero({ world, trail, heading, ...rest }: Hero) {
  return (
    <section className={styles.hero} data-world={world} data-composition={rest.composition}>
      <div className={`wrap ${styles.head}`}>
        <Trail {...trail} />
        <h1>{heading}</h1>
      </div>
      {rest.composition === 'bands' ? <Bands {...rest} /> : <Stage {...rest} />}
    </section>
  );
}
