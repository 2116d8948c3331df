import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import { Chapter, Words } from '../story/chapter.tsx';
import styles from './story-applications.module.css';

export default function StoryApplications(props: SectionProps<'story-applications'>) {
  const { ground, heading, paragraphs, pictures } = props;
  const [first, ...others] = pictures;
  return (
    <Chapter ground={ground} bleeds>
      {first ? (
        <figure className={styles.first}>
          <Picture
            picture={first.picture}
            sizes="100vw"
            narrow={first.tall ? { picture: first.tall, below: 768, sizes: '100vw' } : undefined}
          />
        </figure>
      ) : null}
      <div className={`wrap ${styles.below}`} data-alone={others.length === 0 ? '' : undefined}>
        <div className={styles.words}>
          <p className={styles.caption}>{first?.caption}</p>
          <Words heading={heading} paragraphs={paragraphs} />
        </div>
        {others.map(({ picture, caption }) => (
          <figure key={caption} className={styles.other}>
            <Picture
              picture={picture}
              sizes={`(width >= 1024px) ${others.length > 1 ? '38vw' : 'min(27vw, 390px)'}, 100vw`}
            />
            <figcaption className={styles.caption}>{caption}</figcaption>
          </figure>
        ))}
      </div>
    </Chapter>
  );
}
