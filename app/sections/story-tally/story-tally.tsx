import type { SectionProps } from '../schemas.ts';
import { Chapter, Words } from '../story/chapter.tsx';
import { Boxes } from './boxes.tsx';
import styles from './story-tally.module.css';
import { shelter, Umbrella } from './umbrella.tsx';

const [width, height] = [1440, 760];
/** How far a stroke's line slants over the whole height. */
const slant = 190;

interface StrokesProps {
  count: number;
  lines: number;
  /** Lengths of a stroke and its gap, which add up to 1. */
  dash: string;
  className?: string | undefined;
}

/**
 * Slanting lines of strokes: each line is one path, with dashes counted by `pathLength`, as many as fit its length.
 * Lines end at different heights, so that the rain has no edge.
 */
function Strokes({ count, lines, dash, className }: StrokesProps) {
  const drawn = Array.from({ length: lines }, (_, index) => {
    // Golden-ratio steps distribute the lines evenly and vary their offsets.
    const x = ((index * 0.618_034) % 1) * (width + 220) - 20;
    const fall = 1 - ((index * 0.569_84) % 1) ** 2 * 0.6;
    return { x, reach: Math.min(fall, shelter(x, slant, height)) };
  });
  const whole = drawn.reduce((sum, { reach }) => sum + reach, 0);
  let way = 0;
  return drawn.map(({ x, reach }, index) => {
    const before = Math.round((count * way) / whole);
    way += reach;
    const shift = (index * 0.754_878) % 1;
    return (
      <path
        key={index}
        d={`M${x.toFixed(0)} 0l${(-slant * reach).toFixed(0)} ${(height * reach).toFixed(0)}`}
        pathLength={Math.round((count * way) / whole) - before}
        strokeDasharray={dash}
        strokeDashoffset={shift.toFixed(2)}
        className={className}
      />
    );
  });
}

export default function StoryTally(props: SectionProps<'story-tally'>) {
  const { ground, figure, label, strokes, marked, each, alt, paragraphs } = props;
  return (
    <Chapter ground={ground} bleeds>
      {each === 'drop' ? (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="xMinYMin slice"
          role="img"
          aria-label={alt}
          className={styles.strokes}
        >
          <Strokes count={strokes - marked} lines={Math.ceil(strokes / 36)} dash=".42 .58" />
          <Strokes count={marked} lines={Math.ceil(marked / 10)} dash=".22 .78" className={styles.marked} />
          <Umbrella />
        </svg>
      ) : (
        <Boxes each={each} count={strokes} marked={marked} alt={alt} />
      )}
      <div className={`wrap ${styles.foot}`}>
        <p className={styles.figure}>
          {figure ? <b data-long={figure.length > 9 || undefined}>{figure}</b> : null} <span>{label}</span>
        </p>
        {paragraphs ? <Words paragraphs={paragraphs} className={styles.words} /> : null}
      </div>
    </Chapter>
  );
}
