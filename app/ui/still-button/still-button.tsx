import { Picture, type PictureProps } from '../picture/picture.tsx';
import { Sail } from '../sail/sail.tsx';
import styles from './still-button.module.css';

export interface StillButtonProps {
  picture: PictureProps['picture'];
  sizes: string;
  /** What pressing it does; the picture's own text says what is seen. */
  label: string;
  onClick: () => void;
  /** Called when it is pointed at or touched, before it is pressed. */
  onPoint?: (() => void) | undefined;
  /** Sets `--ratio` where the picture is not 4 to 5, and `--corner` where the sign is larger than usual. */
  className?: string | undefined;
}

/** A still of a film, with the sign that starts it in its corner: the film is shown in a dialog. */
export function StillButton({ picture, sizes, label, onClick, onPoint, className }: StillButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={[styles.button, className].filter(Boolean).join(' ')}
      onPointerEnter={onPoint}
      onClick={onClick}
    >
      <span className={styles.still}>
        <Picture picture={picture} sizes={sizes} className={styles.picture} />
        <span className={styles.corner}>
          <Sail className={styles.sail} />
        </span>
      </span>
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
