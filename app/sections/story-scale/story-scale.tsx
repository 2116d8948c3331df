import type { SectionProps } from '../schemas.ts';
import { Chapter, Words } from '../story/chapter.tsx';
import styles from './story-scale.module.css';

/** The number in a reading such as `over 2,700`. */
const valueOf = (reading: string): number => Number(reading.replaceAll(/\D/g, ''));

export default function StoryScale({
  ground,
  heading,
  paragraphs,
  before,
  after,
  pairs,
}: SectionProps<'story-scale'>) {
  return (
    <Chapter ground={ground}>
      <div className="wrap">
        <Words heading={heading} paragraphs={paragraphs} />
        <dl className={styles.pairs}>
          {pairs.map(({ label, scope, from, to }) => {
            const largest = Math.max(valueOf(from), valueOf(to));
            return (
              <div key={label} className={styles.pair}>
                <dt>
                  {label} <span>{scope}</span>
                </dt>
                {[
                  { when: before, reading: from },
                  { when: after, reading: to },
                ].map(({ when, reading }) => (
                  <dd key={when}>
                    <b>{reading}</b> <span>{when}</span>
                    <svg className={styles.bar} aria-hidden="true">
                      <rect width={`${((valueOf(reading) / largest) * 100).toFixed(1)}%`} height="100%" />
                    </svg>
                  </dd>
                ))}
              </div>
            );
          })}
        </dl>
      </div>
    </Chapter>
  );
}
