import { Island } from '../island/island.tsx';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import Film, { type FilmProps } from './film.island.tsx';
import styles from './video.module.css';

export interface VideoProps extends FilmProps {
  /** Lies under the film, of the same size, and is all there is without script, motion or data to spare. */
  poster: PictureProps;
}

/** A film that decorates, over its still. */
export function BackgroundVideo({ poster, video, labels }: VideoProps) {
  return (
    <div className={styles.video}>
      <Picture {...poster} />
      <Island name="film" component={Film} props={{ video, labels }} />
    </div>
  );
}
