import { Picture, type PictureProps } from '../picture/picture.tsx';
import { Sail } from '../sail/sail.tsx';
import styles from './still-button.module.css';

export interface StillButtonProps {
  picture: PictureProps['picture'];
  sizes: string;
  /** What pressing it does; the picture's own text says what is seen. */
  label: string;
  onClick: () => void;
  /** Gives the picture its ratio, and `--corner` where the sign is larger than usual. */
  className?: string | undefined;
}

/** A still of a film with the sign that starts it in its corner. */
export function StillButton({ picture, sizes, label, onClick, className }: StillButtonProps) {
  return (
    <button type="button" className={[styles.button, className].filter(Boolean).join(' ')} onClick={onClick}>
      <Picture picture={picture} sizes={sizes} className={styles.picture} />
      <span className={styles.corner}>
        <Sail className={styles.sail} />
      </span>
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
