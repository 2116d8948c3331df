import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import { Chapter, Words } from '../story/chapter.tsx';
import styles from './story-system.module.css';

export default function StorySystem(props: SectionProps<'story-system'>) {
  const { ground, heading, paragraphs, picture, tall, measures } = props;
  return (
    <Chapter ground={ground}>
      <div className="wrap">
        <Words heading={heading} paragraphs={paragraphs} />
        <Picture
          picture={picture}
          sizes="100vw"
          className={styles.sheet}
          narrow={tall ? { picture: tall, below: 768, sizes: '100vw' } : undefined}
        />
        {measures ? (
          <dl className={styles.measures}>
            {measures.map(({ label, figure, unit }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {figure}
                  {unit ? <small>{unit}</small> : null}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </Chapter>
  );
}
