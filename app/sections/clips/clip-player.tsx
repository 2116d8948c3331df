import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { useFilm } from '#app/ui/dialog/use-film.ts';
import styles from './clips.module.css';

interface Clip {
  name: string;
  quote: string;
  video: { width: number; height: number; sources: readonly { src: string; type: string }[] };
}

interface ClipPlayerProps {
  /** Drawn before the dialog opens, and still while it fades. */
  clip?: Clip | undefined;
  open: boolean;
  closeLabel: string;
  onClose: () => void;
}

/** The film in its box, which stands before the film does. */
function Film({ video: { width, height, sources }, open }: { video: Clip['video']; open: boolean }) {
  const shown = useFilm(open);
  return (
    <div className={styles.box} style={{ aspectRatio: `${width} / ${height}` }}>
      {shown ? (
        // The film has no sound; what is said stands below it.
        <video autoPlay loop muted playsInline controls>
          {sources.map((source) => (
            <source key={source.src} src={source.src} type={source.type} />
          ))}
        </video>
      ) : null}
    </div>
  );
}

/** A client on film in a modal: plays at once, because the visitor has asked for it. */
export function ClipPlayer({ clip, open, closeLabel, onClose }: ClipPlayerProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      label={clip?.name ?? ''}
      closeLabel={closeLabel}
      className={styles.player}
    >
      {clip ? (
        <>
          <Film key={clip.name} video={clip.video} open={open} />
          <p>{clip.quote}</p>
        </>
      ) : null}
    </Dialog>
  );
}
