import type { SectionProps } from '../schemas.ts';
import { Chapter, Words } from '../story/chapter.tsx';
import styles from './story-scale.module.css';

/** The number in a reading such as `over 2,700`. */
const valueOf = (reading: string): number => Number(reading.replaceAll(/\D/g, ''));

/** Windows of a tower, across and up; the higher one of a pair has all of them. */
const [across, up] = [13, 16];
const [wide, high] = [10, 14];

/** A tower as high as its share of `up` rows of windows. */
function Tower({ share, when }: { share: number; when: 'before' | 'after' }) {
  const [width, height] = [across * wide, Math.round(share * up * high * 10) / 10];
  return (
    <svg viewBox={`0 ${-height - 16} ${width} ${height + 16}`} className={styles[when]} aria-hidden="true">
      <path d={`M-2 0V${-height}l10 -14H${width - 8}l10 14V0Z`} />
      <rect y={-height} width={width} height={height} fill={`url(#scale-${when})`} />
    </svg>
  );
}

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
        <svg className={styles.patterns} aria-hidden="true">
          {['before', 'after'].map((id) => (
            <pattern key={id} id={`scale-${id}`} width={wide} height={high} patternUnits="userSpaceOnUse">
              <path d="M2 3h6v8H2Z" />
            </pattern>
          ))}
        </svg>
        <dl className={styles.pairs}>
          {pairs.map(({ label, scope, from, to }) => {
            const largest = Math.max(valueOf(from), valueOf(to));
            return (
              <div key={label} className={styles.pair}>
                <dt>
                  {label} <span>{scope}</span>
                </dt>
                {[
                  { when: 'before', words: before, reading: from } as const,
                  { when: 'after', words: after, reading: to } as const,
                ].map(({ when, words, reading }) => (
                  <dd key={when}>
                    <b>{reading}</b> <span>{words}</span>
                    <Tower share={valueOf(reading) / largest} when={when} />
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
