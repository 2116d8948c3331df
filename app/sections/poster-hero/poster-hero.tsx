import { ActionLink } from '#app/links/link.tsx';
import { Trail } from '#app/links/trail.tsx';
import { Figures } from '#app/ui/figure/figure.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './poster-hero.module.css';

/** The picture is as tall as the words or the window. */
const cropped = (ratio: string): string =>
  `(width >= 1024px) max(42vw, 100vh * ${ratio}), (width >= 768px) max(42vw, 74vh * ${ratio}), max(100vw, 62vw * ${ratio})`;

export default function PosterHero({
  trail,
  heading,
  text,
  action,
  figures,
  picture,
}: SectionProps<'poster-hero'>) {
  return (
    <section className={`${styles.hero} on-ink`}>
      <Picture
        picture={picture}
        sizes="(width >= 1024px) 50vw, 100vw"
        cropped={cropped}
        loading="first"
        className={styles.picture}
      />
      <div className={`wrap ${styles.words}`}>
        {trail ? <Trail {...trail} /> : null}
        <h1>
          {heading.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <div className={styles.foot}>
          <p>{text}</p>
          {action ? (
            <ActionLink href={action.href} more={action.more} tone="sun">
              {action.label}
            </ActionLink>
          ) : null}
        </div>
        {figures ? <Figures figures={figures} className={styles.figures} /> : null}
      </div>
    </section>
  );
}
