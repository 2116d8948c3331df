import { TextLink } from '#app/links/link.tsx';
import { Figures } from '#app/ui/figure/figure.tsx';
import type { SectionProps } from '../schemas.ts';
import { Chapter } from '../story/chapter.tsx';
import styles from './service-intro.module.css';
import { splitEnds } from './split-ends.ts';

/** Bold words at each end of the description. */
const boldWords = 5;

/** Keeps ranges such as 3-6 on one line. */
function Unbroken({ text }: { text: string }) {
  return text.split(/(\d+-\d+)/).map((part, index) =>
    index % 2 ? (
      <span key={part} className={styles.range}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** The first figure as a row of marks, one per unit. */
function Count({ figure }: { figure: string }) {
  const marks = Array.from({ length: Number.parseInt(figure, 10) }, (_, index) => index + 1);
  return (
    <p className={styles.count} aria-hidden="true">
      {marks.map((mark) => (
        <i key={mark} />
      ))}
    </p>
  );
}

/** Length of the second figure, which stands for its number; the first is as long as its own number then. */
const measure = 1100;

/** Both figures on counters of one scale. */
function Counters({ from, figure }: { from: { figure: string; label: string }; figure: string }) {
  const [least, most] = [from.figure, figure].map((words) => Number(words.replaceAll(/\D/g, '')));
  const length = Math.round((measure * (least ?? 0)) / (most || 1));
  return (
    <>
      <p className={styles.from}>
        <svg viewBox={`0 0 ${measure} 74`} aria-hidden="true">
          <text y="54" fontSize="62" textLength={length} lengthAdjust="spacingAndGlyphs">
            {from.figure}
          </text>
          <rect y="62" width={length} height="12" />
        </svg>
        <span>
          <span className="visually-hidden">{from.figure}</span> {from.label}
        </span>
      </p>
      <h2>
        <span className="visually-hidden">{figure}</span>
        <svg viewBox={`0 0 ${measure} 232`} aria-hidden="true">
          <text y="206" fontSize="278" textLength={measure} lengthAdjust="spacingAndGlyphs">
            {figure}
          </text>
          <rect y="220" width={measure} height="12" />
        </svg>
      </h2>
    </>
  );
}

export default function ServiceIntro(props: SectionProps<'service-intro'>) {
  const { ground, composition, description, outcome, figures } = props;
  const { start, middle, end } = splitEnds(description, boldWords);
  return (
    <Chapter ground={ground} className={styles.intro}>
      <div className={`wrap ${styles.columns}`} data-composition={composition}>
        <p className={styles.description}>
          <b>{start}</b> <Unbroken text={middle} />{' '}
          <b>
            <Unbroken text={end} />
          </b>
        </p>
        {composition === 'counted' && figures?.[0] ? <Count figure={figures[0].figure} /> : null}
        {outcome ? (
          <div className={styles.proof}>
            {outcome.from ? <Counters {...outcome} from={outcome.from} /> : <h2>{outcome.figure}</h2>}
            <p>{outcome.text}</p>
            {outcome.more ? <TextLink {...outcome.more} /> : null}
          </div>
        ) : null}
        {figures ? <Figures figures={figures} className={styles.figures} /> : null}
      </div>
    </Chapter>
  );
}
