import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { closeDialog, openDialog } from './start.ts';

interface DialogWords {
  /** Accessible name, where no heading inside provides one. */
  label: string;
  closeLabel: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A dialog over the page. A popover, not a modal: making the page inert restyles every element, a tenth of a second on
 * a slow phone. The platform closes it on Escape and restores focus; script keeps focus inside (`start.ts`). Buttons
 * open and close it by its id (`commandfor`), without script; clicking beside its content closes it too.
 */
export function DialogFrame({
  id,
  label,
  closeLabel,
  className,
  children,
  ...rest
}: DialogWords & { id: string } & Pick<ComponentProps<'dialog'>, 'ref' | 'onToggle'>) {
  return (
    <dialog id={id} popover="auto" aria-label={label} className={styles.dialog} {...rest}>
      <div className={[styles.content, className].filter(Boolean).join(' ')}>
        <button type="button" className={styles.close} command="hide-popover" commandfor={id}>
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

interface DialogProps extends DialogWords {
  id: string;
  open: boolean;
  /** Called when the visitor closes it. */
  onClose: () => void;
}

/** A dialog controlled by an island's state. */
export function Dialog({ open, onClose, ...frame }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (dialog) (open ? openDialog : closeDialog)(dialog);
  }, [open]);
  return (
    <DialogFrame ref={element} onToggle={({ newState }) => newState === 'closed' && onClose()} {...frame} />
  );
}
