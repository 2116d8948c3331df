import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Called when the visitor closes it: by the close button, Escape or a click beside it. */
  onClose: () => void;
  /** Name of the dialog for assistive technology, where no heading inside names it. */
  label: string;
  closeLabel: string;
  children: ReactNode;
  className?: string | undefined;
}

function outside(event: MouseEvent<HTMLDialogElement>): boolean {
  // A click on the backdrop has the dialog itself as its target; the content fills the dialog.
  return event.target === event.currentTarget;
}

/** Keeps the element's modal state in step with `open`. */
function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return element;
}

/**
 * A modal dialog on the platform's own element: it traps focus, makes the page behind it inert, closes by Escape,
 * and gives focus back to where it came from.
 */
export function Dialog({ open, onClose, label, closeLabel, children, className }: DialogProps) {
  const element = useModal(open);
  return (
    // The element itself listens to clicks on its backdrop; the keyboard has Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      aria-label={label}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      onClose={onClose}
      onClick={(event) => outside(event) && onClose()}
    >
      <div className={styles.content}>
        <button type="button" className={styles.close} onClick={onClose}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M5 5 19 19M19 5 5 19" stroke="currentColor" strokeWidth="2.5" />
          </svg>
          {closeLabel}
        </button>
        {children}
      </div>
    </dialog>
  );
}
