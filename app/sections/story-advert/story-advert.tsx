import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import { Chapter } from '../story/chapter.tsx';
import styles from './story-advert.module.css';

export default function StoryAdvert(props: SectionProps<'story-advert'>) {
  const { ground, heading, picture, note, lines, paragraphs, below, tall } = props;
  return (
    <Chapter ground={ground}>
      <div className="wrap">
        <h2 className={styles.heading}>{heading}</h2>
        <ol className={styles.parts}>
          <li>
            <Picture
              picture={picture}
              sizes="(width >= 1024px) min(51vw, 740px), 100vw"
              className={styles.part}
            />
            <p className={styles.note}>{note}</p>
          </li>
          {lines.map(({ text, price, note: words }) => (
            <li key={text}>
              <p className={styles.part} data-price={price && ''}>
                {text}
              </p>
              <p className={styles.note}>{words}</p>
            </li>
          ))}
        </ol>
        <div className={styles.below}>
          <Picture
            picture={below}
            sizes="100vw"
            narrow={tall ? { picture: tall, below: 768, sizes: '100vw' } : undefined}
          />
          <div>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </Chapter>
  );
}
