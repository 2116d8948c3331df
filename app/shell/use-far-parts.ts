import { useEffect } from 'react';
import { opensDialog } from '#app/ui/dialog/opens-dialog.ts';

/** Pixels outside the window from which on a part is far: what hangs over from there cannot be seen. */
const distance = 200;

/** The sections of the page and its footer: each as wide as the page, and placed by nothing but its height. */
const parts = 'main > *, body > footer';

function farParts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(parts)].filter((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return bottom < -distance || top > innerHeight + distance;
  });
}

/** Leaves parts undrawn, each in the room that it takes. */
function leaveOut(left: readonly HTMLElement[]): void {
  // All are measured before the first is changed, so that the page is laid out once. Not `contain-intrinsic-size`:
  // Firefox counts a part's padding into it.
  const heights = left.map((part) => part.getBoundingClientRect().height);
  for (const [index, part] of left.entries()) {
    part.style.minBlockSize = `${heights[index]}px`;
    part.dataset['far'] = '';
  }
}

function bringBack(left: readonly HTMLElement[]): void {
  for (const part of left) {
    part.style.minBlockSize = '';
    delete part.dataset['far'];
  }
}

/** Calls back once the browser has painted, so that a press which happens now shows first. */
function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/**
 * Marks the parts of the page that are far from the window while a button that opens a dialog is pointed at, and under
 * the dialog: they are not drawn then (`base.css`). A dialog makes the whole page inert, for which the browser works
 * out the style of all that is drawn, and that was half of the time until a dialog shows. Marked for longer, each
 * section would be laid out while the visitor scrolls to it.
 */
export function useFarParts(): void {
  useEffect(() => {
    let marked: readonly HTMLElement[] = [];
    let pointed = false;
    const mark = (): void => {
      if (!pointed || marked.length > 0) return;
      marked = farParts();
      leaveOut(marked);
    };
    const unmark = (): void => {
      bringBack(marked);
      marked = [];
    };
    const onPoint = (event: Event): void => {
      pointed = opensDialog(event);
      if (pointed) afterPaint(mark);
      else if (marked.length > 0 && !document.querySelector('dialog:modal')) unmark();
    };
    document.addEventListener('pointerover', onPoint, { passive: true });
    addEventListener('scroll', unmark, { passive: true });
    addEventListener('resize', unmark);
    return () => {
      document.removeEventListener('pointerover', onPoint);
      removeEventListener('scroll', unmark);
      removeEventListener('resize', unmark);
      unmark();
    };
  }, []);
}
