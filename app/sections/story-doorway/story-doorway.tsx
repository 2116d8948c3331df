import { Trail } from '#app/links/trail.tsx';
import type { SectionProps } from '../schemas.ts';
import { Facts } from '../story/facts.tsx';
import { Meaning, Title } from '../story/title.tsx';
import styles from './story-doorway.module.css';

/** A keel arch in proportion to its box's width, on posts cut off at the floor. */
function Arch({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 100 900" preserveAspectRatio="xMidYMin slice" className={className} aria-hidden="true">
      <path d="M0 900V82C0 27 29 15 50 0C71 15 100 27 100 82V900Z" />
    </svg>
  );
}

export default function StoryDoorway(props: SectionProps<'story-doorway'>) {
  const { world, trail, title, study, heading, text, facts, parts } = props;
  const [before, after] = parts;
  return (
    <section className={styles.hero} data-world={world}>
      <div className={styles.stage}>
        <Arch className={styles.ring} />
        <Arch className={styles.ring} />
        <Arch className={styles.ring} />
        <div className={styles.floor} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.beam} aria-hidden="true">
          <path d="M29 0H71L100 100H0Z" />
        </svg>
        <p className={styles.name} aria-hidden="true">
          <span>{before}</span>
          <span>{after}</span>
        </p>
        <Arch className={styles.door} />
        <svg viewBox="0 0 40 110" className={styles.figure} aria-hidden="true">
          <path d="M6 110V44C6 18 34 18 34 44V110Z" />
          <circle cx="20" cy="13" r="11" />
        </svg>
        <div className={styles.trail}>
          <Trail {...trail} />
        </div>
        <div className={styles.words}>
          <Title title={title} study={study} />
          <h1>{heading}</h1>
          <p>{text}</p>
          <Meaning study={study} />
        </div>
        <Facts facts={facts} className={styles.facts} />
      </div>
    </section>
  );
}
