import { Picture, type PictureProps } from '../picture/picture.tsx';
import styles from './still-button.module.css';

export interface StillButtonProps {
  picture: PictureProps['picture'];
  sizes: string;
  /** What pressing does; the picture's alt text describes the still. */
  label: string;
  /** Id of the film's dialog. */
  opens: string;
  /** Address of an external film: the link's target without script. */
  href?: string | undefined;
  /**
   * Sets `--ratio` if the picture is not 4 to 5, `--corner` for a larger play sign, and `--corner-start` to move it
   * from the start.
   */
  className?: string | undefined;
}

/** A film still with a play sign in its corner; opens the film in a dialog. */
export function StillButton({ picture, sizes, label, opens, href, className }: StillButtonProps) {
  const look = {
    'aria-haspopup': 'dialog',
    className: ['zooms', styles.button, className].filter(Boolean).join(' '),
  } as const;
  const inside = (
    <>
      <span className={styles.still}>
        <Picture picture={picture} sizes={sizes} className={styles.picture} />
        <span className={styles.corner} />
      </span>
      <span className="visually-hidden">{label}</span>
    </>
  );
  return href ? (
    <a {...look} href={href} data-opens={opens}>
      {inside}
    </a>
  ) : (
    <button {...look} type="button" command="show-popover" commandfor={opens}>
      {inside}
    </button>
  );
}
