import { Children, type FocusEvent, type ReactNode, useRef, useState } from 'react';
import hull from '@site/content/media/landing/cargo-hull-1360.avif';
import heap1 from '@site/content/media/landing/cargo-heap-1.svg';
import heap2 from '@site/content/media/landing/cargo-heap-2.svg';
import heap3 from '@site/content/media/landing/cargo-heap-3.svg';
import heap4 from '@site/content/media/landing/cargo-heap-4.svg';
import { moving } from '#app/ui/motion/motion.ts';
import { Markers } from '#app/ui/rotation/markers.tsx';
import { itemAt } from '../showcase/swipe.ts';
import styles from './included.module.css';

const heaps = [heap1, heap2, heap3, heap4];

interface HoldsProps {
  titles: readonly string[];
  words: { choose: string; slide: string };
  /** A picture for each title, then a description for each. */
  children: ReactNode;
}

/**
 * Hovering over or focusing a hold shows its picture in the sail; leaving the boat restores the first. On small
 * screens all holds are listed, and the sail is swiped, with a marker for each picture.
 */
export default function Holds({ titles, words, children }: HoldsProps) {
  const parts = Children.toArray(children);
  const sail = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number>();
  const [inSight, setInSight] = useState(0);
  const current = chosen ?? inSight;

  function goTo(index: number): void {
    const picture = sail.current?.children[index];
    if (picture instanceof HTMLElement)
      sail.current?.scrollTo({ left: picture.offsetLeft, behavior: moving() ? 'smooth' : 'instant' });
  }

  function onFocus(index: number): void {
    setChosen(index);
    goTo(index);
  }

  function onBlur(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setChosen(undefined);
  }

  function onScroll(): void {
    setChosen(undefined);
    if (sail.current) setInSight(itemAt(sail.current, titles.length));
  }

  return (
    <>
      <div className={styles.rig}>
        <svg viewBox="0 0 640 768" aria-hidden="true">
          <path d="M331 34 358 900" className={styles.mast} />
          <path d="M331 44 18 640M331 44 650 640" className={styles.stay} />
          <path d="M334 34 334 76 246 50Z" className={styles.pennant} />
          <path d="M-8 347 606 22" className={styles.yard} />
        </svg>
        {/* Hidden from assistive technology: the markers are for the keyboard, and the pictures add nothing to the text. */}
        <div ref={sail} className={styles.mark} onScroll={onScroll} aria-hidden="true" tabIndex={-1}>
          {titles.map((title, index) => (
            <div key={title} className={styles.picture} data-current={index === current || undefined}>
              {parts[index]}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.dots}>
        <Markers
          count={titles.length}
          current={inSight}
          onChoose={goTo}
          label={words.choose}
          itemLabel={words.slide}
        />
      </div>
      {/* The buttons inside are focusable; the list only handles pointer and focus leaving. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={styles.holds} onPointerLeave={() => setChosen(undefined)} onBlur={onBlur}>
        {titles.map((title, index) => (
          <li
            key={title}
            data-current={index === current || undefined}
            onPointerEnter={() => setChosen(index)}
          >
            {index === 0 ? (
              <img src={hull} alt="" width={1360} height={520} loading="lazy" className={styles.hull} />
            ) : null}
            <h3>
              <button type="button" aria-pressed={index === current} onFocus={() => onFocus(index)}>
                {title}
              </button>
            </h3>
            {parts[titles.length + index]}
            <img src={heaps[index]} alt="" width={280} height={200} loading="lazy" className={styles.heap} />
          </li>
        ))}
      </ul>
    </>
  );
}
