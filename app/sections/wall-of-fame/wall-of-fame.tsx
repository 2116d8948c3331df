import { TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './wall-of-fame.module.css';

/** Milliseconds between slides. */
const slideTime = 3000;

export default function WallOfFame({ heading, awards, action }: SectionProps<'wall-of-fame'>) {
  const { words } = useSite();
  return (
    <section className={`${styles.section} band row on-paper`}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.head}>
            <h2>{heading}</h2>
            <TextLink {...action} />
          </div>
          <Carousel
            label={heading}
            labels={words.carousel}
            every={slideTime}
            headed
            className={styles.carousel}
          >
            {awards.map(({ id, title, givenBy, year, picture }) => (
              <article key={id} className={styles.award}>
                <Picture picture={picture} sizes="clamp(110px, 10.4vw, 150px)" />
                <div>
                  <h3>{title}</h3>
                  <p>
                    {givenBy}, {year}
                  </p>
                </div>
              </article>
            ))}
          </Carousel>
        </div>
      </div>
    </section>
  );
}
