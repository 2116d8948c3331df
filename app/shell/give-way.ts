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
 * Marks the chat button with `data-away` while the visitor scrolls down, and while it would cover what has focus. It
 * comes back when they scroll up and at the end of the page.
 */
export function letChatGiveWay(): void {
  let from = scrollY;
  let down = false;
  const update = (): void => {
    const button = document.querySelector<HTMLElement>('body > aside > a');
    if (Math.abs(scrollY - from) >= least) {
      down = scrollY > from;
      from = scrollY;
    }
    if (button) button.toggleAttribute('data-away', (down && !atEnd()) || coversFocus(button));
  };
  addEventListener('scroll', update, { passive: true });
  document.addEventListener('focusin', update);
}
