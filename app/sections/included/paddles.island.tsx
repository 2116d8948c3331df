import { Children, type FocusEvent, type ReactNode, useState } from 'react';
import paddle1 from '@site/content/media/landing/paddle-1.svg';
import paddle2 from '@site/content/media/landing/paddle-2.svg';
import paddle3 from '@site/content/media/landing/paddle-3.svg';
import paddle4 from '@site/content/media/landing/paddle-4.svg';
import { Markers } from '#app/ui/rotation/markers.tsx';
import { useSwipe } from '../showcase/use-swipe.ts';
import styles from './included.module.css';

const paddles = [paddle1, paddle2, paddle3, paddle4];

interface PaddlesProps {
  titles: readonly string[];
  words: { choose: string; slide: string };
  /** For each title its weeks and its description. */
  children: ReactNode;
}

/**
 * Hovering over, focusing or pressing a part puts the others in the dark; leaving the row lights all of them. On small
 * screens the row is swiped, with a marker for each part.
 */
export default function Paddles({ titles, words, children }: PaddlesProps) {
  const parts = Children.toArray(children);
  const { list, current, goTo, onScroll } = useSwipe(titles.length);
  const [chosen, setChosen] = useState<number>();

  function onBlur(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setChosen(undefined);
  }

  return (
    <>
      {/* The buttons inside are focusable; the list only handles pointer and focus leaving. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        className={styles.row}
        onPointerLeave={() => setChosen(undefined)}
        onBlur={onBlur}
        onScroll={onScroll}
      >
        {titles.map((title, index) => (
          <li
            key={title}
            data-dark={(chosen !== undefined && chosen !== index) || undefined}
            onPointerEnter={() => setChosen(index)}
          >
            <h3>
              <button
                type="button"
                aria-pressed={index === chosen}
                onFocus={() => setChosen(index)}
                onClick={() => setChosen(index)}
              >
                {title}
              </button>
            </h3>
            <div className={styles.arm}>
              <img src={paddles[index]} alt="" width={340} height={760} loading="lazy" />
              {parts[2 * index]}
            </div>
            {parts[2 * index + 1]}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Markers
          count={titles.length}
          current={current}
          onChoose={goTo}
          label={words.choose}
          itemLabel={words.slide}
        />
      </div>
    </>
  );
}
