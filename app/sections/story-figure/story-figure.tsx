import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import { Chapter, Words } from '../story/chapter.tsx';
import styles from './story-figure.module.css';

export default function StoryFigure(props: SectionProps<'story-figure'>) {
  const { ground, picture, tall, label, paragraphs } = props;
  return (
    <Chapter ground={ground} bleeds>
      <Picture picture={picture} sizes="100vw" narrow={{ picture: tall, below: 768, sizes: '100vw' }} />
      <div className={styles.foot}>
        <div className={`wrap ${styles.words}`}>
          <p className={styles.label}>{label}</p>
          <Words paragraphs={paragraphs} className={styles.more} />
        </div>
      </div>
    </Chapter>
  );
}
