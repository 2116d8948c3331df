import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import styles from './lead-form.module.css';
import { useLeadWords } from './lead-words.ts';

interface SuccessDialogProps {
  id: string;
  open: boolean;
  text: string;
  onClose: () => void;
}

/** Confirms the message. Closes by itself; the form's status line remains. */
export function SuccessDialog({ id, open, text, onClose }: SuccessDialogProps) {
  const { success } = useLeadWords().forms;
  return (
    <Dialog id={id} open={open} onClose={onClose} label={success.title} closeLabel={success.close}>
      <div className={styles.success}>
        <Pointer className={styles.mark} />
        <p>{text}</p>
        <Button onClick={onClose}>{success.confirm}</Button>
      </div>
    </Dialog>
  );
}
