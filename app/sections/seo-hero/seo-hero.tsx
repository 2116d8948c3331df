import { formAnchor } from '#app/lead-form/carry.ts';
import { TextLink } from '#app/links/link.tsx';
import { Trail } from '#app/links/trail.tsx';
import { Figures } from '#app/ui/figure/figure.tsx';
import { Action } from '../landing-hero/action.tsx';
import { Contents } from '../landing-hero/contents.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './seo-hero.module.css';

type Hero = SectionProps<'seo-hero'>;

/** Search queries, and the answered one across the page. */
function Asked({ asks, questions, answered }: Pick<Hero, 'asks' | 'questions' | 'answered'>) {
  return (
    <div className={styles.asked}>
      <p>{asks}</p>
      <ul>
        {questions.map(({ language, text }) => (
          <li key={text} lang={language}>
            {text}
          </li>
        ))}
      </ul>
      <p className={styles.answered} lang={answered.language}>
        {answered.text}
      </p>
    </div>
  );
}

export default function SeoHero(props: Hero) {
  const { trail, heading, where, description, audit, figures, contents } = props;
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
          <Asked {...props} />
          <div className={styles.say}>
            <p>{description}</p>
            <Action {...props} action="proposal" />
            <TextLink href={`#${formAnchor('audit')}`} label={audit} />
          </div>
          <Figures figures={figures} className={styles.figures} />
        </div>
      </section>
      <Contents contents={contents} />
    </>
  );
}
