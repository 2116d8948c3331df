import { Island } from '../island/island.tsx';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import Film, { type FilmProps } from './film.island.tsx';
import styles from './video.module.css';

export interface VideoProps extends FilmProps {
  /** Below the film at the same size; all there is without script, motion or spare data. */
  poster: PictureProps;
}

/** A decorative film over its poster. */
export function BackgroundVideo({ poster, video, labels }: VideoProps) {
  return (
    <div className={styles.video}>
      <Picture {...poster} />
      <Island name="film" component={Film} props={{ video, labels }} />
    </div>
  );
}
