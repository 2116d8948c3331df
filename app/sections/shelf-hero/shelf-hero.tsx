import type { SectionProps } from '../schemas.ts';
import styles from './shelf-hero.module.css';

/** The frieze of a cabinet as wide as the window, with a text below its heading. */
export default function ShelfHero({ heading, text }: SectionProps<'shelf-hero'>) {
  return (
    <section className={`${styles.frieze} on-ink`}>
      <h1 className="fills">{heading}</h1>
      <div className={`wrap ${styles.text}`}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
