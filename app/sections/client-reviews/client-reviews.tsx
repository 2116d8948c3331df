import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './client-reviews.module.css';
import Reviews from './reviews.island.tsx';

export default function ClientReviews({ heading, reviews, whole }: SectionProps<'client-reviews'>) {
  const { start, stop, choose, slide } = useSite().words.carousel;
  return (
    <section className={`${styles.section} band slim on-sand`} data-hold="">
      <div className="wrap">
        <Island name="reviews" component={Reviews} props={{ words: { start, stop, choose, slide } }}>
          <h2>{heading}</h2>
          {reviews.map(({ id, title, subtitle, quote, name, role, company, picture }) => (
            <figure key={id} className={styles.card}>
              <Picture
                picture={picture}
                sizes={whole ? '(width >= 1024px) 25vw, 44vw' : '(width >= 1024px) 45vw, 60vw'}
                className={styles.portrait}
              />
              <div>
                <h3>{title}</h3>
                <p className={styles.subtitle}>{subtitle}</p>
              </div>
              <blockquote>{quote}</blockquote>
              <p className={styles.author}>
                <b>{name}</b>
                {role}, {company}
              </p>
            </figure>
          ))}
        </Island>
      </div>
    </section>
  );
}
