import type { SectionProps } from '../schemas.ts';
import { Chapter, Words } from '../story/chapter.tsx';
import styles from './story-scale.module.css';

/** The number in a reading such as `over 2,700`. */
const valueOf = (reading: string): number => Number(reading.replaceAll(/\D/g, ''));

/** Windows of a floor, and the size of one with its piece of wall. */
const floor = 10;
const [wide, high] = [10, 11];

/** A tower of so many windows; the last floor ends where they do. */
function Tower({ windows, when }: { windows: number; when: 'before' | 'after' }) {
  const [full, rest] = [Math.floor(windows / floor), Math.round(windows % floor)];
  const [width, height] = [floor * wide, Math.ceil(windows / floor) * high];
  const top = rest ? `H${rest * wide}v${high}` : '';
  return (
    <svg viewBox={`0 ${-height} ${width} ${height}`} className={styles[when]} aria-hidden="true">
      <path d={`M0 0V${-height}${top}H${width}V0Z`} />
      <rect y={-full * high} width={width} height={full * high} fill={`url(#scale-${when})`} />
      <rect y={-height} width={rest * wide} height={high} fill={`url(#scale-${when})`} />
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
              <path d="M2 2h6v7H2Z" />
            </pattern>
          ))}
        </svg>
        <dl className={styles.pairs}>
          {pairs.map(({ label, scope, each, unit, from, to }) => (
            <div key={label} className={styles.pair}>
              <dt>
                {label} <span>{scope}</span> <b>{unit}</b>
              </dt>
              {[
                { when: 'before', words: before, reading: from } as const,
                { when: 'after', words: after, reading: to } as const,
              ].map(({ when, words, reading }) => (
                <dd key={when}>
                  <b>{reading}</b> <span>{words}</span>
                  <Tower windows={valueOf(reading) / each} when={when} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </Chapter>
  );
}
