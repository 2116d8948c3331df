import { useSite } from '#app/site/site.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Stars } from '#app/ui/stars/stars.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './customer-quotes.module.css';

/** Milliseconds between slides. */
const slideTime = 3000;

export default function CustomerQuotes({ heading, rating, customers }: SectionProps<'customer-quotes'>) {
  const { words } = useSite();
  return (
    <section className={`${styles.section} band slim on-tide`}>
      <div className="wrap">
        <h2 className="roomy">{heading}</h2>
        <Carousel
          label={heading}
          labels={words.carousel}
          every={slideTime}
          markers
          headed
          className={styles.carousel}
        >
          {customers.map(({ id, quote, name, role, company, picture }) => (
            <figure key={id} className={styles.quote}>
              <Picture
                picture={picture}
                sizes="(width >= 1024px) min(23vw, 320px), (width >= 768px) 23vw, 120px"
                className={styles.portrait}
              />
              <Stars label={rating} />
              <blockquote>{quote}</blockquote>
              <p className={styles.author}>
                <b>{name}</b>
                <span>
                  {role}, {company}
                </span>
              </p>
            </figure>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
