import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import type { SectionProps } from '../schemas.ts';
import Backdrop from '../landing-hero/backdrop.island.tsx';
import { breadth, fitting } from './sizes.ts';
import styles from './web-hero.module.css';

type Hero = SectionProps<'web-hero'>;
type Part = Hero['parts'][number];

interface Stage {
  days: NonNullable<Part['days']>;
  parts: (Part & { place: number })[];
}

/** Groups parts that share the same days. */
export function stagesOf(parts: Hero['parts']): Stage[] {
  const stages: Stage[] = [];
  for (const [place, part] of parts.entries()) {
    if (part.days) stages.push({ days: part.days, parts: [] });
    stages.at(-1)?.parts.push({ ...part, place });
  }
  return stages;
}

/** Font sizes, for stages as wide as their days and for stages as wide as their letters. */
function sizesOf(stages: readonly Stage[]): { wide: number; narrow: number } {
  const all = stages.reduce((sum, { days }) => sum + days.count, 0);
  const parts = stages.flatMap((stage) =>
    stage.parts.map(({ letters }) => ({
      letters,
      share: stage.days.count / stage.parts.length / all,
    })),
  );
  const name = parts.map(({ letters }) => letters).join('');
  const sum = breadth(name);
  const own = parts.map(({ letters }) => ({ letters, share: (breadth(letters) / sum) * 0.9 }));
  return { wide: fitting(parts, 31), narrow: fitting(own, 46) };
}

function Letters({ part, pictures }: { part: Stage['parts'][number]; pictures: Hero['pictures'] }) {
  const { start, stop } = useSite().words.pictures;
  const letters = (
    <span aria-hidden="true" className={styles.letters}>
      {part.letters.trim()}
    </span>
  );
  if (part.place !== 2) return letters;
  return (
    <div className={styles.window}>
      <Island
        name="backdrop"
        component={Backdrop}
        props={{ pictures, labels: { start, stop }, sizes: '(width < 768px) 80vw, 45vw' }}
      />
      {letters}
    </div>
  );
}

/** Positions of the ticks on the drawn screens, narrowest first. */
const screens = [
  [15, -62.5],
  [29, -54],
  [44, -46],
] as const;
/** Positions of the ticks below other letters, in a row. */
const row = [
  [-13, 9],
  [0, 9],
  [13, 9],
] as const;

/** The last part, passed tests: an i stands before three screens, with a sail as its dot. */
function Passed({ part, pictures }: { part: Stage['parts'][number]; pictures: Hero['pictures'] }) {
  const slender = part.letters.trim() === 'i';
  return (
    <>
      {slender ? (
        <svg viewBox="-50 -100 100 100" aria-hidden="true" className={styles.passed}>
          <path d="M-44 6V-46H44V6Z" className={`${styles.wider} ${styles.laptop}`} />
          <path d="M-29 6V-54H29V6Z" className={`${styles.wider} ${styles.tablet}`} />
          <path d="M-15 6V-62.5H15V6Z" className={styles.phone} />
          <path d="M0-82v-6M-9-81l-4-5M9-81l4-5" className={`${styles.wider} ${styles.rays}`} />
        </svg>
      ) : null}
      <Letters part={part} pictures={pictures} />
      <svg viewBox="-50 -100 100 100" aria-hidden="true" className={styles.passed}>
        {slender ? <path d="M-3.5-68L1.2-77Q5.2-72.5 3.6-68Z" className={styles.away} /> : null}
        {(slender ? screens : row).map(([x, y], index) => (
          <g
            key={x}
            transform={`translate(${x} ${y})`}
            className={slender && index > 0 ? styles.wider : undefined}
          >
            <circle r="4.6" />
            <path d="M-2.1 0L-.5 1.7 2.2-1.6" />
          </g>
        ))}
      </svg>
    </>
  );
}

/**
 * The place name as five stages of building a page. Each stage has a tick per day, which set its width, and below it
 * what is paid for it.
 */
export function BuiltName({ parts, pictures, scripts }: Hero) {
  const stages = stagesOf(parts);
  const { wide, narrow } = sizesOf(stages);
  const arabic = scripts.find(({ language }) => language === 'ar');
  const all = stages.reduce((sum, { days }) => sum + days.count, 0);
  return (
    <div className={styles.name} data-wide={wide} data-narrow={narrow}>
      {stages.map(({ days, parts: inStage }) => (
        <div
          key={days.label}
          className={styles.stage}
          data-share={Math.round((days.count / all) * 1e4) / 100}
        >
          <p className={styles.days}>{days.label}</p>
          <div className={styles.ruler}>
            {Array.from({ length: days.count }, (_, day) => (
              <i key={day} />
            ))}
          </div>
          <div className={styles.parts}>
            {inStage.map((part) => (
              <div key={part.label} className={styles.part} data-part={part.place + 1}>
                <p>{part.label}</p>
                {part.place === 4 ? (
                  <Passed part={part} pictures={pictures} />
                ) : (
                  <Letters part={part} pictures={pictures} />
                )}
                {part.place === 3 && arabic ? (
                  <em lang="ar" dir="rtl" aria-hidden="true" data-letters={arabic.word.length}>
                    <span>{arabic.word}</span>
                  </em>
                ) : null}
              </div>
            ))}
          </div>
          {days.due ? <p className={styles.due}>{days.due}</p> : null}
        </div>
      ))}
    </div>
  );
}
