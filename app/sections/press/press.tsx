import { useSite } from '#app/site/site.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './press.module.css';

/** Milliseconds between slides. */
const slideTime = 3000;

/** The active piece is first and larger than the others. */
export default function Press({ heading, pieces }: SectionProps<'press'>) {
  const { words } = useSite();
  return (
    <section className={`${styles.section} band slim on-paper half-start`}>
      <div className="wrap">
        <h2 className="roomy">{heading}</h2>
        <Carousel
          label={heading}
          labels={words.carousel}
          every={slideTime}
          headed
          className={styles.carousel}
        >
          {pieces.map(({ id, title, publication, summary, picture }) => (
            <article key={id} className={styles.piece}>
              <Picture picture={{ ...picture, alt: publication }} sizes="200px" className={styles.mark} />
              <h3>{title}</h3>
              <p>{summary}</p>
            </article>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
