import { formAnchor } from '#app/lead-form/carry.ts';
import { TextLink } from '#app/links/link.tsx';
import { Trail } from '#app/links/trail.tsx';
import { Figures } from '#app/ui/figure/figure.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Action } from '../landing-hero/action.tsx';
import { Contents } from '../landing-hero/contents.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './seo-hero.module.css';

type Hero = SectionProps<'seo-hero'>;

/** Search queries as the windows of a town, and as text for those who do not see it. */
function Asked({
  asks,
  questions,
  answered,
  scene,
  narrow,
}: Pick<Hero, 'asks' | 'questions' | 'answered' | 'scene' | 'narrow'>) {
  return (
    <div className={styles.asked}>
      <Picture
        picture={scene}
        sizes="(width >= 1440px) 1920px, 133vw"
        loading="first"
        narrow={narrow && { picture: narrow, below: 640, sizes: '100vw' }}
        className={styles.town}
      />
      <p className="wrap">{asks}</p>
      <ul className="visually-hidden">
        {[...questions, answered].map(({ language, text }) => (
          <li key={text} lang={language}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

export default function SeoHero(props: Hero) {
  const { trail, heading, where, description, tagline, audit, figures, contents } = props;
  return (
    <>
      <section className={`${styles.hero} on-ink`}>
        <div className={`wrap ${styles.words}`}>
          {trail ? <Trail {...trail} /> : null}
          <h1>
            {heading.map((word) => (
              <span key={word} className="fills">
                {word}{' '}
              </span>
            ))}
            <span className={styles.where}>{where}</span>
          </h1>
        </div>
        <Asked {...props} />
        <div className={`wrap ${styles.say}`}>
          <p>{description}</p>
          <Action {...props} action="proposal" tagline={undefined} />
        </div>
        <div className="wrap">
          <Figures figures={figures} className={styles.figures} />
          <div className={styles.terms}>
            <p>{tagline}</p>
            <TextLink href={`#${formAnchor('audit')}`} label={audit} />
          </div>
        </div>
      </section>
      <Contents contents={contents} />
    </>
  );
}
