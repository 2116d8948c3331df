import { Dialog } from '#app/ui/dialog/dialog.tsx';
import styles from './clips.module.css';

interface Clip {
  name: string;
  quote: string;
  video: { width: number; height: number; sources: readonly { src: string; type: string }[] };
}

interface ClipPlayerProps {
  clip: Clip | undefined;
  closeLabel: string;
  onClose: () => void;
}

/** A client on film in a modal: plays at once, because the visitor has asked for it. */
export function ClipPlayer({ clip, closeLabel, onClose }: ClipPlayerProps) {
  return (
    <Dialog
      open={clip !== undefined}
      onClose={onClose}
      label={clip?.name ?? ''}
      closeLabel={closeLabel}
      className={styles.player}
    >
      {clip ? (
        <>
          {/* The film has no sound; what is said stands below it. */}
          <video autoPlay loop muted playsInline controls width={clip.video.width} height={clip.video.height}>
            {clip.video.sources.map((source) => (
              <source key={source.src} src={source.src} type={source.type} />
            ))}
          </video>
          <p>{clip.quote}</p>
        </>
      ) : null}
    </Dialog>
  );
}
