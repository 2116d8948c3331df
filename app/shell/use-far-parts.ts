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
      for (const part of marked) part.dataset['far'] = '';
    };
    const unmark = (): void => {
      for (const part of marked) delete part.dataset['far'];
      marked = [];
    };
    const onPoint = (event: Event): void => {
      pointed = opensDialog(event);
      if (pointed) afterPaint(mark);
      else if (marked.length > 0 && !document.querySelector('dialog:modal')) unmark();
    };
    document.addEventListener('pointerover', onPoint, { passive: true });
    addEventListener('scroll', unmark, { passive: true });
    return () => {
      document.removeEventListener('pointerover', onPoint);
      removeEventListener('scroll', unmark);
      unmark();
    };
  }, []);
}
