import { DialogFrame } from '#app/ui/dialog/dialog.tsx';
import { FilmTemplate } from '#app/ui/dialog/film-template.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './clips.module.css';

interface ClipPlayerProps {
  id: string;
  clip: SectionProps<'clips'>['clips'][number];
  closeLabel: string;
}

/** A client on film in a modal: plays at once, because the visitor has asked for it. */
export function ClipPlayer({ id, clip, closeLabel }: ClipPlayerProps) {
  return (
    <DialogFrame id={id} label={clip.name} closeLabel={closeLabel} className={styles.player}>
      <div className={styles.box} data-ratio={clip.video.width / clip.video.height}>
        {/* The film has no sound; what is said stands below it. */}
        <FilmTemplate video={clip.video} controls />
      </div>
      <p>{clip.quote}</p>
    </DialogFrame>
  );
}
