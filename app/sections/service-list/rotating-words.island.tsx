import { PauseButton } from '#app/ui/rotation/pause-button.tsx';
import { useRotation } from '#app/ui/rotation/use-rotation.ts';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import styles from './rotating-words.module.css';

/** Milliseconds per word. */
const wordTime = 2000;

interface RotatingWordsProps {
  words: readonly string[];
  note: string;
  labels: { start: string; stop: string };
}

/** Large rotating words on extra-wide screens; choosing one stops the rotation. */
export default function RotatingWords({ words, note, labels }: RotatingWordsProps) {
  const {
    index: shown,
    moving,
    stopped,
    toggle,
    goTo,
    hold,
  } = useRotation({ count: words.length, every: wordTime });

  function choose(index: number): void {
    goTo(index);
    if (!stopped) toggle();
  }

  return (
    <div className={styles.words} {...hold}>
      <div className="wrap">
        <p className={styles.stage} aria-hidden="true">
          {words.map((word, index) => (
            <span key={word} data-shown={index === shown || undefined}>
              {word}
            </span>
          ))}
        </p>
        <div className={styles.index}>
          {moving ? <PauseButton stopped={stopped} onToggle={toggle} labels={labels} /> : null}
          <ul>
            {words.map((word, index) => (
              <li key={word}>
                <button
                  type="button"
                  aria-pressed={stopped && index === shown}
                  data-shown={index === shown || undefined}
                  onClick={() => choose(index)}
                >
                  <Pointer className={styles.mark} />
                  {word}
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.note}>{note}</p>
        </div>
      </div>
    </div>
  );
}
