import { Children, type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Markers } from '#app/ui/rotation/markers.tsx';
import styles from './showcase.module.css';
import { useSwipe } from './use-swipe.ts';

interface ShowcaseListProps {
  /** Ties names to their descriptions. */
  id: string;
  titles: readonly string[];
  words: { choose: string; slide: string };
  /** Picture and description of each title. */
  children: ReactNode;
}

/**
 * On large screens, hovering over or focusing a name expands its description and shows its picture; leaving the list
 * returns to the first. On small screens everything is open in a row that scrolls sideways, with a marker for each.
 */
export default function ShowcaseList({ id, titles, words, children }: ShowcaseListProps) {
  const bodies = Children.toArray(children);
  const { list, current, goTo, onScroll } = useSwipe(titles.length);
  const [open, setOpen] = useState(0);

  function onBlur(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(0);
  }

  return (
    <>
      {/* The buttons inside are focusable; the list only handles pointer and focus leaving. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        className={styles.list}
        onPointerLeave={() => setOpen(0)}
        onBlur={onBlur}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && setOpen(0)}
        onScroll={onScroll}
      >
        {titles.map((title, index) => (
          <li key={title} data-open={index === open || undefined} onPointerEnter={() => setOpen(index)}>
            <h3>
              <button
                type="button"
                aria-expanded={index === open}
                aria-controls={`${id}-${index}`}
                onFocus={() => setOpen(index)}
                onClick={() => setOpen(index)}
              >
                {title}
              </button>
            </h3>
            <div id={`${id}-${index}`} className={styles.body}>
              {bodies[index]}
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.dots}>
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
