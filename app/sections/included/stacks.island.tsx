import { Children, type FocusEvent, type ReactNode, useState } from 'react';
import stack1 from '@site/content/media/landing/stack-1.svg';
import stack2 from '@site/content/media/landing/stack-2.svg';
import stack3 from '@site/content/media/landing/stack-3.svg';
import stack4 from '@site/content/media/landing/stack-4.svg';
import { Markers } from '#app/ui/rotation/markers.tsx';
import { useSwipe } from '../showcase/use-swipe.ts';
import styles from './included.module.css';

const stacks = [stack1, stack2, stack3, stack4];

interface StacksProps {
  titles: readonly string[];
  words: { choose: string; slide: string };
  /** A description for each title. */
  children: ReactNode;
}

/**
 * Hovering over or focusing a stack puts the others in the dark; leaving the row lights all of them. On small screens
 * the row is swiped, with a marker for each stack.
 */
export default function Stacks({ titles, words, children }: StacksProps) {
  const descriptions = Children.toArray(children);
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
        className={styles.stacks}
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
              <button type="button" aria-pressed={index === chosen} onFocus={() => setChosen(index)}>
                {title}
              </button>
            </h3>
            {descriptions[index]}
            <img src={stacks[index]} alt="" width={340} height={[198, 282, 366, 450][index]} loading="lazy" />
          </li>
        ))}
      </ul>
      <div className={styles.quay}>
        <Markers
          count={titles.length}
          current={current}
          onChoose={goTo}
          label={words.choose}
          itemLabel={words.slide}
          className={styles.dots}
        />
      </div>
    </>
  );
}
