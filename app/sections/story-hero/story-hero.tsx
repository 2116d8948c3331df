import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import { Facts } from '../story/facts.tsx';
import { Opening } from '../story/title.tsx';
import styles from './story-hero.module.css';

const cropped = (ratio: string): string =>
  `(width >= 1024px) max(100vw, 58vw * ${ratio}), (width >= 560px) max(100vw, 560px * ${ratio}), max(100vw, 100vw * ${ratio})`;

/** A heading of fewer characters is as tall as the picture. */
const short = 30;

export default function StoryHero(props: SectionProps<'story-hero'>) {
  const { world, facts, picture, tall, heading } = props;
  return (
    <section className={styles.hero} data-world={world}>
      <div className={styles.stage} data-short={heading.length < short ? '' : undefined}>
        {/* Before the picture in the document too: one that is painted first would move when the words come. */}
        <Opening {...props} className={`wrap ${styles.words}`} />
        <Picture
          picture={picture}
          sizes="100vw"
          cropped={cropped}
          loading="first"
          veil
          className={styles.picture}
          narrow={tall && { picture: tall, below: 768, sizes: '100vw' }}
        />
      </div>
      <div className={styles.foot}>
        <div className="wrap">
          <Facts facts={facts} />
        </div>
      </div>
    </section>
  );
}
