import { ActionLink } from '#app/links/link.tsx';
import { Trail } from '#app/links/trail.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-hero.module.css';

type Hero = SectionProps<'service-hero'>;

/** Characters from which a sub-heading is set smaller, to stay above the fold. */
const longText = 82;

type Parts = Omit<Hero, 'type' | 'world' | 'trail' | 'heading'>;

/** A drawing's composition for narrow viewports. */
function upright(picture: Hero['drawings'][number] | undefined) {
  return picture && { picture, below: 768, sizes: '100vw' };
}

/** Price and call to action. */
function Offer({ fee, action }: Pick<Hero, 'fee' | 'action'>) {
  return (
    <div className={styles.offer}>
      {fee ? <p>{fee}</p> : null}
      <ActionLink {...action} tone="sun" />
    </div>
  );
}

/** Phrases below each other, the last ones with a drawing each. */
function Bands({ text, drawings, narrow, fee, action }: Parts) {
  return (
    <div className={styles.bands}>
      <p>
        {text.map((phrase, index) => {
          const place = index - (text.length - drawings.length);
          const drawing = drawings[place];
          return (
            <span key={phrase} className={styles.phrase}>
              {drawing ? (
                <Picture
                  picture={drawing}
                  sizes="100vw"
                  loading={place === 0 ? 'first' : 'lazy'}
                  narrow={upright(narrow?.[place])}
                />
              ) : null}
              <span className="wrap">{phrase} </span>
            </span>
          );
        })}
      </p>
      <div className={`wrap ${styles.lead}`}>
        <Offer fee={fee} action={action} />
      </div>
    </div>
  );
}

/** The sub-heading with one drawing. */
function Stage({ text, drawings, narrow, caption, fee, action }: Parts) {
  const [drawing] = drawings;
  const words = text.join(' ');
  return (
    <>
      <div className={`wrap ${styles.lead}`}>
        <p className={styles.text} data-long={words.length > longText || undefined}>
          {text.map((phrase) => (
            <span key={phrase}>{phrase} </span>
          ))}
        </p>
        <Offer fee={fee} action={action} />
      </div>
      {drawing ? (
        <Picture
          picture={drawing}
          sizes="100vw"
          loading="first"
          narrow={upright(narrow?.[0])}
          className={styles.drawing}
        />
      ) : null}
      {caption ? <p className={`wrap ${styles.caption}`}>{caption}</p> : null}
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
