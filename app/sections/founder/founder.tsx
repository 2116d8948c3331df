import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './founder.module.css';

export default function Founder({ heading, person, picture, lead, cards, profile }: SectionProps<'founder'>) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <h3>{person.name}</h3>
      </div>
      <Picture
        picture={picture ?? person.cutout ?? person.picture}
        sizes="(width >= 768px) 50vw, 100vw"
        className={styles.portrait}
      />
      <div className={styles.words}>
        <p className={styles.lead}>{lead}</p>
        {cards ? (
          // Decorative: historical prices.
          <ul className={styles.cards} aria-hidden="true">
            {cards.map(({ text, language, price }) => (
              <li key={language} lang={language} dir="auto">
                {text} <b>{price}</b>
              </li>
            ))}
          </ul>
        ) : null}
        <p>{profile}</p>
      </div>
    </section>
  );
}
