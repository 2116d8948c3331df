import { useState } from 'react';
import { useMoving } from '#app/ui/motion/motion.ts';
import { useHold } from '#app/ui/rotation/use-hold.ts';
import { Sail } from '#app/ui/sail/sail.tsx';
import { useTicker } from '#app/ui/ticker/ticker.ts';
import styles from './rotating-words.module.css';

/** Milliseconds for which a word stands (landing-pages 2.3). */
const wordTime = 2000;

/** One large word after the other, on extra-wide screens; each can also be chosen, which stops the turning. */
export function RotatingWords({ words, note }: { words: readonly string[]; note: string }) {
  const moving = useMoving();
  const [shown, setShown] = useState(0);
  const [chosen, setChosen] = useState(false);
  const { held, hold } = useHold();
  useTicker(wordTime, () => setShown((index) => (index + 1) % words.length), moving && !chosen && !held);

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
          <ul>
            {words.map((word, index) => (
              <li key={word}>
                <button
                  type="button"
                  aria-pressed={chosen && index === shown}
                  data-shown={index === shown || undefined}
                  onClick={() => {
                    setChosen(!chosen || index !== shown);
                    setShown(index);
                  }}
                >
                  <Sail className={styles.sail} />
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
