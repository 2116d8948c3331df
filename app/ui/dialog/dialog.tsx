import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogWords {
  /** Accessible name, where no heading inside provides one. */
  label: string;
  closeLabel: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A modal `<dialog>`: the platform traps focus, makes the page inert, closes it on Escape and restores focus. Buttons
 * open and close it by its id (`commandfor`), without script; clicking the backdrop closes it too (`start.ts`).
 */
export function DialogFrame({
  id,
  label,
  closeLabel,
  className,
  children,
  ...rest
}: DialogWords & { id: string } & Pick<ComponentProps<'dialog'>, 'ref' | 'onClose'>) {
  return (
    <dialog
      id={id}
      aria-label={label}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      {...rest}
    >
      <div className={styles.content}>
        <button type="button" className={styles.close} command="close" commandfor={id}>
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
export function Dialog({ open, ...frame }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return <DialogFrame ref={element} {...frame} />;
}
