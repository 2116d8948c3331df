import { useEffect, useState } from 'react';

/** Milliseconds for which a dialog that was closed is still seen (`dialog.module.css`). */
const fade = 300;

/**
 * Whether the film of a dialog is there: from the frame after the one that opens the dialog, until the dialog has
 * faded. A browser's player is work to set up and to take down: the dialog opens and closes before it.
 */
export function useFilm(open: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setShown(open), open ? 0 : fade);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [open]);
  return shown;
}
