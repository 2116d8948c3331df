import type { SectionProps } from '../schemas.ts';
import { Chapter, Words } from '../story/chapter.tsx';
import { parts, sizes, width } from './scale.ts';
import styles from './story-scale.module.css';

type Pair = SectionProps<'story-scale'>['pairs'][number];

/** Height of a digit in ems. */
const digit = 0.74;

function Figures({ from, to }: Pick<Pair, 'from' | 'to'>) {
  const size = sizes(from, to);
  const height = Math.ceil(Math.max(size.from, size.to) * digit) + 8;
  const grows = size.from < size.to;
  return (
    <svg viewBox={`0 0 ${width} ${height + 84}`} className={styles.figures} aria-hidden="true">
      {grows ? (
        <rect y={height - size.from * digit} width="40" height={size.from * digit} className={styles.bar} />
      ) : null}
      <text y={height} fontSize={size.from.toFixed(1)} className={grows ? styles.from : undefined}>
        {parts(from).figure}
      </text>
      <text x={width} y={height} textAnchor="end" fontSize={size.to.toFixed(1)} className={styles.to}>
        {parts(to).figure}
      </text>
    </svg>
  );
}

export default function StoryScale({ ground, heading, paragraphs, pairs }: SectionProps<'story-scale'>) {
  return (
    <Chapter ground={ground}>
      <div className="wrap">
        <Words heading={heading} paragraphs={paragraphs} />
        <dl>
          {pairs.map(({ label, scope, from, to }) => (
            <div key={label} className={styles.pair}>
              <dt>{label}</dt>
              <dd>
                <b>
                  {from} – {to}
                </b>
                <span>{scope}</span>
              </dd>
              <dd aria-hidden="true">
                <Figures from={from} to={to} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Chapter>
  );
}
