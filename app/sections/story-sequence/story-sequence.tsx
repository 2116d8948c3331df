import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import { Chapter, Words } from '../story/chapter.tsx';
import styles from './story-sequence.module.css';

const sizes = {
  upright: '(width >= 768px) 25vw, 50vw',
  square: '(width >= 768px) 33vw, 100vw',
  wide: '(width >= 768px) 61vw, 100vw',
} as const;

function shapeOf({ width, height }: { width: number; height: number }): keyof typeof sizes {
  if (height === width) return 'square';
  return height > width ? 'upright' : 'wide';
}

export default function StorySequence({
  ground,
  heading,
  steps,
  paragraphs,
}: SectionProps<'story-sequence'>) {
  return (
    <Chapter ground={ground}>
      <div className="wrap">
        <Words heading={heading} paragraphs={paragraphs} />
        <ol className={styles.steps}>
          {steps.map(({ mark, title, text, picture }, index) => (
            <li key={title} className={styles.step} data-drawn={picture && shapeOf(picture)}>
              <p className={styles.mark} data-short={mark && mark.length > 2 ? undefined : ''}>
                {mark ?? index + 1}
              </p>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              {picture ? <Picture picture={picture} sizes={sizes[shapeOf(picture)]} /> : null}
            </li>
          ))}
        </ol>
      </div>
    </Chapter>
  );
}
