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
            <h2>{outcome.figure}</h2>
            <p>{outcome.text}</p>
          </div>
        ) : null}
        {figures ? <Figures figures={figures} className={styles.figures} /> : null}
      </div>
    </Chapter>
  );
}
