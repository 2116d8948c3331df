import { Link, TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Evidence } from '#app/ui/evidence/evidence.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './latest-work.module.css';

/** Milliseconds between slides. */
const slideTime = 2500;

export default function LatestWork({ heading, works, action }: SectionProps<'latest-work'>) {
  const { words } = useSite();
  return (
    <section className={`${styles.section} band slim on-ink`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <Carousel label={heading} labels={words.carousel} every={slideTime} loop className={styles.carousel}>
          {works.map(({ slug, heading: title, description, evidence, picture, href }) => (
            <article key={slug} className={styles.work}>
              <Picture
                picture={picture}
                sizes="(width >= 1024px) 46vw, (width >= 768px) 44vw, 80vw"
                className={styles.picture}
              />
              <h3>{href ? <Link href={href}>{title}</Link> : title}</h3>
              <p>{description}</p>
              <Evidence {...evidence} />
            </article>
          ))}
        </Carousel>
        {action ? (
          <p className={styles.action}>
            <TextLink href={action.href} more={action.more}>
              {action.label}
            </TextLink>
          </p>
        ) : null}
      </div>
    </section>
  );
}
