import { Link, TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Evidence } from '#app/ui/evidence/evidence.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './latest-work.module.css';

/** Milliseconds between slides. */
const slideTime = 2500;

/** A street of shopfronts: a sign, an awning, a window and a door for each work. */
export default function LatestWork({ heading, works, screens, action }: SectionProps<'latest-work'>) {
  const { words } = useSite();
  return (
    <section id="latest-work" className={`${styles.section} band slim on-ink`}>
      <div className="wrap">
        <div className={`${styles.head} ends`}>
          <h2>{heading}</h2>
          {action ? <TextLink {...action} /> : null}
        </div>
        <Carousel
          label={heading}
          labels={words.carousel}
          every={slideTime}
          headed
          className={styles.carousel}
        >
          {works.map(
            ({ slug, heading: title, sign, description, evidence, picture, wide, href, listed }, index) => (
              <article key={slug} className={styles.shop} data-color={(wide ?? picture).color}>
                <div className={styles.sign}>
                  <h3>
                    <Link href={href ?? listed}>{title}</Link>
                  </h3>
                  {sign ? (
                    <span lang={sign.language} aria-hidden="true">
                      {sign.word}
                    </span>
                  ) : null}
                </div>
                <div className={styles.awning} />
                <div className={styles.front}>
                  <Picture
                    picture={screens?.[index] ?? picture}
                    sizes="(width < 768px) calc(86vw - 160px), (width < 1100px) calc(47vw - 175px), 36vw"
                    className={styles.window}
                  />
                  <span className={styles.door} />
                </div>
                <div className={styles.words}>
                  <p>{description}</p>
                  <Evidence {...evidence} />
                </div>
              </article>
            ),
          )}
        </Carousel>
      </div>
    </section>
  );
}
