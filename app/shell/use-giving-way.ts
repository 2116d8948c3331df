import { type RefObject, useEffect } from 'react';

/** Pixels from which on a movement of the page is scrolling, not the trembling of a finger. */
const least = 8;

/** Whether the keyboard's focus is on something that lies under an element. */
function coversFocus(element: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible:not([tabindex="-1"])') || element.contains(focused)) return false;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  // The place that it has at rest: what is moved away counts as if it were back.
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
  return (
    left < offsetLeft + offsetWidth &&
    right > offsetLeft &&
    top < offsetTop + offsetHeight &&
    bottom > offsetTop
  );
}

function atEnd(): boolean {
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
}

/**
 * Marks a floating element with `data-away` while the visitor scrolls down, and while it would cover what has focus. It
 * comes back when they scroll up and at the end of the page.
 * @param around an element around the floating one
 */
export function useGivingWay(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const floating = around.current?.firstElementChild;
    if (!(floating instanceof HTMLElement)) return undefined;
    let from = scrollY;
    let down = false;
    const update = (): void => {
      if (Math.abs(scrollY - from) >= least) {
        down = scrollY > from;
        from = scrollY;
      }
      floating.toggleAttribute('data-away', (down && !atEnd()) || coversFocus(floating));
    };
    addEventListener('scroll', update, { passive: true });
    document.addEventListener('focusin', update);
    return () => {
      removeEventListener('scroll', update);
      document.removeEventListener('focusin', update);
    };
  }, [around]);
}
