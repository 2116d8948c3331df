import { useEffect, useState } from 'react';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
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

/** Milliseconds for which a dialog that was closed is still seen (`dialog.module.css`). */
const fade = 300;

/** Whether the film is there: from the frame after the one that opens the dialog, until the dialog has faded. */
function useFilm(open: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setShown(open), open ? 0 : fade);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [open]);
  return shown;
}

/** The film in its box. A browser's player is work to set up and to take down: the dialog opens and closes before it. */
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
