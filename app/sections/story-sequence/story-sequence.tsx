import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import { Chapter, Words } from '../story/chapter.tsx';
import styles from './story-sequence.module.css';

/** Some a little below the widths shown, so that the nearest file is chosen and not the next. */
const sizes = {
  linked: '(width >= 768px) calc(60vw - 240px), 100vw',
  upright: '(width >= 768px) 20vw, 50vw',
  stairs: '(width >= 768px) 34vw, 100vw',
  wide: '(width >= 768px) 60vw, 100vw',
} as const;

type Steps = SectionProps<'story-sequence'>['steps'];

/** All pictures of a list are laid out alike: as upright only if every one of them is, as stairs if they end in squares. */
function shapeOf(steps: Steps): keyof typeof sizes {
  const pictures = steps.flatMap(({ picture }) => picture ?? []);
  if (pictures.every(({ width, height }) => height > width)) return 'upright';
  return pictures.every(({ width, height }) => height >= width) ? 'stairs' : 'wide';
}

export default function StorySequence({
  ground,
  heading,
  linked,
  steps,
  paragraphs,
}: SectionProps<'story-sequence'>) {
  const shape = linked ? 'linked' : shapeOf(steps);
  return (
    <Chapter ground={ground}>
      <div className="wrap">
        <Words heading={heading} paragraphs={paragraphs} />
        <ol className={styles.steps}>
          {steps.map(({ mark, title, text, picture }, index) => (
            <li key={title} className={styles.step} data-drawn={picture && shape}>
              <p className={styles.mark} data-short={mark && mark.length > 2 ? undefined : ''}>
                {mark ?? index + 1}
              </p>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              {picture ? <Picture picture={picture} sizes={sizes[shape]} /> : null}
            </li>
          ))}
        </ol>
      </div>
    </Chapter>
  );
}
