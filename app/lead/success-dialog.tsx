import { useSite } from '#app/site.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Sail } from '#app/ui/sail/sail.tsx';
import styles from './lead-form.module.css';

interface SuccessDialogProps {
  open: boolean;
  text: string;
  onClose: () => void;
}

/** Says that the message has arrived. It goes by itself; the form's status line stays. */
export function SuccessDialog({ open, text, onClose }: SuccessDialogProps) {
  const { success } = useSite().forms;
  return (
    <Dialog open={open} onClose={onClose} label={success.title} closeLabel={success.close}>
      <div className={styles.success}>
        <Sail className={styles.sail} />
        <p>{text}</p>
        <Button onClick={onClose}>{success.confirm}</Button>
      </div>
    </Dialog>
  );
}
