import styles from './reel.module.css';

/** Radii of the turns of tape seen through the window of the case. */
const turns = [74, 100, 126, 152];

/** The case of a tape measure at the window's edge; the tape leaves it towards the text. */
export function Reel() {
  return (
    <svg viewBox="0 0 600 500" className={styles.reel} aria-hidden="true">
      <path d="M70 500V150Q70 0 220 0H600V500Z" className={styles.shadow} />
      <path d="M40 480V150Q40 0 190 0H600V480Z" className={styles.front} />
      <path d="M40 480V300Q240 470 600 420V480Z" className={styles.shade} />
      <path d="M74 230V156Q74 32 198 32H300" className={styles.light} />
      <path d="M20 436H600V500H20Z" className={styles.foot} />
      <path d="M34 446V140" className={styles.mouth} />
      <circle cx="330" cy="228" r="186" className={styles.rim} />
      <circle cx="330" cy="228" r="168" className={styles.well} />
      {turns.map((radius) => (
        <g key={radius}>
          <circle cx="330" cy="228" r={radius} className={styles.tape} />
          <circle cx="330" cy="228" r={radius + 7} className={styles.ticks} />
        </g>
      ))}
      <circle cx="330" cy="228" r="52" className={styles.rim} />
      <path d="M306 228h48M330 204v48" className={styles.slot} />
      <circle cx="92" cy="404" r="11" className={styles.slot} />
      <circle cx="560" cy="404" r="11" className={styles.slot} />
    </svg>
  );
}
