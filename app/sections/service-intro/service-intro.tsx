import { Figures } from '#app/ui/figure/figure.tsx';
import type { SectionProps } from '../schemas.ts';
import { Chapter } from '../story/chapter.tsx';
import styles from './service-intro.module.css';
import { splitEnds } from './split-ends.ts';

/** Words in bold at each end of the description. */
const boldWords = 5;

/** A range of figures, such as 3-6, never breaks at its hyphen. */
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

export default function ServiceIntro(props: SectionProps<'service-intro'>) {
  const { ground, composition, description, figures } = props;
  const { start, middle, end } = splitEnds(description, boldWords);
  return (
    <Chapter ground={ground} className={styles.intro}>
      <div className={`wrap ${styles.columns}`} data-composition={composition}>
        <p className={styles.description}>
          <b>{start}</b> <Unbroken text={middle} /> <b>{end}</b>
        </p>
        {figures ? <Figures figures={figures} className={styles.figures} /> : null}
      </div>
    </Chapter>
  );
}
