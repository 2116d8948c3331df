import { Picture, type PictureProps } from '../picture/picture.tsx';
import { Pointer } from '../pointer/pointer.tsx';
import styles from './still-button.module.css';

export interface StillButtonProps {
  picture: PictureProps['picture'];
  sizes: string;
  /** What pressing it does; the picture's own text says what is seen. */
  label: string;
  /** Id of the dialog with the film. */
  opens: string;
  /** Address of a film at another site: where it leads without script. */
  href?: string | undefined;
  /** Sets `--ratio` where the picture is not 4 to 5, `--corner` where the sign is larger than usual, and
   *  `--corner-start` where it stands elsewhere than at the start. */
  className?: string | undefined;
}

/** A still of a film, with the sign that starts it in its corner: the film is shown in a dialog. */
export function StillButton({ picture, sizes, label, opens, href, className }: StillButtonProps) {
  const look = {
    'aria-haspopup': 'dialog',
    className: ['zooms', styles.button, className].filter(Boolean).join(' '),
  } as const;
  const inside = (
    <>
      <span className={styles.still}>
        <Picture picture={picture} sizes={sizes} className={styles.picture} />
        <span className={styles.corner}>
          <Pointer className={styles.mark} />
        </span>
      </span>
      <span className="visually-hidden">{label}</span>
    </>
  );
  return href ? (
    <a {...look} href={href} data-opens={opens}>
      {inside}
    </a>
  ) : (
    <button {...look} type="button" command="show-modal" commandfor={opens}>
      {inside}
    </button>
  );
}
